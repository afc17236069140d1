import type { Payload } from '../../model/payload.ts'
import { toPayloadPath } from '../navigation/page-links.ts'
import { createEditLinks } from './edit-links.ts'
import { keepCookie } from './own-cookie.ts'
import { readFacts, showPayload } from './preview-page.ts'

/** The source of changes: the content service's own script. */
export interface PreviewToolbar {
  listen(handlers: {
    /** There is another state of the content to show. */
    changed(ref: string): void
    ended(): void
  }): void
}

/**
 * Follows the editor: what is changed there changes here, in place.
 * @param renew - ties changed HTML to the machines, and forgets pages fetched ahead
 */
export function startPreview(renew: () => void, toolbar: PreviewToolbar): void {
  fetchNothingAhead()
  const drawLinks = createEditLinks()
  closePanelByKey()
  const { cookie } = readFacts()
  if (!cookie) return
  const leave = () => {
    const link = document.querySelector<HTMLAnchorElement>('[data-preview] [data-exit]')
    if (link) location.assign(link.href)
    else location.reload()
  }
  const own = keepCookie(cookie, () => location.reload())
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-exit]')) own.tellEnd()
  })
  const refresh = oneAtATime(async () => {
    own.claim()
    const payload = await fetchPayload(new URL(location.href))
    const isShown = payload && (await showPayload(payload).catch(() => false))
    if (!isShown) return location.reload()
    renew()
    drawLinks()
  })
  toolbar.listen({
    changed(ref) {
      own.change(ref)
      refresh()
    },
    ended() {
      own.tellEnd()
      leave()
    },
  })
}

/**
 * Null where only a document load helps: the page has moved, is gone, or is no longer a preview.
 */
async function fetchPayload(url: URL): Promise<Payload | null> {
  try {
    const response = await fetch(toPayloadPath(url), { cache: 'no-store', redirect: 'manual' })
    return response.ok ? ((await response.json()) as Payload) : null
  } catch {
    return null
  }
}

/** Runs once more at the end, however often it was called meanwhile. */
function oneAtATime(run: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      await run()
    }
    isRunning = false
  }
}

/**
 * Keeps pages from being fetched ahead: in a preview every page is drawn for each request, from
 * many of the content service, and would use up its quota. The machine that fetches them spares
 * connections that save data.
 */
function fetchNothingAhead(): void {
  const connection = { saveData: true, effectiveType: '4g' }
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
}

function closePanelByKey(): void {
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const details = (target as Element).closest<HTMLDetailsElement>('[data-preview] > details')
    if (!details?.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}
