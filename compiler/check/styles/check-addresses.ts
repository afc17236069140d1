/** Files that a sheet names: typefaces, pictures, other sheets. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findNearest } from '#schemas/find-nearest.ts'
import { repositoryRoot } from '../../read/roots.ts'
import type { Sheet } from './sheet.ts'
import { lineAt } from './parse-sheet.ts'

/** @param roots - whose `public/` an address that begins with a slash is found in */
export function checkAddresses({ file, root, report }: Sheet, roots: readonly string[]): void {
  const check = (address: string, line: number | undefined) => {
    const path = address.replace(/[?#].*$/s, '')
    if (path === '' || /^[a-z][\w+.-]*:|^\/\//i.test(address)) return
    const places = path.startsWith('/')
      ? [repositoryRoot, ...roots].map((one) => join(one, 'public', path))
      : [join(dirname(file), path)]
    if (places.some((place) => existsSync(place))) return
    report(line, `There is no file "${path}".`, toHint(path, places))
  }
  root.walkDecls((declaration) => {
    for (const [, quoted, plain] of declaration.value.matchAll(addresses))
      check((quoted ?? plain)!.trim(), lineAt(declaration))
  })
  root.walkAtRules('import', (rule) => {
    const [, address] = /^(?:url\()?\s*['"]?([^'")\s]+)/.exec(rule.params) ?? []
    if (address !== undefined) check(address, lineAt(rule))
  })
}

const addresses = /url\(\s*(?:(?<=\(\s*)['"]([^'"]*)['"]|([^'")]+))\s*\)/g

function toHint(path: string, places: readonly string[]): string {
  const beside = places.flatMap((place) =>
    existsSync(dirname(place)) ? readdirSync(dirname(place)) : [],
  )
  const near = findNearest(basename(path), beside)
  if (near !== undefined) return `Did you mean "${join(dirname(path), near)}"?`
  return path.startsWith('/')
    ? `Put it at public${path}, or correct the address.`
    : 'Add it, or correct the path.'
}
