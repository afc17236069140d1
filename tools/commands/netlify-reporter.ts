/** Tells the progress of the suite of each file whose tests have all passed, as soon as they have. */
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { openSuiteProgress } from './test-netlify.ts'
import type { SuiteProgress } from '../netlify/suite-progress.ts'

export default class ProgressReporter implements Reporter {
  readonly #left = new Map<string, Set<TestCase>>()
  readonly #counts = new Map<string, number>()
  #progress: SuiteProgress | undefined

  onBegin(_: FullConfig, suite: Suite): void {
    this.#progress = openSuiteProgress()
    for (const [file, tests] of Map.groupBy(suite.allTests(), ({ location }) => location.file)) {
      this.#left.set(file, new Set(tests))
      this.#counts.set(file, tests.length)
    }
  }

  onTestEnd(test: TestCase): void {
    if (!test.ok()) return
    const { file } = test.location
    const left = this.#left.get(file)!
    left.delete(test)
    if (left.size === 0) this.#progress!.keep(file, this.#counts.get(file)!)
  }

  printsToStdio(): boolean {
    return false
  }
}
