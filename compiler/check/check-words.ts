/** Messages, and pointers to fields of certain kinds. */
import { addMessage } from '../read/fault.ts'
import type { Schemas } from '../read/load-schemas.ts'
import type { Field } from '../read/to-fields.ts'
import { findInDocument, type Target } from './find-target.ts'
import type { Report } from './report.ts'

interface WordContext {
  messages: ReadonlySet<string>
  report: Report
}

/** What reads as a text. */
export const textKinds = ['key-text', 'title', 'rich-text', 'select', 'number', 'uid']

export function checkMessage(key: string, at: string, { messages, report }: WordContext): void {
  if (messages.has(key)) return
  report(at, `There is no message "${key}".`, addMessage(key, messages))
}

/** Messages `<stem>.<name>`. */
export function checkMessages(
  stem: string,
  names: readonly string[],
  at: string,
  { messages, report }: WordContext,
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
  { fields, schemas, report }: { fields: readonly Field[]; schemas: Schemas; report: Report },
): Target | undefined {
  const target = findInDocument(pointer, fields, schemas, report, at)
  if (!target || kinds.includes(target.kind) || !schemas.fields.has(target.kind)) return target
  report(
    at,
    `${pointer} is of kind ${target.kind}, but ${kinds.join(' or ')} is needed here.`,
    'Name another field.',
  )
  return undefined
}

/** `*` stands for every item of a group; index 0 is used to check whether the field exists. */
export function toFirstItem(pointer: string): string {
  return pointer.replaceAll('/*/', '/0/')
}
