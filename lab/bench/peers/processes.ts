/** Starts the measured processes, waits for them, and reads the CPU they used. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverFlags } from '../../../cli/shipping/server-flags.ts'
import { folders, ourVariables, type Peer } from './folders.ts'

export interface RunningServer {
  origin: string
  pid: number
  stop(): void
}

/** The server of the build, as `npm start` runs it. */
export function startOurs(count: number): Promise<RunningServer> {
  return startServer(
    () => [...serverFlags, join(folders.build, 'server/main.mjs')],
    ourVariables(count),
    '/page-1',
  )
}

/** Serves files with sirv. */
export function startFiles(side: Peer): Promise<RunningServer> {
  const script = join(import.meta.dirname, '../static-server.ts')
  return startServer((port) => [script, folders.files(side), String(port)], {}, '/page-1')
}

export async function startServer(
  toArguments: (port: number) => string[],
  variables: Record<string, string>,
  path: string,
): Promise<RunningServer> {
  const port = await findPort()
  const child = spawn(process.execPath, toArguments(port), {
    env: { ...process.env, ...variables, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  try {
    await untilAnswered(child, origin + path)
  } catch (error) {
    child.kill()
    throw error
  }
  return { origin, pid: child.pid!, stop: () => void child.kill('SIGKILL') }
}

async function untilAnswered(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} stopped.`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`Nothing answers at ${url}.`)
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/**
 * @returns ms of CPU since the start of the process; undefined where the system does not report it
 */
export function readCpu(
  pid: number | 'self',
  whose: 'own' | 'children' = 'own',
): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'utf8').split(') ')[1]!.split(' ')
  const [user, system] = whose === 'own' ? [11, 12] : [13, 14]
  // Linux counts in hundredths of a second.
  return (Number(fields[user]) + Number(fields[system])) * 10
}

/**
 * Runs a process to its end. @returns ms, by the clock and of CPU including its children @throws
 * with its output
 */
export async function runToEnd(
  args: string[],
  variables: Record<string, string>,
  folder = process.cwd(),
): Promise<{ wall: number; cpu: number | undefined }> {
  const before = readCpu('self', 'children')
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (said = (said + String(data)).slice(-4000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${said}`)
  const after = readCpu('self', 'children')
  const cpu = before === undefined || after === undefined ? undefined : after - before
  return { wall: performance.now() - start, cpu }
}
