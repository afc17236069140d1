/** Everything that only answers gestures: one chunk, loaded with the first of them. */
import type { MachineDocument } from '../../machines/document.ts'
import type { Implementations } from '../../machines/registry.ts'
import type { Behaviours } from '../../machines/shared-system.ts'
import type { MachineSystem } from '../../machines/system.ts'
import { report, toReason } from '../report.ts'
import { SitePartFailed } from '../site-part-failed.ts'
import { addImplementations } from '../site-registry.ts'
import { answerShortcuts } from './answer-shortcuts.ts'
import { followPointer } from './follow-pointer.ts'
import { reportClicks } from './report-clicks.ts'

export interface GestureParts {
  actors: Behaviours['actors']
  machines: readonly MachineDocument[]
  implementations: readonly Implementations[]
}

/** @param early - what came before this was loaded. */
export function startGestures(
  { actors, machines, implementations }: GestureParts,
  system: MachineSystem,
  early: readonly Event[],
): void {
  addImplementations(implementations)
  const attempt = (part: string, run: () => void) => {
    try {
      run()
    } catch (cause) {
      report(SitePartFailed, [part, toReason(cause)], { cause })
    }
  }
  for (const machine of machines) attempt(machine.id, () => void system.compile(machine))
  for (const { id, machine, input } of actors)
    attempt(id, () => void system.spawn(id, machine, input))
  attempt('links', () => reportClicks(system, early))
  attempt('shortcuts', () => answerShortcuts(early))
  attempt('pointer', () => followPointer())
}
