import type { ContentPurge } from './render-cache.ts'
import type { ContentSource } from './content-source.ts'

/** Tells whoever keeps something made of a site's content what is no longer current. */
export interface PublicationFeed {
  /** The content that is followed: what was made of another, such as a draft's, is not told about. */
  readonly content: ContentSource
  onPurge(listen: (purge: ContentPurge) => void): void
  tell(purge: ContentPurge): void
}

export function createPublicationFeed(content: ContentSource): PublicationFeed {
  const listeners: ((purge: ContentPurge) => void)[] = []
  return {
    content,
    onPurge: (listen) => void listeners.push(listen),
    tell(purge) {
      for (const listen of listeners) listen(purge)
    },
  }
}
