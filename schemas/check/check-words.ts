/** Bindings that make words: formats and messages. Their pointers must lead to what can be put into words. */
import type { FormatBinding, MessageBinding } from '../config-types.ts'
import { didYouMean } from '../fault.ts'
import type { BindingContext } from './check-bindings.ts'
import { findInDocument, type Target } from './find-target.ts'

const dates = ['date', 'timestamp']

const formattable: Record<FormatBinding['format'], readonly string[]> = {
  date: dates,
  number: ['number'],
  duration: ['number'],
  timeRange: dates,
  select: ['select'],
  count: ['number', 'group', 'cta', 'links', 'rich-text'],
}

export function checkFormat(binding: FormatBinding, at: string, context: BindingContext): void {
  const { format } = binding
  const source = checkSource(binding.from, format, `${at}/from`, context)
  if (format === 'timeRange') {
    if (binding.to !== undefined) checkSource(binding.to, format, `${at}/to`, context)
    if (binding.duration !== undefined)
      checkSource(binding.duration, 'duration', `${at}/duration`, context)
  }
  if (format === 'select') {
    checkMessages(binding.labels, source?.field?.schema.enum ?? [], `${at}/labels`, context)
  } else if (format === 'count') {
    checkMessages(binding.message, ['one', 'other'], `${at}/message`, context)
  } else if (binding.message !== undefined) {
    checkMessage(binding.message, `${at}/message`, context)
  }
}

export function checkMessageBinding(
  binding: MessageBinding,
  at: string,
  context: BindingContext,
): void {
  checkMessage(binding.message, `${at}/message`, context)
  for (const [name, pointer] of Object.entries(binding.values ?? {})) {
    expectKind(pointer, textKinds, `${at}/values/${name}`, context)
  }
}

/** What reads as a text. */
export const textKinds = ['key-text', 'title', 'rich-text', 'select', 'number', 'uid']

export function checkMessage(
  key: string,
  at: string,
  { messages, report }: Pick<BindingContext, 'messages' | 'report'>,
): void {
  if (messages.has(key)) return
  report(at, `There is no message "${key}".`, didYouMean(key, messages))
}

/** Messages `<stem>.<name>`. */
export function checkMessages(
  stem: string,
  names: readonly string[],
  at: string,
  { messages, report }: Pick<BindingContext, 'messages' | 'report'>,
): void {
  const missing = names.map((name) => `${stem}.${name}`).filter((key) => !messages.has(key))
  if (missing.length === 0) return
  const keys = missing.map((key) => `"${key}"`).join(', ')
  report(at, `There is no message ${keys}.`, 'Add it to site-config/messages, in every language.')
}

/** Undefined after reporting a pointer that leads nowhere, or to a kind that is not among these. */
export function expectKind(
  pointer: string,
  kinds: readonly string[],
  at: string,
  { fields, schemas, report }: Pick<BindingContext, 'fields' | 'schemas' | 'report'>,
): Target | undefined {
  const target = findInDocument(pointer, fields, schemas, report, at)
  if (!target || kinds.includes(target.kind) || !schemas.fields.has(target.kind)) return target
  report(
    at,
    `${pointer} is of kind ${target.kind}; here ${kinds.join(' or ')} is needed.`,
    'Name another field.',
  )
  return undefined
}

function checkSource(
  pointer: string,
  format: FormatBinding['format'],
  at: string,
  { fields, schemas, report }: BindingContext,
): Target | undefined {
  // Of a select in a group, every item is put into words.
  const path = format === 'select' ? toFirstItem(pointer) : pointer
  const target = findInDocument(path, fields, schemas, report, at)
  if (!target || formattable[format].includes(target.kind)) return target
  report(
    at,
    `${pointer} is of kind ${target.kind}, which is no ${format}.`,
    `Name a ${formattable[format].join(' or ')} field.`,
  )
  return undefined
}

/** `*` stands for every item of a group; whether there is such a field, the first one tells. */
export function toFirstItem(pointer: string): string {
  return pointer.replaceAll('/*/', '/0/')
}
