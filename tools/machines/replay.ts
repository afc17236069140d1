/** Recordings run again: the machine decides as declared, and reaches nothing around it. */
import { getNextSnapshot, type AnyMachineSnapshot } from 'xstate'
import { compileMachine, type CompiledMachine } from '../../runtime/machines/compile.ts'
import { createInertRegistry } from '../../runtime/machines/server-system.ts'
import { toList, type MachineDocument } from '../../runtime/model/config/machine-document.ts'
import type { Recording } from './recording.ts'
import { eachAction, eachState } from './walk-document.ts'

/**
 * State values after each recorded event, of a new actor that starts as the recorded one did. What its
 * actors answered and when its timers ran out is recorded too; `now()` is the time of the event.
 *
 * @throws SiteError MachineInvalid
 */
export function replayRecording(
  document: MachineDocument,
  { start, steps }: Pick<Recording, 'start' | 'steps'>,
): unknown[] {
  let time = steps[0]?.time ?? 0
  const machine = compileMachine(document, {
    ...createInertRegistry([toInert(document)]),
    now: () => time,
  })
  let snapshot: AnyMachineSnapshot = resume(machine, start)
  return steps.map((step) => {
    time = step.time
    snapshot = getNextSnapshot<CompiledMachine>(machine, snapshot as never, step.event)
    return snapshot.value
  })
}

function resume(machine: CompiledMachine, { value, context }: Recording['start']) {
  const known = (value ?? {}) as AnyMachineSnapshot['value']
  return machine.resolveState({ value: known, context: context as never }) as AnyMachineSnapshot
}

/** Names that only the machine's own code implements. */
function toInert(document: MachineDocument) {
  const actions = Array.from(eachAction(document), ({ action }) => action.type)
  const actors = Array.from(eachState(document), ({ state }) => toList(state.invoke)).flat()
  const known = createInertRegistry([])
  const missing = (names: readonly string[], taken: object) =>
    names.filter((name) => !(name in taken))
  return {
    actions: Object.fromEntries(missing(actions, known.actions).map((name) => [name, () => {}])),
    actors: Object.fromEntries(
      missing(
        actors.map(({ src }) => src),
        known.actors,
      ).map((src) => [src, inertActor]),
    ),
  }
}

const inertActor = {
  transition: (snapshot: unknown) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
}

/** The first recorded step after which the state is another one now. */
export function findDeviation(
  { steps }: Recording,
  values: readonly unknown[],
): { step: number; type: string; recorded: string; now: string } | undefined {
  const step = steps.findIndex(({ value }, at) => print(value) !== print(values[at]))
  const found = steps[step]
  return (
    found && {
      step: step + 1,
      type: found.event.type,
      recorded: print(found.value),
      now: print(values[step]),
    }
  )
}

/** The order of regions says nothing. */
function print(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
