import type { Announcements } from '../../model/ports/announcements.ts'
import type { ContentSource } from '../../model/ports/content-source.ts'
import type { Publisher } from './create-publisher.ts'

/** Characters of a ref: longer texts are none. */
const longestRef = 200

/**
 * Announces to all processes a publication that one learns of. Only its existence is believed: each
 * reads for itself what it is, and finds it without an announcement a little later.
 */
export function sharePublications(
  content: Pick<ContentSource, 'ref' | 'onPublication'>,
  publisher: Pick<Publisher, 'follow'>,
  channels: readonly Announcements[],
): void {
  async function follow(ref: string): Promise<void> {
    const known = await content.ref().catch(() => undefined)
    if (known !== ref) await publisher.follow(ref)
  }
  for (const channel of channels) {
    let announced = ''
    channel.onAnnouncement((ref) => {
      if (typeof ref !== 'string' || ref.length > longestRef) return
      announced = ref
      void follow(ref)
    })
    channel.onGap?.(() => void publisher.follow())
    content.onPublication?.(({ to }) => {
      if (to !== announced) channel.announce(to)
    })
  }
}
