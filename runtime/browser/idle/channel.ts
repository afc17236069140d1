/**
 * The page's half of measurement, as ports of its machines: it knows no vendor and keeps nothing that
 * was not consented to. The hub, which comes with the first consent, takes over from it.
 */
import type { MachinePorts, TrackedEvent } from '../../model/ports/machine-ports.ts'

export type Receiver = Pick<MachinePorts, 'track' | 'identify'>

export interface Channel {
  ports: Receiver
  /** Gives the receiver everything from here on; first what came since the consent was given. */
  open(receiver: Receiver): void
  /** Forgets what came without consent. */
  forget(): void
}

/** Key of a list that a developer or test sets before the page starts: it gets every event. */
const recorder = Symbol.for('slicewright.recorder')
const scope = globalThis as {
  [recorder]?: { entries: { kind: 'event'; event: TrackedEvent }[] }
}

/** @param isWanted - whether an event may be kept for a receiver to come. */
export function createChannel(isWanted: () => boolean): Channel {
  let early: ((receiver: Receiver) => void)[] = []
  let receiver: Receiver | undefined
  const pass = (call: (receiver: Receiver) => void) => {
    if (receiver) call(receiver)
    else if (isWanted()) early.push(call)
  }
  return {
    ports: {
      track(event) {
        scope[recorder]?.entries.push({ kind: 'event', event })
        pass((to) => to.track(event))
      },
      identify: (properties) => pass((to) => to.identify(properties)),
    },
    open(to) {
      receiver = to
      for (const call of early) call(to)
      early = []
    },
    forget() {
      early = []
    },
  }
}
