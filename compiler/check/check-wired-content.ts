/** What else a slice shows by its wiring: shared content, another document's sections, a list. */
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { didYouMean } from '../read/fault.ts'
import type { SliceSource } from '../read/load-schemas.ts'
import { toValues, type SiteFiles } from '../read/load-site.ts'
import type { ExpandWiring, ListWiring } from '../../schemas/schema-types.ts'
import { toDocumentFields, type Field } from '../read/to-fields.ts'
import { hasCurrency } from './check-format-options.ts'
import { checkSections } from './check-sections.ts'
import { toFirstItem } from './check-words.ts'
import { findInFields, type Target } from './find-target.ts'
import type { Report } from './report.ts'

interface WiringContext {
  site: SiteFiles
  ajv: Ajv2020
  messages: ReadonlySet<string>
  report: Report
}

export function checkWiredContent(
  { wiring: { shared, form, expand, list } }: SliceSource,
  fields: readonly Field[],
  context: WiringContext,
): void {
  if (shared !== undefined) checkShared(shared, context)
  if (form !== undefined) expect(form, 'content-relationship', '/form', fields, context)
  if (expand) checkExpand(expand, fields, context)
  if (list) checkList(list, fields, context)
}

function checkShared(type: string, { site: { schemas }, report }: WiringContext): void {
  const document = schemas.documents.get(type)
  if (document && !document.schema['x-editor'].repeatable) return
  const singles = [...schemas.documents].filter(([, { schema }]) => !schema['x-editor'].repeatable)
  report(
    '/shared',
    document
      ? `There can be many documents of the type "${type}", so it is unclear which one is shared.`
      : `There is no document type "${type}".`,
    didYouMean(
      type,
      singles.map(([name]) => name),
    ),
  )
}

function checkExpand(
  { document: pointer, template }: ExpandWiring,
  fields: readonly Field[],
  context: WiringContext,
): void {
  const target = expect(pointer, 'content-relationship', '/expand/document', fields, context)
  const { site, ajv, messages, report } = context
  const { schemas } = site
  const pageTypes = toValues(site.pageTypes)
  for (const type of target?.field?.editor.types ?? []) {
    const document = schemas.documents.get(type)
    if (!document) continue
    const linked = toDocumentFields(document.schema, schemas)
    const inType: Report = (path, message, hint) =>
      report(path, `In documents of the type "${type}": ${message}`, hint)
    checkSections(template, '/expand/template', {
      schemas,
      fields: linked,
      messages,
      hasCurrency: hasCurrency(site),
      pageTypes,
      ajv,
      report: inType,
    })
  }
}

const listKinds = { documents: 'content-relationship', type: 'select', limit: 'number' } as const

function checkList(list: ListWiring, fields: readonly Field[], context: WiringContext): void {
  for (const name of ['documents', 'type', 'limit'] as const) {
    const pointer = list[name]
    if (pointer !== undefined) expect(pointer, listKinds[name], `/list/${name}`, fields, context)
  }
}

function expect(
  pointer: string,
  kind: string,
  at: string,
  fields: readonly Field[],
  { site: { schemas }, report }: WiringContext,
): Target | undefined {
  const target = findInFields(toFirstItem(pointer), fields, schemas, report, at)
  if (!target || target.kind === kind) return target
  report(at, `${pointer} is of kind ${target.kind}, not ${kind}.`, `Name a ${kind} field.`)
  return undefined
}
