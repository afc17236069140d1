/**
 * Templates of schema.org objects, filled in. A text that begins with `/` is a pointer; what leads to
 * nothing is left out, and so is an object of which only literals are left: `{ "@type": "Person" }`
 * without a name says nothing.
 */
import type { StructuredData, StructuredValue } from '../config/page-type.ts'
import { getAllAt, getAt, isFilledAt } from '../documents/pointer.ts'
import { toHref, brokenPath, type PathSubject } from '../route/route-table.ts'
import type { Translate } from '../slice.tsx'
import type { Site } from '../site.ts'
import { absolute } from './absolute.ts'
import { toIsoDate } from './to-iso-date.ts'
import { toText } from '../documents/plain-text.ts'

export type JsonObject = Record<string, unknown>

type PageWord = 'url' | 'title' | 'description' | 'image' | 'language' | 'published' | 'modified'

export interface DataContext {
  site: Site
  t: Translate
  /** Of the content service. */
  language: string
  page: Readonly<Record<PageWord, string | undefined>>
}

/** Words of a template that is no object but says where a value comes from. */
const sources = ['value', 'each', 'first', 'if', 'minutes', 'page', 'site', 'route', 'message']

/** @param source - what pointers lead into: a document, fields of a slice, an item of a list */
export function fillTemplate(
  template: StructuredValue,
  source: unknown,
  context: DataContext,
): unknown {
  if (typeof template === 'string')
    return template.startsWith('/') ? toData(readAt(source, template), context) : template
  if (typeof template !== 'object') return template
  if (Array.isArray(template)) {
    return toList(template.map((item) => fillTemplate(item, source, context)))
  }
  const isSource = sources.some((word) => Object.hasOwn(template, word))
  return isSource ? readSource(template, source, context) : fillObject(template, source, context)
}

function fillObject(
  template: StructuredData,
  source: unknown,
  context: DataContext,
): JsonObject | undefined {
  const filled: JsonObject = {}
  let hasSources = false
  let isBound = false
  for (const [name, value] of Object.entries(template)) {
    const found = fillTemplate(value, source, context)
    const isFixed = isLiteral(value)
    hasSources ||= !isFixed
    if (found === undefined) continue
    isBound ||= !isFixed
    filled[name] = found
  }
  return hasSources && !isBound ? undefined : filled
}

function isLiteral(template: StructuredValue): boolean {
  if (typeof template === 'string') return !template.startsWith('/')
  return typeof template !== 'object' || Object.hasOwn(template, 'value')
}

function readSource(template: StructuredData, source: unknown, context: DataContext): unknown {
  const { site, page, t, language } = context
  const word = (name: string) => template[name] as string
  if ('value' in template) return template.value
  if ('each' in template) {
    const items = getAllAt(source, word('each')).flat()
    return toList(items.map((item) => fillTemplate(template.as!, item, context)))
  }
  if ('first' in template) {
    for (const one of template.first as StructuredValue[]) {
      const found = fillTemplate(one, source, context)
      if (found !== undefined) return found
    }
    return undefined
  }
  if ('if' in template) {
    const chosen = isFilledAt(source, word('if')) ? template.then : template.else
    return chosen === undefined ? undefined : fillTemplate(chosen, source, context)
  }
  if ('minutes' in template) {
    const minutes = Number(getAt(source, word('minutes')))
    return minutes > 0 ? `PT${Math.round(minutes)}M` : undefined
  }
  if ('page' in template) return page[word('page') as PageWord]
  if ('message' in template) return t(word('message'))
  if ('route' in template) {
    const href = toAddress({ type: word('route'), lang: language }, site)
    return href && (template.query === undefined ? href : `${href}?${word('query')}`)
  }
  return {
    name: site.config.brand.name,
    url: absolute('/', site),
    logo: absolute(site.config.manifest?.icons.at(-1)?.src ?? '/favicon.svg', site),
  }[word('site')]
}

function readAt(source: unknown, pointer: string): unknown {
  return pointer.includes('/*') ? getAllAt(source, pointer) : getAt(source, pointer)
}

/** Fields as they are stored, or as slices get them, in the form of data. */
function toData(value: unknown, context: DataContext): unknown {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return toIsoDate(value)
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const isText = value.some((node) => typeof node?.text === 'string' && 'spans' in node)
    return isText ? toText(value) : toList(value.map((item) => toData(item, context)))
  }
  return toUrl(value as LinkLike, context.site)
}

interface LinkLike extends Partial<PathSubject> {
  link_type?: string
  url?: string
  src?: string
  href?: string
  link?: { href: string }
}

function toUrl(value: LinkLike, site: Site): string | undefined {
  if (value.link_type === 'Document') {
    return toAddress({ ...value, type: value.type ?? '', lang: value.lang ?? '' }, site)
  }
  const address = value.href ?? value.src ?? value.url ?? value.link?.href
  return address && absolute(address, site)
}

/** Undefined for what has no page. */
export function toAddress(subject: PathSubject, site: Site): string | undefined {
  const path = site.routes.toPath(subject)
  return path === brokenPath ? undefined : absolute(toHref(path), site)
}

function toList(values: readonly unknown[]): unknown {
  const found = values.flat().filter((value) => value !== undefined)
  return found.length > 1 ? found : found[0]
}
