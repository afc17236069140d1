/** The files that make a site's folder depend on the engine by version. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'

/** Everyday commands, named as in this repository; `npx slicewright --help` lists all. */
const scripts = ['dev', 'start', 'build', 'check', 'generate']

const { version, allowScripts } = JSON.parse(
  readFileSync(join(repositoryRoot, 'package.json'), 'utf8'),
) as {
  version: string
  /** npm reads only the root's list of packages that may run install scripts. */
  allowScripts: Record<string, boolean>
}

/** The file name that `npm pack` gives it. */
export const archive = `slicewright-${version}.tgz`

/**
 * Text of a site's `package.json`.
 * @param name - the package's
 * @param dependencies - the engine, from a registry or a file
 */
export function toManifest(
  name: string,
  dependencies: Record<string, string> = { slicewright: version },
): string {
  return `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: Object.fromEntries(scripts.map((word) => [word, `slicewright ${word}`])),
      dependencies,
      allowScripts,
    },
    null,
    2,
  )}\n`
}

/** Files that are regenerated, or belong to one machine. */
export const ignored = `${['node_modules/', 'dist/', 'reports/', '.data/', '.cache/'].join('\n')}\n`
