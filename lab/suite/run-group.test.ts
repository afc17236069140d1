/**
 * Runners with children and grandchildren: all of them end with the runner, and with its parent.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/**
 * Every process of a test holds a connection to this server, which stays open as long as the
 * process lives.
 */
let server: Server
let sockets: Socket[]
let all: PromiseWithResolvers<void>
const expected = 3

beforeEach(async () => {
  sockets = []
  all = Promise.withResolvers()
  server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.push(socket.resume())
    if (sockets.length === expected) all.resolve()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => void server.close())

/** The runner, its child, and a grandchild in a group of its own, as browsers and servers are. */
function toRunner(): string {
  const { port } = server.address() as AddressInfo
  const hold = `require('node:net').connect(${port}, '127.0.0.1');`
  const start = (code: string, detached: boolean) =>
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}], { stdio: 'inherit', detached: ${detached} });`
  const deaf = `process.on('SIGTERM', () => {});`
  return hold + start(hold + start(hold + deaf, true), false)
}

function startSuite(): ChildProcess {
  const file = (name: string) => JSON.stringify(join(import.meta.dirname, name))
  const program = `
    import { runGroup } from ${file('run-group.ts')}
    import { createMark, endStraysAfterUs } from ${file('strays.ts')}
    const within = createMark()
    endStraysAfterUs(within)
    const runner = ['--eval', ${JSON.stringify(toRunner())}]
    await runGroup({ command: 'node', args: runner, within }).catch(({ message }) => console.log(message.slice(-30)))`
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const allGone = () =>
  Promise.all(sockets.map((socket) => (socket.closed ? undefined : once(socket, 'close'))))

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'leaves no process behind after %s',
  async (name) => {
    const suite = startSuite()
    await all.promise
    suite.kill(name)
    await allGone()
  },
)

it('leaves no process behind after it was killed itself', async () => {
  const suite = startSuite()
  await all.promise
  suite.kill('SIGKILL')
  await allGone()
})

it('leaves no process behind after its runner was killed, and says so', async () => {
  const suite = startSuite()
  await all.promise
  const [pid] = await findRunner(suite.pid!)
  process.kill(pid!, 'SIGKILL')
  const [said] = (await once(suite.stdout!, 'data')) as [Buffer]
  expect(String(said)).toContain('ended with SIGKILL.')
  await allGone()
})

/** Children of a process, except the guard beside it, which holds no connection. */
async function findRunner(parent: number): Promise<number[]> {
  const ps = spawn('ps', ['-eo', 'pid=,ppid=,args='], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const chunk of ps.stdout) text += String(chunk)
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => Number(ppid) === parent && args.includes('--eval'))
    .map(([pid]) => Number(pid))
}
