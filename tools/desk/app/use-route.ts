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
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

export const toDocumentHash = (id: string) => `#/documents/${encodeURIComponent(id)}`

export function openDocument(id: string): void {
  window.location.assign(toDocumentHash(id))
}
