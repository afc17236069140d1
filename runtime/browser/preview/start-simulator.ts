import type { Payload } from '../../model/payload.ts'
import { showPayload } from './preview-page.ts'

/** What sends the slices that are to be shown: the content service's page builder. */
export interface SliceFeed {
  /** Resolves when it is connected. @param show - given slices as the Content API has them */
  follow(show: (slices: readonly unknown[]) => void): Promise<void>
}

/** Shows the slices that the page builder sends, drawn by the server like those of every page. */
export async function startSimulator(renew: () => void, feed: SliceFeed): Promise<void> {
  // A link would lead away from what is composed.
  document.addEventListener('click', (click) => {
    if ((click.target as Element).closest('a[href]')) click.preventDefault()
  })
  let latest = 0
  await feed.follow(async (slices) => {
    const turn = ++latest
    // A form: what else is sent to a page is refused.
    const body = new URLSearchParams({ slices: JSON.stringify(slices) })
    const response = await fetch(location.href, { method: 'POST', body })
    const payload = response.ok ? ((await response.json()) as Payload) : undefined
    // Others came meanwhile.
    if (turn !== latest) return
    if (!payload || !(await showPayload(payload))) return location.reload()
    renew()
  })
}
