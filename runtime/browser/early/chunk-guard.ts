import { documentAddress, documentLoad } from './document-load.ts'

/**
 * While the page is being left: Firefox and Safari let what it loads fail as soon as a link is followed, and
 * a reload would take the place of where that leads. A link to a mail leaves nothing: hence the limit.
 */
let leavingUntil = 0
const leave = () => (leavingUntil = performance.now() + 1e4)
addEventListener('beforeunload', leave)

/** Of the chunk. By its name, Vite would take what is built from it for files to copy. */
const { url } = import.meta

/**
 * Loads a chunk. If that fails, for example after a new build, the page is reloaded: at most once in
 * ten seconds per path, only while online, and never while the visitor would lose typed text, is in a
 * dialog or on the way to another page. An error in the module's own code causes no reload.
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
      performance.now() > leavingUntil &&
      // As Chromium and Firefox, and as Safari say it.
      /dynamically import|module script/.test(error.message) &&
      navigator.onLine &&
      !document.querySelector(
        ':modal, :user-valid, :user-invalid, :is(input, select, textarea):focus',
      ) &&
      // Not the second attempt already. Nothing is stored: that would need consent.
      !(
        performance.now() < 1e4 &&
        documentLoad()?.type === 'reload' &&
        documentAddress().pathname === location.pathname
      )
    ) {
      // The page goes on until the new one answers: chunks that fail meanwhile ask for no other.
      leave()
      location.reload()
    }
    throw error
  })
}
