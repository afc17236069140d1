/** What a site still has of a version before, and what other checks say of it, with what stands in its place. */
import { readFileSync } from 'node:fs'
import type { Fault } from '../../read/fault.ts'
import { toKeys } from '#schemas/json-pointer.ts'
import { lineAt } from '../../read/find-line.ts'
import { listDocuments } from '../../read/list-documents.ts'
import { parseTolerantly } from '../../read/parse-tolerantly.ts'
import { repositoryRoot } from '../../read/roots.ts'
import { findOldImports } from './find-old-imports.ts'
import { findOldNames } from './find-old-names.ts'
import { findOldSettings } from './find-old-settings.ts'
import { findOldValues } from './find-old-values.ts'
import { upgrades } from './table.ts'
import { toFault, type Upgrade } from './upgrade.ts'

/** The faults of a site, once it has been looked at for what was something once. */
export function tellUpgrades(faults: readonly Fault[], roots: readonly string[]): Fault[] {
  const found = roots.flatMap((root) =>
    root === repositoryRoot
      ? []
      : [
          ...findOldNames(root),
          ...findOldImports(root),
          ...findOldValues(root),
          ...findOldSettings(root),
        ],
  )
  const others = faults.filter((fault) => !found.some((one) => isWithin(fault, one)))
  return [...others.map(tellName), ...found]
}

/** What is said of a place whose new form is known is about the old one. */
function isWithin(fault: Fault, { file, path }: Fault): boolean {
  if (fault.file !== file || path === '') return false
  const line = /^:\d+/.exec(path)?.[0]
  return line === undefined
    ? fault.path === path || fault.path.startsWith(`${path}/`)
    : /^:\d+/.exec(fault.path)?.[0] === line
}

/** Stored sections of a type that is gone are left out of their page. Reads every document: not for each save. */
export function findOldSections(roots: readonly string[]): Fault[] {
  const rows = new Map(
    upgrades.filter(({ area }) => area === 'sections').map((row) => [row.old, row]),
  )
  const pattern = new RegExp(`"slice_type"\\s*:\\s*"(${[...rows.keys()].join('|')})"`, 'g')
  const sites = roots.filter((root) => root !== repositoryRoot)
  return sites.flatMap(listDocuments).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(pattern)].map(({ 1: old, index }) =>
      toFault(rows.get(old!)!, { file, path: `:${lineAt(text, index)}` }),
    )
  })
}

/** A fault of an unknown name that was known once says what it is called now. */
function tellName(fault: Fault): Fault {
  const row = upgrades.find((one) => isAbout(one, fault))
  return row ? toFault(row, fault, toWord(row)) : fault
}

const files: Partial<Record<Upgrade['area'], RegExp>> = {
  machines: /\/machine\.json$/,
  messages: /\.tsx?$|\/(?:page-types|layouts)\/[^/]+\.json$/,
  sections: /\/(?:page-types|layouts)\/[^/]+\.json$/,
  tokens: /\.css$/,
}

function isAbout(row: Upgrade, fault: Fault): boolean {
  if (!files[row.area]?.test(fault.file)) return false
  return fault.message.includes(`"${toWord(row)}"`) || findNamed(fault) === toWord(row)
}

/** The value that the fault is about, where it is not said. */
function findNamed({ file, path }: Fault): unknown {
  if (!/\/(?:type|src|slice)$/.test(path)) return undefined
  const { value } = parseTolerantly(readFileSync(file, 'utf8'))
  return toKeys(path).reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    value,
  )
}

/** As it is written where it is used. */
const toWord = ({ old }: Upgrade): string => old.slice(old.lastIndexOf(' ') + 1)
