/**
 * Builds links to a machine in a state:
 * `/__machines?machine=modal#state=open&context={"form":"demo"}`. The part after `#` stays in the
 * browser, so it may be long, and no log holds the context.
 */
import { inspectorPath } from '../live/paths.ts'

/** The starting point of a simulation, as JSON values. */
export interface SimulatedPlace {
  /** Paths of states, separated by commas. */
  states: string
  context: unknown
}

export interface SimulationHash {
  state: string | undefined
  context: string | undefined
}

/** @param part - state whose part of the drawing is shown; null for the first */
export function toStateLink(
  origin: string,
  machine: string,
  part: string | null,
  { states, context }: SimulatedPlace,
): string {
  const query = new URLSearchParams({ machine, ...(part !== null && { part }) })
  const hash = toHash({ state: states, context: JSON.stringify(context) })
  return `${origin}${inspectorPath}?${query}${hash}`
}

/** The hash of a link; empty without a state. */
export function toHash({ state, context }: SimulationHash): string {
  if (state === undefined) return ''
  const parts = [`state=${encodeURIComponent(state).replaceAll('%2C', ',')}`]
  if (context !== undefined && context !== '{}')
    parts.push(`context=${encodeURIComponent(context)}`)
  return `#${parts.join('&')}`
}

export function readHash(hash: string): SimulationHash {
  const read = new URLSearchParams(hash.replace(/^#/, '').replaceAll('+', '%2B'))
  return { state: read.get('state') ?? undefined, context: read.get('context') ?? undefined }
}
