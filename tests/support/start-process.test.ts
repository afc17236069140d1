import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runProcess, startProcess } from './start-process.ts'

const node = (program: string): [string, string[]] => [
  process.execPath,
  ['--input-type=module', '--eval', program],
]

describe('a program that a test starts', () => {
  it('is heard, and says in its end what it wrote last', async () => {
    const started = startProcess(
      ...node(`console.log('one'); console.error('two'); process.exitCode = 3`),
    )
    expect(await started.ended).toBe(3)
    expect([started.stdout(), started.stderr()]).toEqual(['one\n', 'two\n'])
    await expect(started.waitFor('its address', () => undefined)).rejects.toThrow(
      /\nended with 3 before its address\. It wrote last:\n(?:one\ntwo|two\none)$/,
    )
    const failing = node(`console.log('why'); process.exitCode = 1`)
    await expect(runProcess(...failing)).rejects.toThrow(/ended with 1\. It wrote last:\nwhy$/)
  })

  it('that is not there says so', async () => {
    const started = startProcess('/no/such/program')
    await expect(started.waitFor('its address', () => undefined)).rejects.toThrow('ENOENT')
  })

  it('never waits for a reader, however much it writes', async () => {
    const started = startProcess(...node(`process.stdout.write('x'.repeat(5_000_000))`))
    expect(await started.ended).toBe(0)
    expect(started.stdout()).toHaveLength(5_000_000)
  })
})

describe('a program and what it has started', () => {
  let server: Server
  let nested: string
  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    // The connection ends when the process does.
    const stay = `const { connect } = await import('node:net')
      connect(${port}, '127.0.0.1').on('error', () => {}); setInterval(() => {}, 1000)`
    nested = `import { spawn } from 'node:child_process'
      spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(stay)}], { stdio: 'inherit' })
      setInterval(() => {}, 1000)`
  })
  afterEach(() => void server.close())

  /** @returns a promise, in a list, of the end of the process that connects next */
  async function untilConnected(): Promise<[gone: Promise<unknown>]> {
    const [socket] = (await once(server, 'connection')) as [Socket]
    return [once(socket.on('error', () => {}).resume(), 'close')]
  }

  it('are killed together', async () => {
    const started = startProcess(...node(nested))
    const [gone] = await untilConnected()
    expect(await started.kill()).toBe(null)
    await gone
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'are gone when %s has ended the runner of the tests',
    async (signal) => {
      const [command, args] = node(nested)
      const module = JSON.stringify(new URL('./start-process.ts', import.meta.url))
      const runner = spawn(
        ...node(`import { startProcess } from ${module}
          startProcess(${JSON.stringify(command)}, ${JSON.stringify(args)})`),
        { stdio: 'ignore' },
      )
      const [gone] = await untilConnected()
      runner.kill(signal)
      await gone
    },
  )

  it('are gone with who held the standard input of one that was told to end with its runner', async () => {
    const module = new URL('./end-with-runner.ts', import.meta.url).href
    const [command, args] = node(nested)
    const started = spawn(command, ['--import', module, ...args], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    const [gone] = await untilConnected()
    started.stdin.destroy()
    await gone
  })
})
