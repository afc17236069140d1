/**
 * How a root's `site.json` selects from the roots before it: `without` leaves parts out, `use`
 * takes over some of the engine's.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../schemas/is-object.ts'
import { parseTolerantly } from './parse-tolerantly.ts'
import { toSliceFolder } from './slice-names.ts'

/** Parts that are files or folders, called by their name, and the folders that hold them. */
export const partFolders = {
  documents: 'schemas/documents',
  pageTypes: 'site-config/page-types',
  layouts: 'site-config/layouts',
  forms: 'site-config/forms',
  experiments: 'site-config/experiments',
  slices: 'slice-registry/slices',
  machines: 'machines',
} as const

/** Parts that are entries of a list in a file, and the key that names them. */
export const partLists = {
  actors: { file: 'behaviours.json', key: 'id' },
  vendors: { file: 'vendors.json', key: 'id' },
  routeRules: { file: 'site.json', key: 'path' },
} as const

export type PartFolder = keyof typeof partFolders
export type PartList = keyof typeof partLists

/** Names of files or folders in `folder` of earlier roots that the site does not have. */
export function listLeftOut(root: string, folder: string): string[] {
  const part = partOf(folder)
  return part === undefined ? [] : listNames(root, 'without', part).map(toFileName(part))
}

/** Names of files or folders in `folder` of the engine that the site takes over, with the machines they need. */
export function listUsed(root: string, folder: string, engine: string): string[] {
  const part = partOf(folder)
  if (part === undefined) return []
  const names = listNames(root, 'use', part).map(toFileName(part))
  return part === 'machines' ? [...names, ...listMachinesOfUsed(root, engine)] : names
}

/** @param later - the roots after the one that has the entries */
export function withoutLeftOut<T>(
  entries: readonly T[],
  part: PartList,
  later: readonly string[],
): T[] {
  const names = new Set(later.flatMap((root) => listNames(root, 'without', part)))
  return entries.filter((entry) => !names.has(nameOf(entry, part)))
}

/** Entries of the engine's list that the root takes over. */
export function listUsedEntries(root: string, part: PartList, engine: string): unknown[] {
  const names = listNames(root, 'use', part)
  if (names.length === 0) return []
  const values = read(join(engine, 'site-config', partLists[part].file))
  const entries: unknown = isObject(values) ? values[part] : undefined
  return Array.isArray(entries) ? entries.filter((one) => names.includes(nameOf(one, part))) : []
}

/** Codes of the languages that a root's `site.json` declares; none where it does not. */
export function listLocales(root: string): string[] {
  const config = read(join(root, 'site-config/site.json'))
  const locales = isObject(config) ? config['locales'] : undefined
  if (!Array.isArray(locales)) return []
  return locales.flatMap((one) => (isObject(one) ? [String(one['code'])] : []))
}

/** Codes of a site's locales with those that stand in for them, as the last root that has locales says. */
export function readFallbacks(
  roots: readonly string[],
): { code: string; fallback: string | undefined }[] {
  const declared = roots.map((root) => read(join(root, 'site-config/site.json')))
  const config = declared.findLast((one) => isObject(one) && Array.isArray(one['locales']))
  const locales = isObject(config) && Array.isArray(config['locales']) ? config['locales'] : []
  return locales.flatMap((one) => {
    const { code, fallback } = isObject(one) ? one : {}
    if (typeof code !== 'string') return []
    return { code, fallback: typeof fallback === 'string' ? fallback : undefined }
  })
}

export function listNames(root: string, verb: 'use' | 'without', part: string): string[] {
  const config = read(join(root, 'site-config/site.json')) as Names | undefined
  const parts = isObject(config) ? config[verb] : undefined
  const names = isObject(parts) ? parts[part] : undefined
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** Machines named by the slices and actors that are taken over. */
function listMachinesOfUsed(root: string, engine: string): string[] {
  const slices = listUsed(root, partFolders.slices, engine)
  const wirings = slices.map((name) => read(join(engine, partFolders.slices, name, 'wiring.json')))
  const owners = [...wirings, ...listUsedEntries(root, 'actors', engine)]
  return owners.flatMap((owner) => {
    const machine: unknown = isObject(owner) ? (owner as Names)['machine'] : undefined
    return typeof machine === 'string' ? [machine] : []
  })
}

type Names = Record<string, unknown>

function partOf(folder: string): PartFolder | undefined {
  const parts = Object.keys(partFolders) as PartFolder[]
  return parts.find((part) => partFolders[part] === folder)
}

/** Slices are called by their type: `logo_wall` is in `logo-wall`. */
const toFileName = (part: PartFolder) => (name: string) =>
  part === 'slices' ? toSliceFolder(name) : name

function nameOf(entry: unknown, part: PartList): string {
  return isObject(entry) ? String((entry as Names)[partLists[part].key]) : ''
}

/** Undefined also for a file that is not JSON: the check of the site reports it. */
function read(file: string): unknown {
  // The check of the site reports what is no JSON. It still says what the site is made of.
  return existsSync(file) ? parseTolerantly(readFileSync(file, 'utf8')).value : undefined
}
