/**
 * Runs checks and test runners, some of them in parallel, and adds up their counts; none stops the
 * others.
 */
import { rmSync } from 'node:fs'
import { readResults } from './results.ts'

export interface Totals {
  passed: number
  failed: number
  skipped: number
  /** Names of the runners that failed, or in which a test did. */
  broken: string[]
}

type Counts = Omit<Totals, 'broken'>

export interface Runner {
  name: string
  /** @returns the output to show, unless it was shown during the run */
  start(): Promise<string | void>
  /** File for a test runner's results. A check has none, and counts as one test. */
  results?: string
}

export const noTotals = (): Totals => ({ passed: 0, failed: 0, skipped: 0, broken: [] })

export function addTotals(totals: Totals, { passed, failed, skipped, broken }: Totals): void {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
  totals.broken.push(...broken)
}

/**
 * @param isOver - called before each runner; once true, the rest is not started, and counts as one
 *   failure
 * @param lanes - number of runners at a time; with more than one, each must hold its output
 */
export async function runAll(
  runners: readonly Runner[],
  isOver: () => boolean = () => false,
  lanes = 1,
): Promise<Totals> {
  const totals = noTotals()
  const waiting = [...runners]
  async function work(): Promise<void> {
    for (let runner = waiting.shift(); runner; runner = waiting.shift()) {
      if (isOver()) {
        waiting.length = 0
        console.error(`Interrupted before: ${runner.name}.`)
        totals.failed++
        return
      }
      const counts = await runOne(runner, lanes > 1)
      addTotals(totals, { ...counts, broken: counts.failed > 0 ? [runner.name] : [] })
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return totals
}

async function runOne({ name, start, results }: Runner, isHeld: boolean): Promise<Counts> {
  const title = `\n== ${name}`
  if (!isHeld) console.log(title)
  if (results) rmSync(results, { force: true })
  let output = ''
  const problem = await start().then(
    (shown) => void (output = typeof shown === 'string' ? shown : ''),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  // Printed together, so that a heading stays with its output, whatever else runs.
  if (isHeld) console.log(output ? `${title}\n${output}` : title)
  if (problem !== undefined) console.error(problem)
  if (!results) return { passed: 0, failed: 0, skipped: 0, [problem ? 'failed' : 'passed']: 1 }
  return count(name, results, problem !== undefined)
}

function count(name: string, file: string, isBroken: boolean): Counts {
  const { tests, wall } = readResults(file)
  const of = (state: string) => tests.filter((test) => test.state === state).length
  const counts = { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
  const ran = counts.passed + counts.failed
  if (ran === 0) console.error(`${name}: no test ran.`)
  // A runner can break without a failed test: by a crash, or before the first. Passed tests still
  // count.
  const isWhole = ran > 0 && wall !== undefined && (!isBroken || counts.failed > 0)
  return isWhole ? counts : { ...counts, failed: counts.failed + 1 }
}
