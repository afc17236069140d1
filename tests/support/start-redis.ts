/** Debian's Redis for a test: nothing on disk, on a port of its own, gone afterwards. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from './find-free-port.ts'

export interface Redis {
  url: string
  port: number
  /** With all it holds. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Its connections stay open, and nothing is answered. */
  pause(): void
  resume(): void
  command(...words: string[]): string
}

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis) {
  console.warn(
    'Redis is not installed: what machines share through it is not tested here. On Debian: apt-get install redis-server',
  )
}

export async function startRedis(...options: string[]): Promise<Redis> {
  const port = await findFreePort()
  let running: ChildProcess | undefined

  async function start(): Promise<void> {
    const settings = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', ...options]
    const child = spawn('redis-server', ['--port', `${port}`, ...settings])
    running = child
    let text = ''
    for await (const chunk of child.stdout) {
      text += String(chunk)
      if (text.includes('Ready to accept connections')) break
    }
    child.stdout.resume()
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    async kill() {
      const child = running
      running = undefined
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
    command: (...words) =>
      execFileSync('redis-cli', ['-p', `${port}`, ...words], { encoding: 'utf8' }),
  }
}
