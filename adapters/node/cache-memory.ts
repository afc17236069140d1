import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/**
 * Megabytes that rendered pages may take: a sixteenth of what the process may use (that of its container,
 * where there is one, else of the machine), 16 at least and 256 at most. 256 hold about 7,000 pages.
 */
export function findCacheMegabytes(
  usableBytes = Math.min(process.constrainedMemory() || Infinity, totalmem()),
): number {
  return Math.min(256, Math.max(16, Math.floor(usableBytes / megabyte / 16)))
}
