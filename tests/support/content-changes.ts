/** Documents of a site as an editor might have left them, in a folder of their own. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- reaches into JSON to break it
type Change = (document: any) => void

/** @param site - name in `tests/fixtures/sites` */
export function createContentChanges(site: string): {
  folder: string
  change(path: string, change: Change): void
  remove(): void
} {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),
    change(path, change) {
      const from = join(repositoryRoot, 'tests/fixtures/sites', site, 'content', path)
      const document = JSON.parse(readFileSync(from, 'utf8'))
      change(document)
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), JSON.stringify(document))
    },
  }
}
