import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { repositoryRoot } from '#schemas/roots.ts'

export interface Ended {
  code: number
  stdout: string
  stderr: string
}

/**
 * Runs a command as people do, in this repository, with no variables but these.
 * @param words - a file of `tools/commands`, or a path from the repository, and what it is told
 */
export async function runCommand(
  [file, ...args]: readonly string[],
  variables: Record<string, string> = {},
): Promise<Ended> {
  const script = join(repositoryRoot, file!.includes('/') ? file! : `tools/commands/${file}`)
  // A third of the time that it takes to say no.
  const NODE_COMPILE_CACHE = join(repositoryRoot, '.cache/compiled')
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...variables }
  return promisify(execFile)(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    env,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ended) => error,
  )
}

/** Said in words: nobody has to read code. */
export function expectRefused({ code, stdout, stderr }: Ended, message: RegExp | string): void {
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/^ +at .*:\d+:\d+\)?$/m)
  expect([code === 0, stdout]).toEqual([false, ''])
}
