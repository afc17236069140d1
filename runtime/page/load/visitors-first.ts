/** Work that can wait makes room for pages that somebody waits for. */
import { setTimeout as wait } from 'node:timers/promises'

export interface VisitorsFirst {
  /** A read on a visitor's behalf. */
  serve<Answer>(read: () => Promise<Answer>): Promise<Answer>
  /** Resolves once nobody reads, and after a moment all the same. */
  rest(): Promise<void>
}

/** In ms: a page that has read something goes on to read more. */
const pauseMs = 25
/** In ms: under steady load the other work goes on, too. */
const longestMs = 150

export function createVisitorsFirst(): VisitorsFirst {
  let reading = 0
  let lastRead = -Infinity

  return {
    async serve(read) {
      reading++
      try {
        return await read()
      } finally {
        reading--
        lastRead = performance.now()
      }
    },
    async rest() {
      const end = performance.now() + longestMs
      const isBusy = () => reading > 0 || performance.now() - lastRead < pauseMs
      while (isBusy() && performance.now() < end) await wait(5)
    },
  }
}
