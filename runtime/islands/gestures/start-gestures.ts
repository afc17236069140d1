/** Everything that only answers gestures: one chunk, loaded with the first of them. */
import type { MachineDocument } from '../../machines/document.ts'
import type { GenericImplementations, Implementations } from '../../machines/registry.ts'
import type { Behaviours } from '../../machines/shared-system.ts'
import type { MachineSystem } from '../../machines/system.ts'
import { attempt } from '../attempt.ts'
import { addImplementations } from '../site-registry.ts'
import { answerShortcuts } from './answer-shortcuts.ts'
import { followPointer } from './follow-pointer.ts'
import { reportClicks } from './report-clicks.ts'

export interface GestureParts {
  actors: Behaviours['actors']
  machines: readonly MachineDocument[]
  implementations: readonly Implementations[]
  /** Of a build: generic ones that no machine of the page named before. */
  generic?: GenericImplementations
}

/** @param early - what came before this was loaded. */
export function startGestures(
  { actors, machines, implementations, generic }: GestureParts,
  system: MachineSystem,
  early: readonly Event[],
): void {
  addImplementations(implementations, generic)
  for (const machine of machines) attempt(machine.id, () => void system.compile(machine))
  for (const { id, machine, input } of actors)
    attempt(id, () => void system.spawn(id, machine, input))
  attempt('links', () => reportClicks(system, early))
  attempt('shortcuts', () => answerShortcuts(early))
  attempt('pointer', () => followPointer())
}
