import { useState } from 'react'
import type { JsonSchema } from '../../../runtime/model/config/machine-document.ts'
import type { Candidate } from './EventChoice.tsx'
import { toEventFields, toPayload, toTyped, type EventField, type Payload } from './event-fields.ts'
import { findSchemaProblems, isPayload } from './schema-problems.ts'

/** Input for one event: in fields, or as JSON. */
interface EventDraft {
  typed: Readonly<Record<string, string>>
  /** Undefined while the fields are shown. */
  json: string | undefined
}

export interface FilledEvent extends EventDraft {
  fields: readonly EventField[]
  /** Undefined if it cannot be parsed. */
  payload: Payload | undefined
  /** Problems by field name; those of the whole payload under an empty name. */
  problems: Readonly<Record<string, string>>
}

export interface EventDrafts {
  read(candidate: Candidate): FilledEvent
  edit(candidate: Candidate, change: Partial<EventDraft>): void
  /** Fills in a payload, in the current form: fields or JSON. */
  fill(candidate: Candidate, payload: Payload): void
  /** Shows the payload as JSON, or in fields, which lose values without a field. */
  showAs(candidate: Candidate, form: 'json' | 'fields'): void
}

/**
 * Keeps the input for each event of a machine while another one is chosen.
 *
 * @param schemaOf - finds a schema by event type; undefined for an undeclared event
 */
export function useEventDrafts(schemaOf: (type: string) => JsonSchema | undefined): EventDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, EventDraft>>>({})
  const fieldsOf = ({ type }: Candidate) => toEventFields(schemaOf(type) ?? {})
  const draftOf = (candidate: Candidate): EventDraft =>
    drafts[candidate.type] ?? toDraft(fieldsOf(candidate), candidate)
  const edit: EventDrafts['edit'] = (candidate, change) =>
    setDrafts({ ...drafts, [candidate.type]: { ...draftOf(candidate), ...change } })
  const read: EventDrafts['read'] = (candidate) =>
    readDraft(fieldsOf(candidate), draftOf(candidate), schemaOf(candidate.type))
  return {
    read,
    edit,
    showAs(candidate, form) {
      const { payload = {}, fields } = read(candidate)
      const typed = toTyped(fields, payload)
      edit(candidate, { typed, json: form === 'json' ? print(payload) : undefined })
    },
    fill: (candidate, payload) =>
      edit(candidate, {
        typed: toTyped(fieldsOf(candidate), payload),
        json: draftOf(candidate).json === undefined ? undefined : print(payload),
      }),
  }
}

/** The first draft; fields without a schema can only be written as JSON. */
function toDraft(fields: readonly EventField[], { examples }: Candidate): EventDraft {
  const [example = {}] = examples
  const isCovered = Object.keys(example).every((name) =>
    fields.some(({ path }) => path[0] === name),
  )
  return { typed: toTyped(fields, example), json: isCovered ? undefined : print(example) }
}

function readDraft(
  fields: readonly EventField[],
  { typed, json }: EventDraft,
  schema: JsonSchema | undefined,
): FilledEvent {
  const { payload, unread } = json === undefined ? toPayload(fields, typed) : parse(json)
  const wrong = schema && payload ? findSchemaProblems(schema, payload) : []
  const problems = Object.fromEntries(wrong.map(({ path, message }) => [path.join('.'), message]))
  return { fields, typed, json, payload, problems: { ...problems, ...unread } }
}

function parse(text: string): { payload: Payload | undefined; unread: Record<string, string> } {
  try {
    const payload: unknown = JSON.parse(text.trim() || '{}')
    if (isPayload(payload)) return { payload, unread: {} }
    return {
      payload: undefined,
      unread: { '': 'The fields of an event are an object: { "name": "value" }' },
    }
  } catch (error) {
    return { payload: undefined, unread: { '': (error as Error).message } }
  }
}

function print(payload: Payload): string {
  return JSON.stringify(payload, null, 2)
}
