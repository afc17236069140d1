/** Runs checks and test runners, some of them side by side, and adds up what they count; none stops the others. */
import { existsSync, readFileSync, rmSync } from 'node:fs'

interface Counts {
  passed: number
  failed: number
}

export interface Totals extends Counts {
  /** The names of the runners that failed, or in which something did. */
  broken: string[]
}

export interface Runner {
  name: string
  /** @returns what there is to show, of one that has not shown it while it ran */
  start(): Promise<string | void>
  /** What a test runner writes about itself. A check has none, and counts as one. */
  report?: Report
}

export interface Report {
  file: string
  count(report: Record<string, unknown>): Counts
}

/**
 * @param isOver - asked before each runner; what is left is not started then, and counts as one failure
 * @param lanes - how many run at a time; of more than one each has to hold its output
 */
export async function runAll(
  runners: readonly Runner[],
  isOver: () => boolean = () => false,
  lanes = 1,
): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0, broken: [] }
  const waiting = [...runners]
  async function work(): Promise<void> {
    for (let runner = waiting.shift(); runner; runner = waiting.shift()) {
      if (isOver()) {
        waiting.length = 0
        console.error(`Interrupted before: ${runner.name}.`)
        totals.failed++
        return
      }
      const { passed, failed } = await runOne(runner, lanes > 1)
      totals.passed += passed
      totals.failed += failed
      if (failed > 0) totals.broken.push(runner.name)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return totals
}

async function runOne({ name, start, report }: Runner, isHeld: boolean): Promise<Counts> {
  const title = `\n== ${name}`
  if (!isHeld) console.log(title)
  if (report) rmSync(report.file, { force: true })
  let output = ''
  const problem = await start().then(
    (shown) => void (output = typeof shown === 'string' ? shown : ''),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  // A heading stands over what it heads, whatever else runs.
  if (isHeld) console.log(output ? `${title}\n${output}` : title)
  if (problem !== undefined) console.error(problem)
  if (!report) return problem === undefined ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const totals = readTotals(report)
  if (totals.passed + totals.failed === 0) console.error(`${name}: no test ran.`)
  else if (problem === undefined || totals.failed > 0) return totals
  // It can break without a failed test: an error outside of one, a hook, a crash. What passed has passed.
  return { passed: totals.passed, failed: totals.failed + 1 }
}

/** Nothing, when the runner ended before it wrote its report, or in the middle of it. */
function readTotals({ file, count }: Report): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')))
    return { passed: passed || 0, failed: failed || 0 }
  } catch (error) {
    console.error(`${file} cannot be read: ${(error as Error).message}`)
    return { passed: 0, failed: 0 }
  }
}
