/**
 * Part of `npm test -- --no-browser`: whether every production package may be used and
 * redistributed.
 */
import { findProductionPackages, readManifest, type Manifest } from './find-packages.ts'

/**
 * Permissive licences, and weak copyleft for files and libraries redistributed unchanged. SPDX
 * identifiers.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Old packages that state their licence only in the README. */
const declaredElsewhere: Readonly<Record<string, string>> = { 'callsite 1.0.0': 'MIT' }

/**
 * Evaluates an SPDX expression: one side of each OR, both of each AND, parentheses around either.
 * @see https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions
 */
export function isAllowed(expression: string): boolean {
  const inner = expression
    .trim()
    .replace(/\(([^()]*)\)/g, (_, group: string) => (isAllowed(group) ? 'MIT' : 'refused'))
  return inner
    .split(/\s+OR\s+/)
    .some((side) => side.split(/\s+AND\s+/).every((name) => allowed.has(name.trim())))
}

/** The licence a package declares, as an SPDX expression. */
export function findLicense({ name, version, license }: Manifest): string {
  const declared = typeof license === 'string' ? license : license?.type
  return declared ?? declaredElsewhere[`${name} ${version}`] ?? 'none'
}

/** @returns a line for each package that must not be shipped */
export function findForeignLicenses(folders = findProductionPackages()): string[] {
  return folders.map(readManifest).flatMap((manifest) => {
    const expression = findLicense(manifest)
    return isAllowed(expression) ? [] : [`${manifest.name} ${manifest.version}: ${expression}`]
  })
}

if (import.meta.main) {
  const foreign = findForeignLicenses()
  if (foreign.length > 0) {
    console.error(
      `Packages with licences that are not allowed:\n  ${foreign.join('\n  ')}\nUse others, or add the licence to cli/shipping/check-licenses.ts.`,
    )
    process.exitCode = 1
  } else console.log(`Licences: ${findProductionPackages().length} packages, all of them allowed.`)
}
