/** Objects of schema.org, declared by page types and slices as values. */
import type { ObjectTemplate } from '../../../model/config/page-type.ts'
import { toText } from '../../../model/documents/plain-text.ts'
import type { PathSubject } from '../../../model/routes.ts'
import { toHref, brokenPath } from '../../route/route-table.ts'
import type { Site } from '../../../model/site.ts'
import { evaluate } from '../../../values/evaluate.ts'
import type { Scope } from '../../../values/scope.ts'
import { absolute } from '../fields/absolute.ts'
import { toIsoDate } from '../fields/to-iso-date.ts'

export type JsonObject = Record<string, unknown>

export interface DataContext extends Pick<
  Scope,
  't' | 'locale' | 'document' | 'now' | 'noteMoment'
> {
  site: Site
  /** The content service's language code. */
  language: string
  page: NonNullable<Scope['page']> & { title: string | undefined; url: string | undefined }
}

export function createDataScope({ site, language, ...known }: DataContext): Scope {
  return {
    ...known,
    brand: {
      name: site.config.brand.name,
      url: absolute('/', site),
      logo: absolute(site.config.manifest?.icons.at(-1)?.src ?? '/favicon.svg', site),
    },
    toAddress: (type, query) =>
      query !== undefined && site.isStatic ? undefined : toAddress({ type, lang: language }, site),
    toData: (value) => toData(value, site),
  }
}

/** @param source - the root of pointers: a document, or fields of a slice */
export function fillTemplate(
  template: ObjectTemplate,
  source: unknown,
  scope: Scope,
): JsonObject | undefined {
  return evaluate(template, source, scope) as JsonObject | undefined
}

/** Stored or resolved fields in the form of schema.org data; objects made from values stay. */
function toData(value: unknown, site: Site): unknown {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return toIsoDate(value)
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const isText = value.some((node) => typeof node?.text === 'string' && 'spans' in node)
    return isText ? toText(value) : toList(value.map((item) => toData(item, site)))
  }
  return '@type' in value ? value : toUrl(value as LinkLike, site)
}

interface LinkLike extends Partial<PathSubject> {
  link_type?: string
  url?: unknown
  src?: unknown
  href?: unknown
  link?: { href?: unknown } | null
}

function toUrl(value: LinkLike, site: Site): string | undefined {
  if (value.link_type === 'Document') {
    return toAddress({ ...value, type: value.type ?? '', lang: value.lang ?? '' }, site)
  }
  // Schemas let unknown keys through, with any content.
  const address = [value.href, value.src, value.url, value.link?.href].find(
    (one) => typeof one === 'string' && one !== '',
  )
  if (typeof address !== 'string' || site.media?.find(address) === 'missing') return undefined
  return absolute(address, site)
}

/** Undefined for a document without a page. */
export function toAddress(subject: PathSubject, site: Site): string | undefined {
  const path = site.routes.toPath(subject)
  return path === brokenPath ? undefined : absolute(toHref(path), site)
}

/** Unwraps a single value. */
function toList(values: readonly unknown[]): unknown {
  const found = values.flat().filter((value) => value !== undefined)
  return found.length > 1 ? found : found[0]
}
