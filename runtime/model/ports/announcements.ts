/** Messages between processes that the content is at another ref. They may get lost. */
export interface Announcements {
  announce(ref: string): void
  /** Calls back for announcements of others. */
  onAnnouncement(listen: (ref: string) => void): void
  /** Calls back when messages may have been lost. */
  onGap?(listen: () => void): void
}
