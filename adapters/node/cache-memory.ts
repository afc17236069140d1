import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/**
 * Megabytes for rendered pages: a sixteenth of the memory the process may use (its container's, or else
 * the machine's), at least 16 and at most 256. 256 MB hold about 7,000 pages.
 *
 * @param processes - number that share the memory
 */
export function findCacheMegabytes(
  processes = 1,
  usableBytes = Math.min(process.constrainedMemory() || Infinity, totalmem()),
): number {
  return Math.min(256, Math.max(16, Math.floor(usableBytes / processes / megabyte / 16)))
}
