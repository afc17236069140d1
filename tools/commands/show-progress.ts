/** A bar that redraws itself on a terminal, and nothing where the output is kept. */
export function showProgress(stream: NodeJS.WriteStream = process.stderr) {
  const width = 24
  return {
    show(done: number, total: number, what: string): void {
      if (!stream.isTTY) return
      const filled = Math.round((width * done) / Math.max(1, total))
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
      stream.write(`\r\x1b[2K${bar} ${Math.floor(done)}/${total} ${what}`)
    },
    end(): void {
      if (stream.isTTY) stream.write('\r\x1b[2K')
    },
  }
}
