/** Replays recordings: the machine decides as declared, without effects on the world around it. */
import { getNextSnapshot, type AnyMachineSnapshot } from 'xstate'
import type { CompiledMachine } from '../../runtime/machines/to-machine.ts'
import type { MachineDocument } from '../../runtime/model/config/machine-document.ts'
import { compileInert } from './compile-inert.ts'
import type { Recording } from './recording.ts'

/**
 * State values after each recorded event, of a new actor that starts as the recorded one did.
 * Answers of its actors and ends of its timers are events of the recording too; `now()` is the time
 * of the event.
 *
 * @throws SiteError MachineInvalid
 */
export function replayRecording(
  document: MachineDocument,
  { start, steps }: Pick<Recording, 'start' | 'steps'>,
): unknown[] {
  let time = steps[0]?.time ?? 0
  const machine = compileInert(document, () => time)
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

/** The first recorded step that now leads to another state. */
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

/** Prints regions in a fixed order, since theirs carries no meaning. */
function print(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
