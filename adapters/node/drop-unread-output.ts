let dropped = 0
let isDropping = false

/** How often something was written that nobody could read any more. */
export const countDropped = (): number => dropped

/**
 * Lets the process outlive who reads its output: a log collector, a pager or a parent that has ended. What is written then
 * is dropped and counted. By itself it would end the process, or reach a handler of uncaught errors, which writes it again.
 */
export function dropUnreadOutput(): void {
  if (isDropping) return
  isDropping = true
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => dropped++)
}
