/** Lists the packages that the built server loads before its first request. */
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, resolve } from 'node:path'
import { parseAst } from 'vite'

/**
 * Names of packages, sorted: those imported statically, by the file or by our own files that it
 * imports statically.
 * @param entry - JavaScript of a build whose packages are not bundled
 */
export function listLoadedPackages(entry: string): string[] {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const name of listImports(readFileSync(file, 'utf8'))) {
      if (name.startsWith('.')) visit(resolve(dirname(file), name))
      else if (!isBuiltin(name)) packages.add(toPackage(name))
    }
  }
  visit(resolve(entry))
  return [...packages].sort()
}

function listImports(code: string): string[] {
  return parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [String(statement.source.value)] : [],
  )
}

/** `@scope/name/part` is `@scope/name`. */
function toPackage(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
