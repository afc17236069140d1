let dropped = 0
let isDropping = false

/** Number of writes that nobody could read any more. */
export const countDropped = (): number => dropped

/**
 * Lets the process outlive the reader of its output: a log collector, a pager or a parent that has
 * ended. Later output is dropped and counted. Otherwise it would end the process, or reach a
 * handler of uncaught errors, which writes again.
 */
export function dropUnreadOutput(): void {
  if (isDropping) return
  isDropping = true
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => dropped++)
}
