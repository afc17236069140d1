/** Records the events that the machines of a page report, whatever the visitor consents to. */
import type { BrowserContext, Page } from '@playwright/test'

export interface RecordedEvent {
  name: string
  properties: Record<string, string>
}

/** Starts recording before the page's script runs, separately in every document. */
export async function recordEvents(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(globalThis, { [Symbol.for('slicewright.recorder')]: { entries: [] } })
  })
}

/** Events of the current document, in order; only those with `name`, when given. */
export function readEvents(page: Page, name?: string): Promise<RecordedEvent[]> {
  return page.evaluate((wanted) => {
    const { entries } = (globalThis as never)[Symbol.for('slicewright.recorder')] as {
      entries: { event?: { name: string; properties: Record<string, string> } }[]
    }
    return entries.flatMap(({ event }) =>
      event && (wanted === undefined || event.name === wanted) ? [event] : [],
    )
  }, name)
}
