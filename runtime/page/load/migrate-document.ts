/** Brings stored content of earlier versions of its schema to the present one. Pure. */
import { fromVersionWord, toVersionWord } from '#schemas/migration-types.ts'
import type { MigratedFields, MigratedSlice, Migrations } from '#schemas/migration-types.ts'
import { own } from '../../model/documents/own.ts'

interface StoredContent {
  type: string
  data: unknown
}

/**
 * Gives `document` itself when nothing changes. Slices take the steps from the version they are stored
 * with, documents all of them.
 *
 * @throws whatever a migration throws, with its place in the message
 */
export function migrateDocument<Stored extends StoredContent>(
  document: Stored,
  { slices, documents }: Migrations,
): Stored {
  const { data: stored } = document
  if (typeof stored !== 'object' || stored === null) return document
  const steps = own(documents, document.type)
  let data = stored as MigratedFields
  for (const [from, step] of Object.entries(steps ?? {})) {
    data = attempt(() => step(data), `${document.type}, version ${from}`)
  }
  const migrated = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      migrateZone(value, `/data/${name}`, slices),
    ]),
  )
  const isSame =
    data === stored && Object.entries(migrated).every(([name, value]) => value === data[name])
  return isSame ? document : { ...document, data: migrated }
}

/** Slices in a list of slices; everything else as it is. */
function migrateZone(value: unknown, at: string, slices: Migrations['slices']): unknown {
  if (!Array.isArray(value)) return value
  const migrated = value.map((item: unknown, index) => migrateSlice(item, `${at}/${index}`, slices))
  return migrated.every((item, index) => item === value[index]) ? value : migrated
}

type StoredSlice = Partial<MigratedSlice> & { slice_type: string; version?: unknown }

function migrateSlice(item: unknown, at: string, slices: Migrations['slices']): unknown {
  if (typeof item !== 'object' || item === null || !('slice_type' in item)) return item
  const slice = item as StoredSlice
  const steps = own(slices, slice.slice_type)
  if (!steps) return item
  const stored = fromVersionWord(slice.version)
  const open = Object.entries(steps).filter(([from]) => Number(from) >= stored)
  if (open.length === 0) return item
  const { variation = 'default', primary = {}, items = [] } = slice
  let migrated: MigratedSlice = { variation, primary, items }
  for (const [from, step] of open) {
    migrated = attempt(() => step(migrated), `${at}, slice ${slice.slice_type}, version ${from}`)
  }
  const version = Math.max(...open.map(([from]) => Number(from))) + 1
  return { ...slice, ...migrated, version: toVersionWord(version) }
}

function attempt<Value>(step: () => Value, place: string): Value {
  try {
    return step()
  } catch (error) {
    throw new Error(`The migration of ${place} failed: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
