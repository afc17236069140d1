/** A path through a machine, walked by an actor: the same in Node and in a page. */
import { createActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { createHolder, type StepEvent } from './hold-machine.ts'

export interface MachinePath {
  input: object
  events: StepEvent[]
}

export interface Visible {
  value: unknown
  tags: string[]
  context: unknown
}

/** The externally visible part of a state. */
export function toVisible({ value, tags, context }: AnyMachineSnapshot): Visible {
  return JSON.parse(JSON.stringify({ value, tags: [...tags].toSorted(), context })) as Visible
}

/**
 * Runs a path with an actor whose own actors and timers stand still until the path names them.
 *
 * @param settle - waits until the effects of an event have ended
 * @returns the visible state after each step, the first one included
 */
export async function runHeld(
  given: AnyStateMachine,
  { input, events }: MachinePath,
  settle: () => Promise<void>,
): Promise<Visible[]> {
  const holder = createHolder()
  const actor = createActor(holder.hold(given), { input })
  const shown: Visible[] = []
  const show = () => shown.push(toVisible(actor.getSnapshot() as AnyMachineSnapshot))
  let failure: unknown
  actor.subscribe({ error: (error) => (failure = error) })
  actor.start()
  show()
  for (const event of events) {
    holder.runs[0]!.happen(event)
    await settle()
    if (failure) throw failure
    show()
  }
  actor.stop()
  return shown
}
