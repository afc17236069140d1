import type {
  Binding,
  MessageBinding,
  PageBinding,
  SectionConditions,
} from '../config/page-type.ts'
import type { Document } from '../documents/document.ts'
import { firstAt, getAllAt, getAt, isFilledAt } from '../documents/pointer.ts'
import { toText } from '../documents/plain-text.ts'
import { formatAll, type WordsContext } from './format-value.ts'

/** The value a field of a slice is fed with; undefined leaves the field out. */
export function evaluate(binding: Binding, subject: unknown, context: WordsContext): unknown {
  if (typeof binding === 'string') return getAt(subject, binding)
  if ('value' in binding) return binding.value
  if ('page' in binding) return evaluatePage(binding, subject, context)
  if ('format' in binding) return formatAll(binding, subject, context).join(', ') || undefined
  if (!holds(binding, subject)) return undefined
  if ('first' in binding) return firstAt(subject, binding.first)
  if ('message' in binding) return fillMessage(binding, subject, context)
  const joined = binding.concat.flatMap((pointer) => (getAt(subject, pointer) as unknown[]) ?? [])
  return joined.length > 0 ? joined : undefined
}

/** The same as plain texts; a pointer through a group gives one for each item. */
export function evaluateTexts(binding: Binding, subject: unknown, context: WordsContext): string[] {
  if (typeof binding === 'string') {
    return getAllAt(subject, binding).flatMap((value) => toText(value) ?? [])
  }
  if ('format' in binding) return formatAll(binding, subject, context)
  const text = toText(evaluate(binding, subject, context))
  return text === undefined ? [] : [text]
}

/** Whether a section or a text is wanted: what `when` names is filled, what `unless` names is not. */
export function holds({ when, unless }: SectionConditions, subject: unknown): boolean {
  if (when !== undefined && !isFilledAt(subject, when)) return false
  return unless === undefined || !isFilledAt(subject, unless)
}

function evaluatePage({ page }: PageBinding, subject: unknown, context: WordsContext): unknown {
  if (page === 'url') return context.url
  return page === 'document' ? toLink(subject) : toWebLink(context.calendarHref)
}

/** To the document itself, as the content service writes a link. */
function toLink(subject: unknown): object {
  const { id, type, uid, lang } = subject as Document
  return { link_type: 'Document', id, type, uid, lang }
}

/** As the content service writes a link. */
function toWebLink(url: string | undefined): object | undefined {
  return url === undefined ? undefined : { link_type: 'Web', url }
}

function fillMessage(
  { message, values = {} }: MessageBinding,
  subject: unknown,
  { t }: WordsContext,
): string | undefined {
  const filled: Record<string, string> = {}
  for (const name in values) {
    const text = toText(getAt(subject, values[name]!))
    if (text === undefined) return undefined
    filled[name] = text
  }
  return t(message, filled)
}
