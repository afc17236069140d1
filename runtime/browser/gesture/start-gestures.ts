/** Everything that only answers gestures: one chunk, loaded with the first of them. */
import type { MachineSystem } from '../../machines/system.ts'
import { attempt } from '../idle/attempt.ts'
import type { LaterParts } from '../idle/site-parts.ts'
import { addImplementations } from '../idle/site-registry.ts'
import { answerShortcuts } from './answer-shortcuts.ts'
import { followPointer } from './follow-pointer.ts'
import { reportClicks } from './report-clicks.ts'

/** @param early - gestures made before this was loaded. */
export function startGestures(
  { actors, machines, implementations, generic }: LaterParts,
  system: MachineSystem,
  early: readonly Event[],
): void {
  addImplementations(implementations, generic)
  for (const machine of machines) attempt(machine.id, () => void system.compile(machine))
  for (const { id, machine, input } of actors)
    attempt(id, () => void system.spawn(id, machine, input))
  attempt('links', () => reportClicks(system, early))
  attempt('shortcuts', () => answerShortcuts(system, early))
  attempt('pointer', () => followPointer())
}
