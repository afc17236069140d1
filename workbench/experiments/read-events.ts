/** What was measured, as PostHog gets it and gives it out again. */

import { toReason } from '#runtime/errors'

export interface MeasuredEvent {
  name: string
  /** PostHog's id of a browser. */
  person: string
  /** ms since 1970. */
  time: number
  properties: Readonly<Record<string, unknown>>
}

/** What the site sent to PostHog in one request; nothing of anything else. */
export function toEvents(body: unknown): MeasuredEvent[] {
  const { batch } = Object(body) as { batch?: unknown }
  return Array.isArray(batch) ? batch.flatMap(toEvent) : [body].flatMap(toEvent)
}

/**
 * A list in JSON, or one JSON object a line.
 * @throws Error with the number of the line that is neither, or the place in the list that is broken
 */
export function parseEvents(text: string): MeasuredEvent[] {
  if (text.trimStart().startsWith('[')) return parseList(text).flatMap(toEvents)
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return toEvents(JSON.parse(line))
    } catch (cause) {
      throw new Error(`Line ${index + 1} is no JSON object.`, { cause })
    }
  })
}

function parseList(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[]
  } catch (cause) {
    throw new Error(`It starts as a JSON list and is none: ${toReason(cause)}.`, { cause })
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
