import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
 * @param words - a file of `cli` or `lab/commands`, or a path from the repository, and what it is told
 */
export async function runCommand(
  [file, ...args]: readonly string[],
  variables: Record<string, string> = {},
): Promise<Ended> {
  const script = join(repositoryRoot, locateCommand(file!))
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...variables }
  const { ended, stdout, stderr } = startProcess(process.execPath, [script, ...args], { env })
  return { code: await ended, stdout: stdout(), stderr: stderr() }
}

/** @returns its path from the repository */
export function locateCommand(file: string): string {
  const places = file.includes('/') ? [file] : [`cli/${file}`, `lab/commands/${file}`]
  return places.find((place) => existsSync(join(repositoryRoot, place))) ?? places[0]!
}

/** Said in words: nobody has to read code. */
export function expectRefused({ code, stdout, stderr }: Ended, message: RegExp | string): void {
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/^ +at .*:\d+:\d+\)?$/m)
  expect([code === 0, stdout]).toEqual([false, ''])
}
