import { documentLoad } from './document-load.ts'

/**
 * The page is not reloaded before this time. Not while it is being left: Firefox and Safari let its
 * requests fail as soon as a link is followed, and a reload would replace that navigation. A mail
 * link leaves nothing: hence the limit. Nor soon after a reload: no trace of one is stored, which
 * would need consent.
 */
let stayUntil = documentLoad()?.type === 'reload' ? 1e4 : 0
const stay = () => (stayUntil = performance.now() + 1e4)
addEventListener('beforeunload', stay)

/**
 * The chunk's address, in a variable: Vite takes `new URL(…, import.meta.url)` for files to copy.
 */
const { url } = import.meta

/**
 * Loads a chunk. If that fails, for example after a new build, the page is reloaded: at most once in
 * ten seconds, only if the server has one to show, and never while the visitor would lose typed text, is
 * in a dialog or on the way to another page. An error in the module's own code causes no reload.
 *
 * @param ahead - paths, below the root of the site, of chunks that it will import: they load at the
 *   same time
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
  const loading = load()
  loading.catch(renew).catch(() => {})
  return loading
}

/** @throws TypeError where no server answers */
const renew = async ({ message }: Error) => {
  if (
    // The messages of Chromium and Firefox, and of Safari.
    /dynamically|module script/.test(message) &&
    // A server that is being started again, or no network: the page shown is better than none.
    (await fetch('', { method: 'HEAD' })).status < 500 &&
    performance.now() > stayUntil &&
    !document.querySelector(':modal,:user-valid,:user-invalid,:is(input,select,textarea):focus')
  ) {
    // The page goes on until the new one answers: chunks that fail meanwhile ask for no other.
    stay()
    location.reload()
  }
}
