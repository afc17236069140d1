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
    `The analytics event "${name}" is not as declared: ${problems.join('; ')}.`,
  hint: 'Compare its properties with site-config/events.json.',
} satisfies ErrorEntry<[name: string, problems: readonly string[]]>

export const SinkFailed = {
  code: 'SinkFailed',
  kind: 'outage',
  title: 'Receiver of events failed',
  message: (id: string, reason: string) => `"${id}" failed to take an event: ${reason}.`,
  hint: 'The other receivers got it, and the page goes on. The cause is attached.',
} satisfies ErrorEntry<[id: string, reason: string]>

export const SessionNotStored = {
  code: 'SessionNotStored',
  kind: 'outage',
  title: 'Session not stored',
  message: (key: string, reason: string) =>
    `The analytics session cannot be kept under "${key}": ${reason}.`,
  hint: 'It lasts as long as the document. The visitor may have forbidden storage, or it is full.',
} satisfies ErrorEntry<[key: string, reason: string]>
