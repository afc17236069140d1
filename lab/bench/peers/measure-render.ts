/** CPU per page rendered per request: content in memory, nothing kept, each request for another page. */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median } from '../measure.ts'
import type { Side } from './folders.ts'

/** ms of CPU a page, minus the cost of a server that always sends the same text. */
export type RenderResult = Partial<Record<Side, number>> & { blank: number }

export async function measureRender(
  sides: readonly Side[],
  paths: readonly string[],
  rounds: number,
): Promise<RenderResult> {
  const names = [...sides, 'blank'] as const
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]]))
  const servers = await Promise.all(names.map((name) => open(name, paths.length)))
  try {
    // Warms up the JIT compiler.
    for (const { ask } of servers) for (let pass = 0; pass < 3; pass++) await ask(paths)
    for (let round = 0; round < rounds; round++) {
      for (const [at, { ask }] of servers.entries())
        samples[names[at]!]!.push((await ask(paths)) / paths.length)
    }
  } finally {
    for (const { child } of servers) child.disconnect()
  }
  const blank = median(samples['blank']!)
  const result: RenderResult = { blank }
  for (const side of sides) result[side] = median(samples[side]!) - blank
  return result
}

async function open(name: string, pages: number) {
  const script = join(import.meta.dirname, 'serve-rendered.ts')
  const child = fork(script, [name, String(pages / 3)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { port } = await hear<{ port: number }>(child)
  const readCpu = async () => {
    child.send('cpu')
    return (await hear<{ cpu: number }>(child)).cpu
  }
  return {
    child,
    /** Requests each page once. @returns ms of CPU */
    async ask(paths: readonly string[]): Promise<number> {
      const before = await readCpu()
      const { non2xx, errors } = await autocannon({
        url: `http://localhost:${port}`,
        connections: 1,
        amount: paths.length,
        requests: paths.map((path) => ({ path })),
      })
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages of ${name} failed.`)
      return (await readCpu()) - before
    },
  }
}

function hear<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new Error(`${child.spawnargs.join(' ')} stopped.`))
    child.once('exit', stopped)
    child.once('message', (message) => {
      child.off('exit', stopped)
      resolve(message as Message)
    })
  })
}
