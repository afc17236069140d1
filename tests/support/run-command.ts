import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { compileCache, startProcess } from './start-process.ts'

export interface Ended {
  /** Null when a signal ended it. */
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs a command as people do, in this repository, with no variables but these.
 * @param words - of `slicewright`, or a file of `lab/commands` and its arguments
 */
export async function runCommand(
  words: readonly string[],
  variables: Record<string, string> = {},
): Promise<Ended> {
  const [first = ''] = words
  const isOfLab = first.endsWith('.ts')
  const script = isOfLab
    ? resolve(repositoryRoot, 'lab/commands', first)
    : join(repositoryRoot, 'cli/slicewright.mjs')
  const args = isOfLab ? words.slice(1) : words
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...variables }
  const { ended, stdout, stderr } = startProcess(process.execPath, [script, ...args], { env })
  return { code: await ended, stdout: stdout(), stderr: stderr() }
}

/** Expects a refusal in words, without a stack trace. */
export function expectRefused({ code, stdout, stderr }: Ended, message: RegExp | string): void {
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/^ +at .*:\d+:\d+\)?$/m)
  expect([code === 0, stdout]).toEqual([false, ''])
}
