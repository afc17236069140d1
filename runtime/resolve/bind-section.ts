/** Template sections -> slices: fields fed from the document, with formatters and literals (design: data only). */
import type { Binding, SliceSection } from '../config/page-type.ts'
import { firstAt, getAt, isFilledAt } from '../documents/pointer.ts'
import type { Document, Fields, Slice } from '../documents/document.ts'
import type { Translate } from '../slice.tsx'
import { areValid } from '../validate/validate-slice.ts'
import type { ResolveContext } from './context.ts'
import { findSources, reportAtSource } from './report-at-source.ts'

export interface BindContext extends ResolveContext {
  t: Translate
}

/** Undefined when a condition fails, or when the document lacks what the slice needs: an optional section. */
export function bindSection(
  section: SliceSection,
  index: number,
  document: Document,
  context: BindContext,
): Slice | undefined {
  if (section.when !== undefined && !isFilledAt(document, section.when)) return undefined
  if (section.unless !== undefined && isFilledAt(document, section.unless)) return undefined
  const fields: Fields = {}
  const sources: Record<string, readonly string[]> = {}
  for (const name in section.bind) {
    const value = evaluate(section.bind[name]!, document, context)
    if (value === undefined) continue
    fields[name] = value
    sources[name] = findSources(section.bind[name]!, document)
  }
  const report = reportAtSource(document, sources, context.site)
  if (!areValid(section.slice, fields, '', context.site, report)) return undefined
  return {
    id: `section-${index}`,
    type: section.slice,
    variation: chooseVariation(section, document),
    fields,
    at: '/data',
    fieldsAt: '',
    sources,
  }
}

function evaluate(binding: Binding, document: Document, context: BindContext): unknown {
  if (typeof binding === 'string') return getAt(document, binding)
  if ('value' in binding) return binding.value
  if ('format' in binding) return format(binding, document, context)
  if (binding.unless !== undefined && isFilledAt(document, binding.unless)) return undefined
  if ('first' in binding) return firstAt(document, binding.first)
  const joined = binding.concat.flatMap((pointer) => (getAt(document, pointer) as unknown[]) ?? [])
  return joined.length > 0 ? joined : undefined
}

function format(
  binding: Extract<Binding, { format: string }>,
  document: Document,
  { locale, t }: BindContext,
): string | undefined {
  const value = getAt(document, binding.from)
  if (value === undefined) return undefined
  const text =
    binding.format === 'date'
      ? formatterOf(Intl.DateTimeFormat, locale.iso, {
          timeZone: 'UTC',
          ...binding.options,
        }).format(new Date(String(value)))
      : formatterOf(Intl.NumberFormat, locale.iso, binding.options).format(Number(value))
  return binding.message ? t(binding.message, { value: text }) : text
}

const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

/** Making a formatter costs as much as drawing a slice; page types declare a handful of them. */
function formatterOf<Formatter extends Intl.DateTimeFormat | Intl.NumberFormat, Options>(
  Kind: new (locale: string, options?: Options) => Formatter,
  locale: string,
  options: Options | undefined,
): Formatter {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key) ?? new Kind(locale, options)
  formatters.set(key, known)
  return known as Formatter
}

function chooseVariation({ variation = 'default' }: SliceSection, document: Document): string {
  if (typeof variation === 'string') return variation
  return isFilledAt(document, variation.if) ? variation.then : variation.else
}
