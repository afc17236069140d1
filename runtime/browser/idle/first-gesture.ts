import { gestures, isGesture } from '../early/early-acts.ts'
import { reportFailed } from './attempt.ts'

/**
 * Loads code that only responds to gestures when the visitor makes the first one. Gestures until it is
 * loaded are queued and handed over. A failed load is tried again with the next gesture.
 *
 * @param early - gestures made before
 */
export function awaitGesture(
  load: () => Promise<(early: readonly Event[]) => void>,
  early: Event[],
): void {
  const onGesture = (event: Event) => {
    if (isGesture(event) && early.push(event) === 1) void begin()
  }
  const begin = async () => {
    try {
      const start = await load()
      for (const type of gestures) document.removeEventListener(type, onGesture, true)
      start(early)
    } catch (cause) {
      early = []
      reportFailed('gestures', cause)
    }
  }
  for (const type of gestures) document.addEventListener(type, onGesture, true)
  if (early.length > 0) void begin()
}
