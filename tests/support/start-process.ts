/** Programs that tests start: their output is read to the end, and they end with their parent. */
import { spawn, type ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { hangLimit } from './patience.ts'

export interface Started {
  process: ChildProcess
  /** Everything it has written so far, without colours. */
  output(): string
  stdout(): string
  stderr(): string
  /** Exit code; null when a signal ended it. */
  ended: Promise<number | null>
  /**
   * @returns the first value that is found in its output
   * @throws Error with its last lines, when it ends without one or hangs. One that hangs is killed
   */
  waitFor<Value>(what: string, find: (output: string) => Value | undefined): Promise<Value>
  /** Asks it to stop, and waits. @throws Error with its last lines, when it hangs; it is killed then */
  stop(): Promise<number | null>
  /** Kills the process and all its children. */
  kill(): Promise<number | null>
}

export interface StartOptions {
  /** Working folder; the repository unless set. */
  cwd?: string
  /** The variables of this process unless set. */
  env?: NodeJS.ProcessEnv
  uid?: number
  gid?: number
}

/**
 * Node's compile cache, for tests that start the same code again and again: saves a third of a
 * start.
 */
export const compileCache = join(repositoryRoot, '.cache/compiled')

/**
 * Below the limit of hooks, five times `hangLimit`, so that the error can show the program's
 * output.
 */
const limit = 4 * hangLimit

export function startProcess(
  command: string,
  args: readonly string[] = [],
  { cwd = repositoryRoot, env = process.env, uid, gid }: StartOptions = {},
): Started {
  const child = spawn(command, args, {
    cwd,
    env,
    ...(uid !== undefined && { uid, gid }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, which is killed as a whole.
    detached: true,
  })
  const call = [command, ...args].join(' ')
  const written = { stdout: '', stderr: '', output: '' }
  const watchers = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text
      written.output += stripVTControlCharacters(text)
      for (const watch of watchers) watch()
    })
  const killGroup = () => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // No process is left in the group.
    }
  }
  killWithUs(child)
  // Children left running would hold its output open.
  child.once('exit', killGroup)
  let failure: Error | undefined
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      failure = error
      resolve(null)
    })
    child.once('close', (code) => resolve(code))
  })

  const explain = (what: string) =>
    new Error(`${call}\n${what}. It wrote last:\n${lastLines(written.output)}`, { cause: failure })
  const kill = () => {
    killGroup()
    return ended
  }
  const inTime = async <Value>(what: string, done: Promise<Value>): Promise<Value> => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      late.reject(explain(`${what} after ${Math.round(limit / 1000)} s`))
      killGroup()
    }, limit)
    return Promise.race([done, late.promise]).finally(() => clearTimeout(timer))
  }
  return {
    process: child,
    output: () => written.output,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    ended,
    waitFor<Value>(what: string, find: (output: string) => Value | undefined) {
      const { promise, resolve, reject } = Promise.withResolvers<Value>()
      const look = () => {
        const found = find(written.output)
        if (found !== undefined) resolve(found)
      }
      watchers.add(look)
      look()
      void ended.then((code) => reject(explain(`ended with ${failure ?? code} before ${what}`)))
      return inTime(`hung before ${what}`, promise).finally(() => watchers.delete(look))
    },
    stop() {
      child.kill('SIGTERM')
      return inTime('did not stop', ended)
    },
    kill,
  }
}

/** @returns its output. @throws Error with its last lines, when it fails or hangs */
export async function runProcess(
  command: string,
  args: readonly string[] = [],
  options: StartOptions = {},
): Promise<string> {
  const started = startProcess(command, args, options)
  const code = await started.ended
  if (code === 0) return started.output()
  throw new Error(
    `${[command, ...args].join(' ')}\nended with ${code}. It wrote last:\n${lastLines(started.output())}`,
  )
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-40).join('\n')
}

/**
 * A shell that waits for the end of a pipe which only this process holds open, so that it learns of every way in which
 * this process can end.
 */
function killWithUs(child: ChildProcess): void {
  if (child.pid === undefined) return
  const watcher = spawn('/bin/sh', ['-c', 'read _; kill -KILL "-$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A terminal interrupts our group, not this one.
    detached: true,
  })
  watcher.unref()
  if (watcher.stdin instanceof Socket) watcher.stdin.unref()
  child.once('exit', () => watcher.kill('SIGKILL'))
}
