/**
 * Class names: as short as possible in a build, telling their origin on the dev server. Both follow
 * from files alone, so that server and browser, and two builds, agree.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { repositoryRoot } from '../../read/roots.ts'
import { findSliceFolders } from '../modules/site-files.ts'
import { pathInRoots } from './collect-assets.ts'

/** @returns the name in pages of a class or of an animation of a style module */
export type NameClass = (name: string, file: string) => string

/** `Hero-title-8035`: follows the file, not its text, so that hot updates agree as well. */
export function createLongNames(roots: readonly string[]): NameClass {
  return (name, file) => {
    const place = pathInRoots(file, [repositoryRoot, ...roots])
    const hash = createHash('sha256').update(place).digest('hex').slice(0, 4)
    return `${basename(file, '.module.css')}-${name}-${hash}`
  }
}

/** Numbers classes in the order of the site's files, and of their contents. */
export function createShortNames(roots: readonly string[]): NameClass {
  const nameLong = createLongNames(roots)
  const names = new Map<string, string>()
  for (const file of findStyleModules(roots)) {
    for (const name of findNames(readFileSync(file, 'utf8')))
      names.set(`${file} ${name}`, toShortName(names.size))
  }
  return (name, file) => names.get(`${file} ${name}`) ?? nameLong(name, file)
}

/** Without vowels no name is a word, and none is `ad`, which blockers of advertisements hide. */
const letters = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const signs = `${letters}0123456789`

/** The first two thousand have two signs. */
export function toShortName(index: number): string {
  const before = Math.floor(index / signs.length)
  const start = letters[before] ?? toShortName(before - letters.length)
  return start + signs[index % signs.length]!
}

/** The engine's parts too: a site that stands alone may draw with them. */
function findStyleModules(roots: readonly string[]): string[] {
  const folders = [
    ...[repositoryRoot, ...roots].map((root) => join(root, 'slice-registry/parts')),
    ...findSliceFolders(roots).map(({ component }) => dirname(component)),
  ]
  return [...new Set(folders)].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .toSorted()
      .map((name) => join(folder, name)),
  )
}

/** May find too many, such as names in comments. */
function findNames(css: string): Set<string> {
  const found = css.matchAll(/(?:\.|@keyframes\s+)([_a-z][\w-]*)/gi)
  return new Set([...found].map(([, name]) => name!))
}
