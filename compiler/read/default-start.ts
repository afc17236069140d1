/** When machines start for which a site says nothing: as late as nobody can tell the difference. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BehaviourActor } from '../../schemas/config-types.ts'
import type { Hydration, Wiring } from '../../schemas/schema-types.ts'
import { findMachineFolders } from './roots.ts'

/** As much of a machine, or of one of its states, as tells what it does unasked. */
interface State {
  type?: string | undefined
  initial?: string | undefined
  on?: object | undefined
  entry?: object | undefined
  invoke?: object | undefined
  after?: object | undefined
  always?: object | undefined
  states?: Readonly<Record<string, State>> | undefined
}

/**
 * Whether a machine does something unasked once it has started: in the states it begins in it runs an
 * action, invokes an actor, waits for a time or moves on.
 */
export function actsUnasked(state: State): boolean {
  const { entry, invoke, after, always, type, initial, states = {} } = state
  if ([entry, invoke, after, always].some(isFilled)) return true
  const first = type === 'parallel' ? Object.values(states) : [states[initial ?? '']]
  return first.some((child) => child !== undefined && actsUnasked(child))
}

const isFilled = (part: object | undefined) => part !== undefined && Object.keys(part).length > 0

/** `start` of an actor, of which no more is known than the machine where it says nothing. */
export function startOf(
  { start, consent, asks }: BehaviourActor,
  machine: State | undefined,
): BehaviourActor['start'] {
  // Consent says when; the question for it is shown before its machine runs.
  if (start || consent || asks || !machine) return start
  return actsUnasked(machine) ? 'idle' : 'sign'
}

/**
 * When the machine of a slice starts; null without one. A component may do more than its machine says: an
 * island of React comes as soon as it is near.
 */
export function hydrationOf(
  { machine, hydrate, binding }: Pick<Wiring, 'machine' | 'hydrate' | 'binding'>,
  roots: readonly string[],
): Hydration | null {
  if (machine === undefined) return null
  if (hydrate) return hydrate
  const document = binding && readMachine(machine, roots)
  return document && !actsUnasked(document) ? 'reached' : 'visible'
}

/** Undefined also where the file is broken, which others report. */
function readMachine(name: string, roots: readonly string[]): State | undefined {
  const [folder] = findMachineFolders(roots, name)
  if (!folder) return undefined
  try {
    return JSON.parse(readFileSync(join(folder.path, 'machine.json'), 'utf8')) as State
  } catch {
    return undefined
  }
}
