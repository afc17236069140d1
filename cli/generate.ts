/** `slicewright generate`: the files made from schemas and machines. */
import {
  findDifferences,
  generateFiles,
  generateSiteFiles,
  writeFiles,
} from '#compiler/generate/generate.ts'
import { findRoots, repositoryRoot } from '#compiler/read/roots.ts'
import type { Command } from './run-command.ts'

export const generate: Command = {
  help: `slicewright generate [OPTIONS]
Writes the types and reference pages that are made from schemas and machines: of this repository, or with
SITE_DIR those of its last folder.
  --check  writes nothing, and exits with 1 when one differs from its sources
Environment: SITE_DIR`,
  options: { check: { type: 'boolean' } },
  async run({ values }) {
    const roots = findRoots()
    const root = roots.at(-1)!
    const files = root === repositoryRoot ? await generateFiles() : await generateSiteFiles(roots)
    const differing = findDifferences(files, root)
    const place = root === repositoryRoot ? '' : ` in ${root}`
    if (!values['check']) {
      writeFiles(files, root)
      console.log(`${files.size} generated files${place}, ${differing.length} of them changed.`)
      return 0
    }
    if (differing.length === 0) return 0
    const list = differing.map((path) => `  ${path}`).join('\n')
    console.error(
      `These generated files${place} differ from their sources:\n${list}\nRun \`npm run generate\`.`,
    )
    return 1
  },
}
