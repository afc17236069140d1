/** How processes tell each other that the content is at another ref. A message may be lost. */
export interface Announcements {
  announce(ref: string): void
  /** Told of what others announce. */
  onAnnouncement(listen: (ref: string) => void): void
  /** Told when messages may have been lost. */
  onGap?(listen: () => void): void
}
