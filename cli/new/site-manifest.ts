/** What makes the folder of a site one that depends on the engine by its version. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

/** What people type daily, named as in this repository; `npx slicewright --help` lists all. */
const scripts = ['dev', 'start', 'build', 'check', 'generate']

const { version, allowScripts } = JSON.parse(
  readFileSync(join(repositoryRoot, 'package.json'), 'utf8'),
) as {
  version: string
  /** npm asks the root alone which packages may run a script when they are installed. */
  allowScripts: Record<string, boolean>
}

/** As `npm pack` calls it. */
export const archive = `slicewright-${version}.tgz`

/**
 * Text of a site's `package.json`.
 * @param name - of the package
 */
export function toManifest(name: string): string {
  return `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: Object.fromEntries(scripts.map((word) => [word, `slicewright ${word}`])),
      dependencies: { slicewright: version },
      allowScripts,
    },
    null,
    2,
  )}\n`
}

/** What is made anew, or is of one machine. */
export const ignored = `${['node_modules/', 'dist/', 'reports/', '.data/', '.cache/'].join('\n')}\n`
