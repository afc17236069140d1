/** A document is on its way, which a reload would take the place of: one that was asked for, or a reload. */
let isLeaving = false
// Not in every browser.
window.navigation?.addEventListener('navigate', ({ destination }) => {
  isLeaving = !destination.sameDocument
})

/** Of the chunk. By its name, Vite would take what is built from it for files to copy. */
const { url } = import.meta

/**
 * Loads a chunk. If that fails, for example after a new build, the page is reloaded: at most once in
 * ten seconds per path, only while online, and never while another document is on its way, or the visitor
 * would lose typed text or is in a dialog. An error in the module's own code causes no reload.
 *
 * @param ahead - paths of chunks that it will import, below the root of the site: they come at the same time
 * @throws what the import throws, in any case
 */
export const loadChunk = <T>(load: () => Promise<T>, ahead: readonly string[] = []): Promise<T> => {
  for (const path of ahead) {
    // Chunks are two folders below the root, wherever that is.
    const { href } = new URL(`../../${path}`, url)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  return load().catch((error: Error) => {
    if (
      !isLeaving &&
      // As Chromium and Firefox, and as Safari say it.
      /dynamically import|module script/.test(error.message) &&
      navigator.onLine &&
      !document.querySelector(
        ':modal, :user-valid, :user-invalid, :is(input, select, textarea):focus',
      ) &&
      !isFreshReload()
    )
      location.reload()
    throw error
  })
}

/** Whether this document is the second attempt already. Nothing is stored: that would need consent. */
function isFreshReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    performance.now() < 10_000 &&
    entry?.type === 'reload' &&
    new URL(entry.name).pathname === location.pathname
  )
}
