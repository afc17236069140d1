/**
 * Content of a project that has models alone: of each type a document with every field filled, and one with only what
 * is required, so that its pages can be looked at.
 */
import { isObject } from '../../schemas/is-object.ts'
import { buildMocks, type MockDocument } from '../generate/generate-mocks.ts'
import type { Schemas } from '../read/load-schemas.ts'

export interface SampleOptions {
  /** Of the repository, the main one first. */
  languages: readonly { id: string; name: string }[]
  repository: string
  /** Type to the uid that has an address of its own: `home`. */
  uids: ReadonlyMap<string, string>
}

/** Path in the folder of the content to its text. */
export function sampleContent(
  schemas: Schemas,
  { languages, repository, uids }: SampleOptions,
): Map<string, string> {
  const lang = languages[0]?.id ?? 'en-us'
  const mocks = buildMocks(schemas).documents
  const files = new Map<string, string>()
  const write = (path: string, value: unknown) =>
    files.set(path, `${JSON.stringify(value, null, 2)}\n`)
  write('repository.json', { name: repository, languages })
  files.set('assets/illustrations/sample.svg', picture)
  const targets = new Map([...mocks].map(([type, { full }]) => [type, full['id']]))
  for (const [type, { full, minimal }] of mocks) {
    const uid = full['uid'] === null ? null : (uids.get(type) ?? full['uid'])
    const { repeatable } = schemas.documents.get(type)!.schema['x-editor']
    const given: MockDocument[] = repeatable ? [{ ...full, uid }, minimal] : [{ ...full, uid }]
    for (const document of given) {
      const { url: _, alternate_languages: __, ...rest }: MockDocument = { ...document, lang }
      const name = document === minimal ? 'minimal' : 'full'
      write(`documents/${lang}/${type}/${name}.json`, linkUp(rest, targets))
    }
  }
  return files
}

/** Links lead to documents that are there. */
function linkUp(value: unknown, targets: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => linkUp(item, targets))
  if (!isObject(value)) return value
  const { link_type, type } = value as { link_type?: unknown; type?: unknown }
  if (link_type === 'Document') {
    const found = targets.has(String(type)) ? String(type) : [...targets.keys()][0]
    return { link_type, type: found, id: targets.get(found ?? '') }
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, linkUp(item, targets)]),
  )
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><rect width="1200" height="900" fill="#dfe7e3"/><circle cx="420" cy="380" r="150" fill="#f4f7f5"/><path d="M120 780 480 470l210 190 150-120 240 240z" fill="#9db5a9"/></svg>
`
