/** privacy.json: what a machine keeps in a browser must be on the list that visitors are shown. */
import type { StorageEntry } from '../../schemas/config-types.ts'
import type { Fault } from '../read/fault.ts'
import { escapePointer } from '../../schemas/json-pointer.ts'
import { isObject } from '../../schemas/is-object.ts'
import type { SiteFiles } from '../read/load-site.ts'
import { reportTo } from './report.ts'

interface Write {
  in: StorageEntry['in']
  name: string
  path: string
}

/** Nothing is asked of a site without the file. Names that are computed are declared by `stores`, or a matter of tests. */
export function checkPrivacy(site: SiteFiles, isWellFormed: (file: string) => boolean): Fault[] {
  const faults: Fault[] = []
  const lists = site.privacy.filter(({ path }) => isWellFormed(path))
  if (lists.length === 0) return faults
  const listed = lists.flatMap(({ value }) => value.storage)
  for (const { path, value } of lists) {
    const names = value.storage.map((entry) => `${entry.in} ${entry.name}`)
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue
      reportTo(faults, path)(
        `/storage/${index}/name`,
        `"${value.storage[index]!.name}" is already on the list.`,
        'Keep one entry that gives every purpose.',
      )
    }
  }
  for (const { path, value } of site.machines.values()) {
    const report = reportTo(faults, path)
    const stored = (value.stores ?? []).map((entry, at) => ({ ...entry, path: `/stores/${at}` }))
    for (const write of [...stored, ...findWrites(value, '')]) {
      if (listed.some((entry) => covers(entry, write))) continue
      report(
        write.path,
        `The machine stores "${write.name}" in the browser (${write.in}), but it is not on the list.`,
        'Add it to "storage" of site-config/privacy.json, with its purpose and the consent it needs.',
      )
    }
  }
  return faults
}

function covers(entry: StorageEntry, { in: place, name }: Write): boolean {
  if (entry.in !== place) return false
  return entry.match === 'exact' ? entry.name === name : name.startsWith(entry.name)
}

/** From `persist`, and from actions that write under a literal name. */
function* findWrites(value: unknown, path: string): Generator<Write> {
  if (typeof value !== 'object' || value === null) return
  const { type, params, persist } = value as Record<string, unknown>
  if (isObject(persist)) {
    const { storage, key } = persist as { storage?: unknown; key?: unknown }
    yield* toWrite(storage, key, `${path}/persist/key`)
  }
  if (isObject(params)) {
    const { name, storage, key } = params as Record<string, unknown>
    if (type === 'setCookie') yield* toWrite('cookie', name, `${path}/params/name`)
    if (type === 'storage.set') yield* toWrite(storage, key, `${path}/params/key`)
  }
  for (const [key, child] of Object.entries(value)) {
    yield* findWrites(child, `${path}/${escapePointer(key)}`)
  }
}

function* toWrite(place: unknown, name: unknown, path: string): Generator<Write> {
  if (typeof name !== 'string') return
  if (place === 'cookie' || place === 'local' || place === 'session')
    yield { in: place, name, path }
}
