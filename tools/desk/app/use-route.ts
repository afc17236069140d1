import { useSyncExternalStore } from 'react'

/** `#/documents/<id>` is `['documents', '<id>']`. */
export function useRoute(): string[] {
  const hash = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed)
      return () => window.removeEventListener('hashchange', changed)
    },
    () => window.location.hash,
  )
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode)
}

/** A malformed address names nothing that there is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const toDocumentHash = (id: string) => `#/documents/${encodeURIComponent(id)}`

export function openDocument(id: string): void {
  window.location.assign(toDocumentHash(id))
}
