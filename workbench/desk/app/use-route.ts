import { useSyncExternalStore } from 'react'
import { decode } from '../../../runtime/model/config/decode.ts'

/** Parses `#/documents/<id>` to `['documents', '<id>']`. A malformed hash matches nothing. */
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

export const toDocumentHash = (id: string) => `#/documents/${encodeURIComponent(id)}`

export function openDocument(id: string): void {
  window.location.assign(toDocumentHash(id))
}
