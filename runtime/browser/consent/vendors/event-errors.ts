import type { ErrorEntry } from '../../../model/errors/site-error.ts'

export const EventUndeclared = {
  code: 'EventUndeclared',
  kind: 'wiring',
  title: 'Event undeclared',
  message: (name: string) => `The analytics event "${name}" is not in the catalogue.`,
  hint: 'Declare it in site-config/events.json, or correct the name where it is tracked.',
} satisfies ErrorEntry<[name: string]>

export const EventInvalid = {
  code: 'EventInvalid',
  kind: 'wiring',
  title: 'Event invalid',
  message: (name: string, problems: readonly string[]) =>
    `The analytics event "${name}" does not match its declaration: ${problems.join('; ')}.`,
  hint: 'Compare its properties with site-config/events.json.',
} satisfies ErrorEntry<[name: string, problems: readonly string[]]>

export const SinkFailed = {
  code: 'SinkFailed',
  kind: 'outage',
  title: 'Event receiver failed',
  message: (id: string, reason: string) => `"${id}" could not process an event: ${reason}.`,
  hint: 'The other receivers got the event, and the page keeps working. The cause is attached.',
} satisfies ErrorEntry<[id: string, reason: string]>

export const SessionNotStored = {
  code: 'SessionNotStored',
  kind: 'outage',
  title: 'Session not stored',
  message: (key: string, reason: string) =>
    `The analytics session cannot be stored under "${key}": ${reason}.`,
  hint: 'It ends when the page is left. The visitor may have blocked storage, or it is full.',
} satisfies ErrorEntry<[key: string, reason: string]>
