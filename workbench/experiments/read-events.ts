/** Reads measured events, as PostHog receives and exports them. */

import { toReason } from '#runtime/errors'

export interface MeasuredEvent {
  name: string
  /** PostHog's id of a browser. */
  person: string
  /** Milliseconds since 1970. */
  time: number
  properties: Readonly<Record<string, unknown>>
}

/** The events that the site sent to PostHog in one request; none for any other body. */
export function toEvents(body: unknown): MeasuredEvent[] {
  const { batch } = Object(body) as { batch?: unknown }
  return Array.isArray(batch) ? batch.flatMap(toEvent) : [body].flatMap(toEvent)
}

/**
 * Parses a JSON list, or one JSON object per line.
 * @throws Error with the number of an invalid line, or the place of an error in the list
 */
export function parseEvents(text: string): MeasuredEvent[] {
  if (text.trimStart().startsWith('[')) return parseList(text).flatMap(toEvents)
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return toEvents(JSON.parse(line))
    } catch (cause) {
      throw new Error(`Line ${index + 1} is not a JSON object.`, { cause })
    }
  })
}

function parseList(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[]
  } catch (cause) {
    throw new Error(`It starts as a JSON list but is not one: ${toReason(cause)}.`, { cause })
  }
}

function toEvent(value: unknown): MeasuredEvent[] {
  const { event, distinct_id, timestamp, properties } = Object(value) as Record<string, unknown>
  const own = Object(properties) as Record<string, unknown>
  const person = distinct_id ?? own['distinct_id']
  const time = Date.parse(String(timestamp))
  if (typeof event !== 'string' || typeof person !== 'string' || Number.isNaN(time)) return []
  return [{ name: event, person, time, properties: own }]
}
