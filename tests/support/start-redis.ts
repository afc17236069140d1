/** Debian's Redis for a test: nothing on disk, on its own port, removed afterwards. */
import { execFileSync, spawnSync } from 'node:child_process'
import { findFreePort } from './find-free-port.ts'
import { startProcess, type Started } from './start-process.ts'

export interface Redis {
  url: string
  port: number
  /** Kills it; all data is lost. */
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
  let running: Started | undefined

  async function start(): Promise<void> {
    const settings = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', ...options]
    running = startProcess('redis-server', ['--port', `${port}`, ...settings])
    await running.waitFor(
      'it was ready',
      (output) => output.includes('Ready to accept connections') || undefined,
    )
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    async kill() {
      await running?.kill()
      running = undefined
    },
    pause: () => void running?.process.kill('SIGSTOP'),
    resume: () => void running?.process.kill('SIGCONT'),
    command: (...words) =>
      execFileSync('redis-cli', ['-p', `${port}`, ...words], { encoding: 'utf8' }),
  }
}
