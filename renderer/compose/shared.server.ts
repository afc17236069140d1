/** Composes what several machines share through Redis. */
import type { Announcements, PageStore, Site } from '#runtime'
import {
  createAnnouncements,
  createPageStore,
  type RedisConnection,
} from '../../adapters/redis/index.ts'

export interface Shared {
  pages: PageStore
  /** The ref of the content that this process reads. */
  ref(): Promise<string>
  announcements: Announcements & { close(): void }
}

export function composeShared(redis: RedisConnection, { content, assets, baseUrl }: Site): Shared {
  const { name } = content.repository
  // Builds that run side by side render different pages of the same content.
  const scope = JSON.stringify([assets.buildId, baseUrl ?? null, name])
  return {
    pages: createPageStore(redis, scope),
    ref: () => content.ref(),
    announcements: createAnnouncements(redis, name),
  }
}
