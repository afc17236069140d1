import { spawn } from 'node:child_process'
import { repositoryRoot } from '#schemas/roots.ts'
import { findBinary } from './find-binary.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs an installed command with its output shown.
 * @param output - where to: `stderr` when standard output is for what the caller has to say
 * @throws Error with the command when it fails
 */
export function run(
  command: string,
  args: readonly string[],
  variables: Record<string, string> = {},
  output: 'stdout' | 'stderr' = 'stdout',
): Promise<void> {
  const script = command === 'node' ? [] : [findBinary(command)]
  return new Promise((resolve, reject) => {
    // Through this very Node, so that a newer or older one on the PATH is not taken.
    const child = spawn(process.execPath, [...script, ...args], {
      cwd: repositoryRoot,
      stdio: ['inherit', output === 'stdout' ? 1 : 2, 2],
      env: { ...process.env, ...variables },
    })
    // A child must not outlive who started it.
    const end = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of signals) process.once(signal, end)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, end)
      if (code === 0) resolve()
      else
        reject(
          new Error(`${command} ${args.join(' ')} ended with ${signal ?? `exit code ${code}`}.`),
        )
    })
  })
}
