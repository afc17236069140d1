/** What the reporters of both runners write while they run, one line per test, and what the suite reads of it. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export interface TestResult {
  /** From the repository's root; empty for what belongs to no file. */
  file: string
  /** With the titles around it; empty for a failure outside of tests, such as a file that cannot be imported. */
  title: string
  ms: number
  state: 'passed' | 'failed' | 'skipped'
  /** Why it failed, every attempt, or was skipped. */
  why?: string
}

export interface Results {
  tests: TestResult[]
  /** How long the run took; undefined where it ended before its end. */
  wall?: number
}

export function appendLine(file: string, line: TestResult | { wall: number }): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}

/** As much as there is: a runner that is killed leaves what it had written, and perhaps half a line. */
export function readResults(file: string): Results {
  const results: Results = { tests: [] }
  if (!existsSync(file)) return results
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    try {
      const read = JSON.parse(line) as TestResult | { wall: number }
      if ('wall' in read) results.wall = read.wall
      else results.tests.push(read)
    } catch {
      break
    }
  }
  return results
}
