/**
 * Milliseconds between two lines where output goes to a log: enough to show that work goes on, few
 * enough to read.
 */
const interval = 30_000

/** A bar that redraws itself on a terminal; a line now and then where output goes to a log. */
export function showProgress(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr) {
  const width = 24
  let last = Date.now()
  return {
    show(done: number, total: number, what: string): void {
      const state = `${Math.floor(done)}/${total} ${what}`
      if (stream.isTTY) {
        const filled = Math.round((width * done) / Math.max(1, total))
        stream.write(`\r\x1b[2K${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${state}`)
      } else if (Date.now() - last >= interval) {
        last = Date.now()
        stream.write(`${state}\n`)
      }
    },
    end(): void {
      if (stream.isTTY) stream.write('\r\x1b[2K')
    },
  }
}
