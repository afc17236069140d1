import { loadScript } from './load-script.ts'

/**
 * Shares a vendor's script between several users: it loads once, and is cancelled when the last of
 * them no longer needs it. After a failure the next user loads it again.
 *
 * @param read - returns what the script defines; undefined until it has run.
 */
export function shareScript<T>(
  name: string,
  read: () => T | undefined,
): (src: string, signal: AbortSignal) => Promise<T> {
  let current: { loading: Promise<T>; wanted: Set<AbortSignal>; end: AbortController } | undefined

  const start = (src: string) => {
    const end = new AbortController()
    const load = async () => {
      await loadScript(src, end.signal)
      const defined = read()
      if (!defined) throw new Error(`${src} defined no ${name}`)
      return defined
    }
    const begun = { loading: load(), wanted: new Set<AbortSignal>(), end }
    const forget = () => {
      if (current === begun) current = undefined
    }
    begun.loading.then(forget, forget)
    return begun
  }

  return async (src, signal) => {
    signal.throwIfAborted()
    const defined = read()
    if (defined) return defined
    const shared = (current ??= start(src))
    shared.wanted.add(signal)
    const leave = () => {
      shared.wanted.delete(signal)
      if (shared.wanted.size > 0) return
      // The next user starts anew.
      if (current === shared) current = undefined
      shared.end.abort()
    }
    signal.addEventListener('abort', leave)
    try {
      return await shared.loading
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
