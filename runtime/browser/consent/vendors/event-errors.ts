import { hasTexts } from '#runtime/error-texts'
import { browserEntry } from '../../../model/errors/browser-entry.ts'

export const EventUndeclared = browserEntry(
  'EventUndeclared',
  'wiring',
  hasTexts && {
    title: 'Event undeclared',
    message: (name: string) => `The analytics event "${name}" is not in the catalogue.`,
    hint: 'Declare it in site-config/events.json, or correct the name where it is tracked.',
  },
)

export const EventInvalid = browserEntry(
  'EventInvalid',
  'wiring',
  hasTexts && {
    title: 'Event invalid',
    message: (name: string, problems: readonly string[]) =>
      `The analytics event "${name}" does not match its declaration: ${problems.join('; ')}.`,
    hint: 'Compare its properties with site-config/events.json.',
  },
)

export const SinkFailed = browserEntry(
  'SinkFailed',
  'outage',
  hasTexts && {
    title: 'Event receiver failed',
    message: (id: string, reason: string) => `"${id}" could not process an event: ${reason}.`,
    hint: 'The other receivers got the event, and the page keeps working. The cause is attached.',
  },
)

export const SessionNotStored = browserEntry(
  'SessionNotStored',
  'outage',
  hasTexts && {
    title: 'Session not stored',
    message: (key: string, reason: string) =>
      `The analytics session cannot be stored under "${key}": ${reason}.`,
    hint: 'It ends when the page is left. The visitor may have blocked storage, or it is full.',
  },
)
