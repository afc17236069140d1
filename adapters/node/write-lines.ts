import type { LogLevel } from '#runtime'

/** Bytes and milliseconds after which buffered lines are written. */
const fullAt = 16_384
const flushAfterMs = 200

/**
 * Writes lines in batches, since each write to a pipe or a file blocks the process. Warnings and errors
 * are written at once, and the remaining lines when the process ends.
 */
export function createLineWriter(
  out: Pick<NodeJS.WriteStream, 'write'>,
): (line: string, level: LogLevel) => void {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    out.write(lines)
  }
  process.once('exit', flush)
  return (line, level) => {
    waiting += line
    if (level !== 'info' || waiting.length >= fullAt) flush()
    else timer ??= setTimeout(flush, flushAfterMs).unref()
  }
}
