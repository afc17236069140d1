import type { Readable, Writable } from 'node:stream'

/** Passes on whole lines: the output of several processes would interleave in one pipe. */
export function forwardLines(from: Readable, to: Writable): void {
  let rest = ''
  from.setEncoding('utf8')
  from.on('data', (chunk: string) => {
    const end = chunk.lastIndexOf('\n') + 1
    if (end === 0) {
      rest += chunk
      return
    }
    to.write(rest + chunk.slice(0, end))
    rest = chunk.slice(end)
  })
  from.on('end', () => {
    if (rest !== '') to.write(`${rest}\n`)
  })
}
