import { reportFailed } from './attempt.ts'

/** What a first gesture can be: a pointer that moves over the page, the focus, a key, a click. */
const gestures = ['pointerover', 'focusin', 'keydown', 'click', 'auxclick']

/**
 * Loads what only answers gestures when the visitor makes the first. What comes until it is there is
 * kept and handed over. A load that fails is tried again with the next gesture.
 */
export function awaitGesture(load: () => Promise<(early: readonly Event[]) => void>): void {
  let early: Event[] = []
  const heard = (event: Event) => {
    if (early.push(event) === 1) void begin()
  }
  const begin = async () => {
    try {
      const start = await load()
      for (const type of gestures) document.removeEventListener(type, heard, true)
      start(early)
    } catch (cause) {
      early = []
      reportFailed('gestures', cause)
    }
  }
  for (const type of gestures) document.addEventListener(type, heard, true)
}
