/** What a site's configuration and the engine's code fill into its messages. */
import { isObject } from '../../../schemas/is-object.ts'
import type { SiteFiles } from '../../read/load-site.ts'
import type { Need } from './find-needed.ts'

interface Given {
  /** Names by key; what only the site's own components ask for is not among them. */
  names: ReadonlyMap<string, ReadonlySet<string>>
  /** Of messages that count: `<stem>.<form>`. */
  stems: readonly string[]
}

export function listGiven(
  { site, pageTypes, schemas }: SiteFiles,
  needed: ReadonlyMap<string, Need>,
): Given {
  const given = new Map<string, Set<string>>()
  const add = (key: unknown, names: readonly string[]) => {
    if (typeof key !== 'string') return
    const known = given.get(key) ?? new Set()
    given.set(key, new Set([...known, ...names]))
  }
  const stems = new Set<string>()
  const addForms = (stem: unknown, names: readonly string[]) => {
    if (typeof stem !== 'string') return
    stems.add(stem)
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other'])
      add(`${stem}.${form}`, [...names, 'value'])
  }
  for (const [key, { values }] of needed) add(key, values)
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isObject(value)) return
    const { message, values, plural, of, query, format } = value
    const names = isObject(values) ? Object.keys(values) : []
    if (typeof message === 'string' && plural !== undefined) addForms(message, names)
    // With a format it is written as of old, which is told where it stands.
    else if (typeof message === 'string' && of === undefined && format === undefined)
      add(message, names)
    if (isObject(query)) {
      addForms(query['count'] ?? 'lists.count', [])
      add(query['empty'] ?? 'lists.empty', [])
    }
    Object.values(value).forEach(visit)
  }
  for (const { value } of pageTypes.values()) visit(value)
  for (const { wiring } of schemas.slices.values()) visit(wiring['structuredData'])
  const { feeds, llms, manifest } = site?.value ?? {}
  for (const { title, description } of feeds ?? [])
    for (const key of [title, description]) add(key, [])
  for (const key of [llms?.summary, manifest?.description]) add(key, [])
  return { names: given, stems: [...stems] }
}
