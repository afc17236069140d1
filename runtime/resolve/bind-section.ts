/** Template sections -> slices: fields fed from the document, with formatters and literals (design: data only). */
import type { SliceSection } from '../config/page-type.ts'
import { isFilledAt } from '../documents/pointer.ts'
import type { Document, Fields, Slice } from '../documents/document.ts'
import { areValid } from '../validate/validate-slice.ts'
import type { ResolveContext } from './context.ts'
import { evaluate, holds } from './evaluate-binding.ts'
import type { WordsContext } from './format-value.ts'
import { findSources, reportAtSource } from './report-at-source.ts'

export type BindContext = ResolveContext & WordsContext

/** Undefined when a condition fails, or when the document lacks what the slice needs: an optional section. */
export function bindSection(
  section: SliceSection,
  id: string,
  document: Document,
  context: BindContext,
): Slice | undefined {
  if (!holds(section, document)) return undefined
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
    id,
    type: section.slice,
    variation: chooseVariation(section, document),
    fields,
    at: '/data',
    fieldsAt: '',
    sources,
  }
}

function chooseVariation({ variation = 'default' }: SliceSection, document: Document): string {
  if (typeof variation === 'string') return variation
  return isFilledAt(document, variation.if) ? variation.then : variation.else
}
