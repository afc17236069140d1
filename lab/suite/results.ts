/** Results that the reporters of both runners write, one line per test, and the suite reads. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export interface TestResult {
  /** Path from the repository's root; empty for results without a file. */
  file: string
  /** With the titles around it; empty for a failure outside of tests, such as a file that cannot be imported. */
  title: string
  ms: number
  state: 'passed' | 'failed' | 'skipped'
  /** The reason why it failed, for every attempt, or was skipped. */
  why?: string
}

export interface Results {
  tests: TestResult[]
  /** Duration of the run; undefined where it was cut off. */
  wall?: number
}

export function appendLine(file: string, line: TestResult | { wall: number }): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`)
}

/**
 * Reads as much as possible: a killed runner leaves what it has written, and perhaps half a line.
 */
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
