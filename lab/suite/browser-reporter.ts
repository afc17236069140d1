/** The reporter of Playwright in `npm test`. */
import { relative } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult as Attempt,
} from '@playwright/test/reporter'
import { Progress, readPart } from './progress.ts'

const fileOf = ({ location }: TestCase) => relative(repositoryRoot, location.file)

/** The title without those of the root, the project and the file. */
const titleOf = (test: TestCase) => test.titlePath().slice(3).join(' ')

const toText = ({ message, value }: TestError) => message ?? value ?? ''

/** Number of characters of server output shown with a failure outside of tests. */
const kept = 2000

export default class BrowserReporter implements Reporter {
  readonly #progress = new Progress(readPart(), ({ file, title }) => `${file}: ${title}`)
  #said = ''

  onBegin(_: FullConfig, suite: Suite): void {
    this.#progress.begin(suite.allTests().map((test) => `${fileOf(test)}: ${titleOf(test)}`))
  }

  onTestEnd(test: TestCase, { status }: Attempt): void {
    const outcome = test.outcome()
    // It will be retried.
    if (outcome === 'unexpected' && test.results.length <= test.retries) return
    const file = fileOf(test)
    const title = titleOf(test)
    const isChosen = test.expectedStatus === 'skipped'
    // A test that no longer ran after a failure in its group is covered by that failure.
    if (status !== 'skipped' || isChosen) {
      const errors = test.results.flatMap((attempt) => attempt.errors.map(toText))
      const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
      const isFailed = outcome === 'unexpected' || outcome === 'flaky'
      const why = isFailed ? errors.join('\n') : skip?.description
      this.#progress.add({
        file,
        title,
        ms: test.results.reduce((total, attempt) => total + attempt.duration, 0),
        state: isFailed ? 'failed' : outcome === 'skipped' ? 'skipped' : 'passed',
        ...(why !== undefined && { why }),
      })
    }
    this.#progress.finish(`${file}: ${title}`)
  }

  onStdErr(chunk: string | Buffer, test?: TestCase): void {
    if (!test) this.#said = (this.#said + String(chunk)).slice(-kept)
  }

  onError(error: TestError): void {
    const why = [toText(error), this.#said].filter(Boolean).join('\n')
    this.#progress.add({ file: '', title: '', ms: 0, state: 'failed', why })
  }

  onEnd(): void {
    this.#progress.end()
  }

  printsToStdio(): boolean {
    return true
  }
}
