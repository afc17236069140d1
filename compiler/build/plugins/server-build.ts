import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { repositoryRoot } from '../../read/roots.ts'

/** `dist/server/main.mjs` serves, beside `fill.mjs` in a thread; `api.mjs` is the site as a library; `netlify.mjs` is bundled on by `cli/netlify`. */
const entries = {
  main: join(repositoryRoot, 'renderer/main.server.ts'),
  fill: join(repositoryRoot, 'renderer/fill.server.ts'),
  api: join(repositoryRoot, 'renderer/api.server.ts'),
  netlify: join(repositoryRoot, 'renderer/netlify.server.ts'),
}

/** The contents of a build folder besides the browser's files. */
export function serverBuild(roots: readonly string[]): Plugin {
  return {
    name: 'slicewright:server-build',
    apply: 'build',
    config: () => ({
      environments: {
        ssr: { build: { copyPublicDir: false, rolldownOptions: { input: entries } } },
      },
    }),
    writeBundle({ dir }) {
      if (dir === undefined) return
      if (this.environment.name === 'client') copyPublicFiles(roots, dir)
      const modules = JSON.stringify(filesOf(this.getModuleIds()), null, 1)
      writeFileSync(join(dir, `../modules.${this.environment.name}.json`), `${modules}\n`)
    },
  }
}

/**
 * Files a build was made from, relative to the repository, without packages and virtual modules.
 */
function filesOf(ids: Iterable<string>): string[] {
  const files = [...ids].map((id) => id.split('?')[0]!)
  const ours = files.filter(
    (file) =>
      !file.includes(`${sep}node_modules${sep}`) && !file.startsWith('\0') && existsSync(file),
  )
  return [...new Set(ours)].map((file) => relative(repositoryRoot, file)).sort()
}

/** Vite has copied this repository's; those of other roots add to them or replace them. */
function copyPublicFiles(roots: readonly string[], dir: string): void {
  for (const root of roots) {
    const folder = join(root, 'public')
    if (root !== repositoryRoot && existsSync(folder)) cpSync(folder, dir, { recursive: true })
  }
}
