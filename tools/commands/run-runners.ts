/** Runs checks and test runners one after the other and adds up what they count; none stops the others. */
import { existsSync, readFileSync, rmSync } from 'node:fs'

export interface Totals {
  passed: number
  failed: number
}

export interface Runner {
  name: string
  start(): Promise<void>
  /** What a test runner writes about itself. A check has none, and counts as one. */
  report?: Report
}

export interface Report {
  file: string
  count(report: Record<string, unknown>): Totals
}

/** @param isOver - asked before each runner; what is left is not started then, and counts as one failure */
export async function runAll(
  runners: readonly Runner[],
  isOver: () => boolean = () => false,
): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0 }
  for (const runner of runners) {
    if (isOver()) {
      console.error(`Interrupted before: ${runner.name}.`)
      return { ...totals, failed: totals.failed + 1 }
    }
    console.log(`\n== ${runner.name}`)
    const { passed, failed } = await runOne(runner)
    totals.passed += passed
    totals.failed += failed
  }
  return totals
}

async function runOne({ name, start, report }: Runner): Promise<Totals> {
  if (report) rmSync(report.file, { force: true })
  const problem = await start().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (problem !== undefined) console.error(problem)
  if (!report) return problem === undefined ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const totals = readTotals(report)
  if (totals.passed + totals.failed === 0) console.error(`${name}: no test ran.`)
  else if (problem === undefined || totals.failed > 0) return totals
  // It can break without a failed test: an error outside of one, a hook, a crash. What passed has passed.
  return { passed: totals.passed, failed: totals.failed + 1 }
}

/** Nothing, when the runner ended before it wrote its report, or in the middle of it. */
function readTotals({ file, count }: Report): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')))
    return { passed: passed || 0, failed: failed || 0 }
  } catch (error) {
    console.error(`${file} cannot be read: ${(error as Error).message}`)
    return { passed: 0, failed: 0 }
  }
}
