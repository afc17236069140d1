/** Makes work that can wait give way to pages that somebody waits for. */
import { setTimeout as wait } from 'node:timers/promises'

export interface VisitorsFirst {
  /** Runs a read on a visitor's behalf. */
  serve<Answer>(read: () => Promise<Answer>): Promise<Answer>
  /** Resolves once no visitor's read is running; after `longestMs` in any case. */
  rest(): Promise<void>
}

/** Milliseconds: a page that has read something goes on to read more. */
const pauseMs = 25
/** Milliseconds: under steady load the other work goes on, too. */
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
