/** Records each file in the suite's progress as soon as all its tests have passed. */
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { openSuiteProgress } from './test-netlify.ts'
import type { FileResult, SuiteProgress } from '../../cli/netlify/suite-progress.ts'

export default class ProgressReporter implements Reporter {
  readonly #left = new Map<string, Set<TestCase>>()
  readonly #results = new Map<string, FileResult>()
  #progress: SuiteProgress | undefined

  onBegin(_: FullConfig, suite: Suite): void {
    this.#progress = openSuiteProgress()
    for (const [file, tests] of Map.groupBy(suite.allTests(), ({ location }) => location.file)) {
      this.#left.set(file, new Set(tests))
      this.#results.set(file, { tests: 0, skipped: {} })
    }
  }

  onTestEnd(test: TestCase): void {
    if (!test.ok()) return
    const { file } = test.location
    const left = this.#left.get(file)!
    const result = this.#results.get(file)!
    left.delete(test)
    count(test, result)
    // A file that ran nothing has proved nothing.
    if (left.size === 0 && result.tests > 0) this.#progress!.keep(file, result)
  }

  printsToStdio(): boolean {
    return false
  }
}

function count(test: TestCase, result: FileResult): void {
  if (test.outcome() !== 'skipped') {
    result.tests++
    return
  }
  const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason'
  result.skipped[reason] = (result.skipped[reason] ?? 0) + 1
}
