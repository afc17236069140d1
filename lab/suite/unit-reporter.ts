/** The reporter of Vitest in `npm test`. */
import { relative } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { Progress, readPart } from './progress.ts'

const toPath = (file: string) => relative(repositoryRoot, file)

type Errors = readonly { message: string; stack?: string }[]

const toText = (errors: Errors) =>
  errors.map(({ message, stack = '' }) => (stack.includes(message) ? stack : message)).join('\n')

export default class UnitReporter implements Reporter {
  readonly #progress = new Progress(readPart(), ({ file }) => file)
  /** Files under way, each with its latest test, to name the test a crashed worker was running. */
  readonly #running = new Map<string, string>()

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#progress.begin(files.map(({ moduleId }) => toPath(moduleId)))
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.set(toPath(module.moduleId), '')
  }

  onTestCaseReady(test: TestCase): void {
    const file = toPath(test.module.moduleId)
    // A test may be reported after the end of its file.
    if (this.#running.has(file)) this.#running.set(file, test.fullName.replaceAll(' > ', ' '))
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    if (result.state === 'pending') return
    const note = result.state === 'skipped' ? result.note : undefined
    const isChosen = note !== undefined || ['skip', 'todo'].includes(test.options.mode ?? 'run')
    // A hook has failed, which is reported with its file.
    if (result.state === 'skipped' && !isChosen) return
    const why = result.state === 'failed' ? toText(result.errors) : note
    this.#progress.add({
      file: toPath(test.module.moduleId),
      title: test.fullName.replaceAll(' > ', ' '),
      ms: Math.round(test.diagnostic()?.duration ?? 0),
      state: result.state,
      ...(why !== undefined && { why }),
    })
  }

  onTestModuleEnd(module: TestModule): void {
    const file = toPath(module.moduleId)
    const outside = [...module.children.allSuites()].flatMap((suite) => suite.errors())
    const errors = [...module.errors(), ...outside]
    if (errors.length > 0)
      this.#progress.add({ file, title: '', ms: 0, state: 'failed', why: toText(errors) })
    this.#progress.finish(file)
    this.#running.delete(file)
  }

  onTestRunEnd(_: readonly TestModule[], errors: Errors): void {
    for (const [file, title] of this.#running)
      this.#progress.add({ file, title, ms: 0, state: 'failed', why: 'It has not ended.' })
    for (const error of errors)
      this.#progress.add({ file: '', title: '', ms: 0, state: 'failed', why: toText([error]) })
    this.#progress.end()
  }
}
