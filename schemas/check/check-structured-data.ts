/** Templates of schema.org objects: every pointer leads somewhere, every name is known. */
import type { StructuredData, StructuredValue } from '../config-types.ts'
import { didYouMean } from '../fault.ts'
import type { Schemas } from '../load-schemas.ts'
import type { Field } from '../to-fields.ts'
import { findInFields, type findInDocument, type Target } from './find-target.ts'
import type { Report } from './report.ts'

export interface TemplateContext {
  schemas: Schemas
  /** Of the document or slice. */
  fields: readonly Field[]
  find: typeof findInDocument
  messages: ReadonlySet<string>
  pageTypes: readonly string[]
  report: Report
}

export function checkStructuredData(
  template: StructuredValue,
  at: string,
  context: TemplateContext,
): void {
  if (typeof template === 'string') {
    if (template.startsWith('/')) find(template, at, context)
    return
  }
  if (typeof template !== 'object') return
  if (Array.isArray(template)) {
    for (const [index, item] of template.entries()) {
      checkStructuredData(item, `${at}/${index}`, context)
    }
    return
  }
  if ('each' in template) return checkEach(template, at, context)
  checkNames(template, at, context)
  for (const [name, value] of Object.entries(template)) {
    if (!literals.has(name)) checkStructuredData(value, `${at}/${name}`, context)
  }
}

/** What stands there is a text, whatever it looks like. */
const literals = new Set(['value', 'message', 'route', 'query', 'page', 'site', '@type', '@id'])

function checkEach(template: StructuredData, at: string, context: TemplateContext): void {
  const pointer = String(template.each)
  const target = find(pointer, `${at}/each`, context)
  const fields = target?.field?.fields
  if (!target) return
  if (target.kind !== 'group' || !fields) {
    return context.report(
      `${at}/each`,
      `${pointer} is of kind ${target.kind}; only a group has items with fields.`,
      'Name a group.',
    )
  }
  checkStructuredData(template.as!, `${at}/as`, { ...context, fields, find: findInFields })
}

function checkNames(template: StructuredData, at: string, context: TemplateContext): void {
  const { message, route } = template
  if (typeof message === 'string' && !context.messages.has(message)) {
    const hint = didYouMean(message, context.messages)
    context.report(`${at}/message`, `There is no message "${message}".`, hint)
  }
  const types = context.pageTypes
  if (typeof route === 'string' && !types.includes(route)) {
    const hint = didYouMean(route, types)
    context.report(`${at}/route`, `There is no page type "${route}".`, hint)
  }
}

function find(pointer: string, at: string, context: TemplateContext): Target | undefined {
  const { fields, schemas, report } = context
  return context.find(pointer.replaceAll('/*', '/0'), fields, schemas, report, at)
}
