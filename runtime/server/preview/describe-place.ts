import { toKeys } from '#schemas/json-pointer.ts'
import type { FieldTitles, Kinds } from '../../model/documents/kinds.ts'
import { kindsOfVariation } from '../../model/documents/kinds-of-variation.ts'
import { own } from '../../model/documents/own.ts'
import { getAt } from '../../model/documents/pointer.ts'
import type { RawDocument } from '../../model/ports/content-source.ts'

const sliceParts: ReadonlySet<string> = new Set(['primary', 'items'])

/**
 * A place in a document, in the words of its editor: `Section 4, Hero › Buttons 2 › Label` for
 * `/data/body/3/primary/ctas/1/label`. Fields that the schemas do not have keep their names.
 */
export function describePlace(path: string, document: Described, kinds: Kinds): string {
  const { section, fields } = readPlace(path, document, kinds)
  return [section, fields].filter(Boolean).join(' › ')
}

/** The field alone, without its section: `Buttons 2 › Label`. */
export function describeField(path: string, document: Described, kinds: Kinds): string {
  return readPlace(path, document, kinds).fields
}

type Described = Pick<RawDocument, 'type' | 'data'>

function readPlace(
  path: string,
  document: Described,
  kinds: Kinds,
): { section?: string; fields: string } {
  const [root, ...keys] = toKeys(path)
  if (root !== 'data') return { fields: path.slice(1) }
  const kind = own(kinds.documents, document.type)
  const [name = '', index, ...rest] = keys
  if (kind?.fields[name] !== 'slice-zone' || index === undefined)
    return { fields: joinTitles(keys, kind?.titles) }
  const type = String(getAt(document, `/data/${name}/${index}/slice_type`) ?? '')
  const known = own(kinds.slices, type)
  const variation = getAt(document, `/data/${name}/${index}/variation`)
  const slice = known && { ...known, ...kindsOfVariation(known, variation) }
  const zone = rest[0] === 'items' ? slice?.items : undefined
  const inside = sliceParts.has(rest[0] ?? '') ? rest.slice(1) : rest
  const fields = joinTitles(zone === undefined ? inside : [zone, ...inside], slice?.titles)
  return { section: `Section ${Number(index) + 1}, ${slice?.title ?? type}`, fields }
}

function joinTitles(keys: readonly string[], titles: FieldTitles = {}): string {
  const words: string[] = []
  let known: FieldTitles = titles
  for (const key of keys) {
    if (/^\d+$/.test(key) && words.length > 0) {
      words.push(`${words.pop()} ${Number(key) + 1}`)
      continue
    }
    const found = own(known, key)
    words.push(found === undefined ? key : typeof found === 'string' ? found : found.title)
    known = typeof found === 'object' ? found.fields : {}
  }
  return words.join(' › ')
}
