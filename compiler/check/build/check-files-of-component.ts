/** Files that a component names: style sheets with their classes, and what a browser would load. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { didYouMean, type Fault } from '../../read/fault.ts'
import { repositoryRoot } from '../../read/roots.ts'
import { hole, type ComponentSource } from './read-component.ts'

type Said = Pick<Fault, 'message' | 'hint'> & { at: string }

export function checkFilesOf(
  file: string,
  { attributes, imports, members }: ComponentSource,
  roots: readonly string[],
): Said[] {
  const folder = dirname(file)
  const sheets = new Map<string, ReadonlySet<string>>()
  const missing = imports.flatMap(({ name, value = '', at }): Said[] => {
    if (!/^\.{1,2}[/]/.test(value) || /\.tsx?$/.test(value)) return []
    const path = join(folder, value)
    if (!existsSync(path))
      return [{ at, message: `There is no file "${value}".`, hint: 'Add it, or correct the path.' }]
    if (value.endsWith('.module.css')) sheets.set(name, listClassesIn(path))
    return []
  })
  const unknown = members.flatMap(({ name, value = '', at }): Said[] => {
    const classes = sheets.get(name)
    // What is computed is only known on the page.
    if (!classes || value === '' || value.includes(hole) || classes.has(value)) return []
    return [
      { at, message: `The style sheet has no class "${value}".`, hint: didYouMean(value, classes) },
    ]
  })
  const absent = attributes.flatMap(({ name, value = '', at }): Said[] => {
    const hint = /^(?:src|poster|href)$/.test(name) ? findAbsent(value, roots) : undefined
    return hint === undefined ? [] : [{ at, message: `There is no file "${value}".`, hint }]
  })
  return [...missing, ...unknown, ...absent]
}

function listClassesIn(path: string): ReadonlySet<string> {
  const found = readFileSync(path, 'utf8').matchAll(/\.(-?[a-z_][\w-]*)/gi)
  return new Set([...found].map(([, name]) => name!))
}

/** Of pictures and the like; other addresses are those of pages. */
function findAbsent(address: string, roots: readonly string[]): string | undefined {
  if (!/^[/](?![/])[^?#{]*\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm|woff2?|pdf)$/i.test(address))
    return undefined
  const places = [repositoryRoot, ...roots]
  if (places.some((root) => existsSync(join(root, 'public', address)))) return undefined
  return roots.some((root) => existsSync(join(root, 'content', address)))
    ? 'It lies in content/assets, which documents name as "asset:…": show it by a field, or put it into public/.'
    : `Put it at public${address}, or correct the address.`
}
