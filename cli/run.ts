import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findBinary } from './find-binary.ts'

/** The command line, for a process of its own. */
export const commandFile = join(import.meta.dirname, 'slicewright.mjs')

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export class CommandFailed extends Error {
  /** Null when a signal ended it. */
  readonly exitCode: number | null

  constructor(call: string, exitCode: number | null, signal: NodeJS.Signals | null) {
    super(`${call} ended with ${signal ?? `exit code ${exitCode}`}.`)
    this.exitCode = exitCode
  }
}

/**
 * Runs an installed command with its output shown.
 * @param output - the stream: `stderr` when standard output belongs to the caller
 * @throws Error naming the command when it fails
 */
export function run(
  command: string,
  args: readonly string[],
  variables: Record<string, string> = {},
  output: 'stdout' | 'stderr' = 'stdout',
): Promise<void> {
  const to = output === 'stdout' ? 1 : 2
  return end(command, args, start(command, args, variables, ['inherit', to, 2]))
}

/** A command that may finish only once it is let. */
export interface Held {
  /** Rejects like `run`. */
  ended: Promise<void>
  letFinish(): void
  stop(): void
}

/** Like `run`, for a command that holds back what it writes until it is let (`cli/held.ts`). */
export function runHeld(
  command: string,
  args: readonly string[],
  variables: Record<string, string>,
  output: 'stdout' | 'stderr',
): Held {
  const to = output === 'stdout' ? 1 : 2
  const child = start(command, args, variables, ['inherit', to, 2, 'ipc'])
  return {
    ended: end(command, args, child),
    letFinish: () => void (child.connected && child.send('finish')),
    stop: () => void child.kill(),
  }
}

function start(
  command: string,
  args: readonly string[],
  variables: Record<string, string>,
  stdio: StdioOptions,
): ChildProcess {
  const script = command === 'node' ? [] : [findBinary(command)]
  // With this process's Node, not a newer or older one on the PATH.
  return spawn(process.execPath, [...script, ...args], {
    cwd: repositoryRoot,
    stdio,
    env: { ...process.env, ...variables },
  })
}

function end(command: string, args: readonly string[], child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const letGo = passSignals(child)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      letGo()
      if (code === 0) resolve()
      else reject(new CommandFailed([command, ...args].join(' '), code, signal))
    })
  })
}

/**
 * Forwards signals to a child that is waited for, so that it does not outlive this process.
 * @returns a function that undoes it
 */
export function passSignals(child: ChildProcess): () => void {
  return onSignal((signal) => void child.kill(signal))
}

/**
 * For a child in the background: a signal to this process ends both at once. @returns a function
 * that undoes it
 */
export function endWithUs(child: ChildProcess): () => void {
  return onSignal((signal) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  })
}

function onSignal(act: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of signals) process.once(signal, act)
  return () => {
    for (const signal of signals) process.off(signal, act)
  }
}
