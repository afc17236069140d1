import type { Fault } from '../../read/fault.ts'
import { listDocuments } from '../../read/list-documents.ts'
import { JsonReader } from '../../read/read-json.ts'
import { repositoryRoot } from '../../read/roots.ts'

/** Documents that are no JSON: a server leaves each of them out. Reads every one: not for each save. */
export function checkDocuments(roots: readonly string[]): Fault[] {
  const sites = roots.filter((root) => root !== repositoryRoot)
  const reader = new JsonReader()
  for (const file of (sites.length > 0 ? sites : roots).flatMap(listDocuments)) reader.read(file)
  return reader.faults
}
