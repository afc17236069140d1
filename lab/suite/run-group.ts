import { spawn, type ChildProcess } from 'node:child_process'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { findBinary } from '../../cli/find-binary.ts'
import { CommandFailed } from '../../cli/run.ts'
import { createMark, endStrays, signal, toVariable } from './strays.ts'

/** Time for a runner to end after it was asked to, ms. */
const grace = 10_000

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** On Windows a detached process would open a window. */
const detached = process.platform !== 'win32'

export interface Group {
  command: string
  args: readonly string[]
  variables?: Record<string, string>
  /** Holds its output until it has ended, for one that runs beside others. */
  isHeld?: boolean
  /** A program of the system, not of an installed package. */
  isForeign?: boolean
  /** The suite's mark. */
  within?: string
}

/**
 * Runs an installed command in its own process group, and forwards signals to it. Once it has
 * ended, so have all processes it started.
 * @returns its output, where that is held
 * @throws Error with its output and the command, when it fails
 */
export async function runGroup(group: Group): Promise<string> {
  const { command, args, variables = {}, isHeld = false, within = '' } = group
  const mark = createMark(within)
  const [program, ...words] = toWords(group)
  const child = spawn(program, words, {
    cwd: repositoryRoot,
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables, ...toVariable(mark) },
    detached,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code, ending] = await waitFor(child, async () => {
    endGroup(child, 'SIGKILL')
    await endStrays(mark)
  })
  said = said.trim()
  if (code === 0) return said
  const failed = new CommandFailed([command, ...args].join(' '), code, ending)
  throw said ? new Error(`${said}\n${failed.message}`) : failed
}

/** Uses this process's Node, not a newer or older one on the PATH. */
function toWords({ command, args, isForeign }: Group): [string, ...string[]] {
  if (isForeign) return [command, ...args]
  return [process.execPath, ...(command === 'node' ? [] : [findBinary(command)]), ...args]
}

/**
 * @param endRest - called once the process itself has ended: its children may hold its output open
 */
function waitFor(child: ChildProcess, endRest: () => Promise<void>) {
  return new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const pass = (name: NodeJS.Signals) => {
      endGroup(child, name)
      timer ??= setTimeout(() => endGroup(child, 'SIGKILL'), grace)
    }
    for (const name of signals) process.on(name, pass)
    child.once('error', reject)
    let rest: Promise<void> | undefined
    child.once('exit', () => {
      clearTimeout(timer)
      for (const name of signals) process.off(name, pass)
      rest = endRest()
    })
    child.once('close', (code, ending) => {
      Promise.resolve(rest).then(() => resolve([code, ending]), reject)
    })
  })
}

function endGroup({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) signal(detached ? -pid : pid, name)
}
