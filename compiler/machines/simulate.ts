/** Simulates a machine without a page: from any state, event by event. */
import {
  getInitialSnapshot,
  getNextSnapshot,
  getNextTransitions,
  type AnyMachineSnapshot,
} from 'xstate'
import { isObject } from '#schemas/is-object.ts'
import {
  toList,
  type MachineDocument,
  type StateDocument,
} from '../../runtime/model/config/machine-document.ts'
import { compileInert } from './compile-inert.ts'
import { toStateValue } from './state-place.ts'

/** The starting point of a simulation. */
export interface SimulationStart {
  /** Paths of states, separated by commas; empty for the first state. */
  states: string
  /** Merged into the context that the machine begins with. */
  context?: object | undefined
}

export interface SimulatedEvent {
  type: string
  [field: string]: unknown
}

/** Something that happens to a machine by itself: a delay ends, an actor answers. */
export interface SimulatedEnd {
  type: string
  /** `after 500 ms`, `httpGet done`. */
  label: string
  examples: Record<string, unknown>[]
}

export interface Simulation {
  begin(start: SimulationStart): AnyMachineSnapshot
  send(snapshot: AnyMachineSnapshot, event: SimulatedEvent): AnyMachineSnapshot
  /** Whether the machine would take the event now. */
  accepts(snapshot: AnyMachineSnapshot, event: SimulatedEvent): boolean
  /**
   * Delays and actors that may end in this state. None runs here: the caller says when one ends.
   */
  ends(snapshot: AnyMachineSnapshot): SimulatedEnd[]
}

/**
 * Guards, assignments and `now()` are real, effects do nothing. A state that a simulation begins in is
 * not entered: its entry actions and its transitions without an event have been taken before.
 *
 * @throws SiteError MachineInvalid
 */
export function createSimulation(document: MachineDocument, now = Date.now): Simulation {
  const machine = compileInert(document, now)
  const input = document.meta?.tests?.inputs?.[0] ?? {}
  return {
    begin({ states, context }) {
      const first = getInitialSnapshot(machine, input) as AnyMachineSnapshot
      if (!states && !context) return first
      const value = states ? toStateValue(document, states) : first.value
      return machine.resolveState({
        value,
        context: { ...first.context, ...context },
      }) as AnyMachineSnapshot
    },
    send: (snapshot, event) => getNextSnapshot(machine, snapshot as never, event),
    accepts: (snapshot, event) => snapshot.status === 'active' && snapshot.can(event),
    ends: (snapshot) => listEnds(document, snapshot),
  }
}

/** @throws Error that says what is wrong with the text */
export function parseContext(document: MachineDocument, text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`The context is not JSON: ${(error as Error).message}`, { cause: error })
  }
  if (!isObject(value)) throw new Error('The context must be an object: { "name": "value" }.')
  const declared = Object.keys((document.schemas?.context?.['properties'] ?? {}) as object)
  const unknown = Object.keys(value).find((name) => !declared.includes(name))
  if (unknown !== undefined)
    throw new Error(
      `The context of ${document.id} has no field "${unknown}". It has: ${declared.join(', ') || 'none'}.`,
    )
  return value
}

interface Node {
  id: string
  config: StateDocument
}

function listEnds(document: MachineDocument, snapshot: AnyMachineSnapshot): SimulatedEnd[] {
  if (snapshot.status !== 'active') return []
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType))
  const nodes = snapshot._nodes as unknown as readonly Node[]
  const outputs = document.meta?.tests?.outputs ?? {}
  return nodes.flatMap(({ id, config }) => [
    ...Object.keys(config.after ?? {}).map((delay) => ({
      type: `xstate.after.${delay}.${id}`,
      label: `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay.replace(/^own\./, '')}`,
      examples: [{}],
    })),
    ...toList(config.invoke).flatMap(({ src, id: name }, index) => {
      const actorId = name ?? `${index}.${id}`
      const results = outputs[String(src)] ?? [null]
      return [
        {
          type: `xstate.done.actor.${actorId}`,
          label: `${String(src)} done`,
          examples: results.map((output) => ({ output })),
        },
        {
          type: `xstate.error.actor.${actorId}`,
          label: `${String(src)} failed`,
          examples: [{ error: { message: 'It failed.' } }],
        },
      ].filter(({ type }) => types.has(type))
    }),
  ])
}
