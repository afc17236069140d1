/** Of a linked document only some fields come along with the link; a pointer to another finds nothing. */
import type { PageType } from '../../schemas/config-types.ts'
import { findLinks } from '../generate/generate-kinds.ts'
import { toKeys } from '../../schemas/json-pointer.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type { Field } from '../read/to-fields.ts'
import type { Report } from './report.ts'

interface Context {
  schemas: Schemas
  fields: readonly Field[]
  pageTypes: ReadonlyMap<string, PageType>
  report: Report
}

/** @param pointer - leads to a field: `/data/author/data/name`, or `/author/data/name` in a slice */
export function checkLoaded(pointer: string, at: string, context: Context): void {
  const { fields, schemas, report } = context
  const keys = toKeys(pointer)
  const link = keys.lastIndexOf('data')
  // The first `data` is the document's own.
  if (link < 1) return
  const relation = findField(keys.slice(0, link), fields)
  if (relation?.kind !== 'content-relationship') return
  const name = keys[link + 1]!
  const loaded = new Set([
    ...findLinks(relation, schemas),
    ...listLoadedWithEach(context.pageTypes),
  ])
  const types = relation.editor.types ?? []
  if (types.length === 0 || types.some((type) => loaded.has(`${type}.${name}`))) return
  report(
    at,
    `The pointer ${pointer} finds nothing: "${name}" is not loaded with the link "${relation.name}".`,
    `Add "${name}" to "x-linked" in schemas/documents/${types[0]}.schema.json.`,
  )
}

function findField(keys: readonly string[], fields: readonly Field[]): Field | undefined {
  let inside: readonly Field[] | undefined = fields
  let field: Field | undefined
  for (const key of keys[0] === 'data' ? keys.slice(1) : keys) {
    if (/^\d+$/.test(key)) continue
    field = inside?.find(({ name }) => name === key)
    inside = field?.fields
  }
  return field
}

/** What page types load with every link, for their sections and for addresses. */
function listLoadedWithEach(pageTypes: ReadonlyMap<string, PageType>): string[] {
  return [...pageTypes.values()].flatMap(({ type, links = [], routes }) => {
    const parameters = routes.flatMap((route) => Object.values(route.parameters ?? {}))
    return [
      ...links,
      ...parameters.flatMap((parameter) =>
        'field' in parameter ? [`${type}.${parameter.field.replace(/^\/data\//, '')}`] : [],
      ),
    ]
  })
}
