/** Follows JSON Pointers through fields instead of values, to check that they can lead to something. */
import { toKeys } from '../../schemas/json-pointer.ts'
import { didYouMean } from '../read/fault.ts'
import type { Schemas } from '../read/load-schemas.ts'
import { toDocumentFields, type Field } from '../read/to-fields.ts'
import type { Report } from './report.ts'

/** What a pointer leads to; `field` is absent for facts of the envelope, such as `/uid`. */
export interface Target {
  kind: string
  field?: Field
}

const envelope: Record<string, string> = {
  id: 'key-text',
  uid: 'uid',
  type: 'key-text',
  lang: 'key-text',
  first_publication_date: 'timestamp',
  last_publication_date: 'timestamp',
}

/** Of a pointer into a document: `/data/title`. Undefined after reporting why it leads nowhere. */
export function findInDocument(
  pointer: string,
  fields: readonly Field[],
  schemas: Schemas,
  report: Report,
  at: string,
): Target | undefined {
  const [first = '', ...keys] = toKeys(pointer)
  if (first === 'data') return follow(keys, fields, schemas, report, at, pointer)
  const kind = keys.length === 0 ? envelope[first] : undefined
  if (kind !== undefined) return { kind }
  return reject(report, at, pointer, first, ['data', ...Object.keys(envelope)])
}

/** Of a pointer into the fields of a slice: `/title`. */
export function findInFields(
  pointer: string,
  fields: readonly Field[],
  schemas: Schemas,
  report: Report,
  at: string,
): Target | undefined {
  return follow(toKeys(pointer), fields, schemas, report, at, pointer)
}

function follow(
  keys: readonly string[],
  fields: readonly Field[],
  schemas: Schemas,
  report: Report,
  at: string,
  pointer: string,
): Target | undefined {
  const [name = '', ...rest] = keys
  const field = fields.find((candidate) => candidate.name === name)
  if (!field)
    return reject(
      report,
      at,
      pointer,
      name,
      fields.map((candidate) => candidate.name),
    )
  if (rest.length === 0) return { kind: field.kind, field }
  const [next = '', ...inner] = rest
  if (field.fields && /^\d+$/.test(next) && inner.length > 0) {
    return follow(inner, field.fields, schemas, report, at, pointer)
  }
  if (field.kind === 'content-relationship' && next === 'data') {
    return follow(inner, toRelatedFields(field, schemas), schemas, report, at, pointer)
  }
  report(
    at,
    `The pointer ${pointer} leads nowhere: "${name}" is of kind ${field.kind} and has no "${rest.join('/')}".`,
    field.fields
      ? 'Name an item and one of its fields: /data/<group>/0/<field>.'
      : `End it at "${name}".`,
  )
  return undefined
}

function toRelatedFields({ editor }: Field, schemas: Schemas): Field[] {
  return (editor.types ?? []).flatMap((type) => {
    const document = schemas.documents.get(type)
    return document ? toDocumentFields(document.schema, schemas) : []
  })
}

function reject(
  report: Report,
  at: string,
  pointer: string,
  name: string,
  known: readonly string[],
): undefined {
  report(
    at,
    `The pointer ${pointer} leads nowhere: there is no "${name}".`,
    didYouMean(name, known),
  )
  return undefined
}
