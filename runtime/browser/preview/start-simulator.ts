import type { Payload } from '../../model/payload.ts'
import { showPayload } from './preview-page.ts'

/** The source of the slices to be shown: the content service's page builder. */
export interface SliceFeed {
  /** Resolves when it is connected. @param show - given slices as the Content API has them */
  follow(show: (slices: readonly unknown[]) => void): Promise<void>
}

/** Shows the slices that the page builder sends, drawn by the server like those of every page. */
export async function startSimulator(renew: () => void, feed: SliceFeed): Promise<void> {
  // A link would lead away from the page being composed.
  document.addEventListener('click', (click) => {
    if ((click.target as Element).closest('a[href]')) click.preventDefault()
  })
  let latest = 0
  await feed.follow(async (slices) => {
    const turn = ++latest
    // As a form: pages refuse other bodies.
    const body = new URLSearchParams({ slices: JSON.stringify(slices) })
    const response = await fetch(location.href, { method: 'POST', body })
    const payload = response.ok ? ((await response.json()) as Payload) : undefined
    // Newer slices came meanwhile.
    if (turn !== latest) return
    if (!payload || !(await showPayload(payload))) return location.reload()
    renew()
  })
}
