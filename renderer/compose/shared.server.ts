/** What several machines have in common, through Redis. */
import type { Announcements, PageStore, Site } from '#runtime'
import {
  createAnnouncements,
  createPageStore,
  type RedisConnection,
} from '../../adapters/redis/index.ts'

export interface Shared {
  pages: PageStore
  /** Of the content this process reads. */
  ref(): Promise<string>
  announcements: Announcements & { close(): void }
}

export function composeShared(redis: RedisConnection, { content, assets, baseUrl }: Site): Shared {
  const { name } = content.repository
  // Two builds at a time draw different pages of the same content.
  const scope = JSON.stringify([assets.buildId, baseUrl ?? null, name])
  return {
    pages: createPageStore(redis, scope),
    ref: () => content.ref(),
    announcements: createAnnouncements(redis, name),
  }
}
