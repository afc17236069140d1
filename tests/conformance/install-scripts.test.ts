/** What may run while packages are installed. npm 12 runs nothing that the root's `allowScripts` does not name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { toManifest } from '../../cli/new/site-manifest.ts'

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Content

const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json')
const { packages } = read<{
  packages: Record<string, { hasInstallScript?: boolean; link?: boolean; resolved?: string }>
}>('package-lock.json')

it('every package that has a script is judged, and Node alone runs one', () => {
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  // By name: the lock file holds no addresses, without which npm takes no version for granted.
  expect(Object.keys(allowScripts).toSorted()).toEqual(scripted.toSorted())
  expect(Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([
    ['node', true],
  ])
  const addresses = Object.values(packages).filter(({ link, resolved }) => !link && resolved)
  expect(addresses).toEqual([])
})

it('[PAGEBUILDER-05] a site that depends on the engine says the same, since npm asks its root alone', () => {
  expect(JSON.parse(toManifest('a-site'))).toMatchObject({ allowScripts })
})
