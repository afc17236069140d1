/**
 * Shows a runner's progress and failures while it runs: one changing line on a terminal, few lines
 * in a log.
 */
import { rmSync } from 'node:fs'
import { formatFailure } from './test-reports.ts'
import { appendLine, readResults, type TestResult } from './results.ts'

/** Settings that `npm test` passes to the reporter of a runner. */
export interface Part {
  runner: 'vitest' | 'playwright'
  name: string
  number: number
  of: number
  /** File for the results. */
  results: string
  /** Results of the last complete run, used to estimate times. */
  before: string
  /** Duration of the later parts in that run, ms. */
  later: number
}

/** The variable that holds it. */
const variable = 'SUITE_PART'

export const toVariable = (part: Part) => ({ [variable]: JSON.stringify(part) })

/** @throws Error where a reporter runs without the suite */
export function readPart(): Part {
  const text = process.env['SUITE_PART']
  if (text === undefined) throw new Error('This reporter is for npm test.')
  return JSON.parse(text) as Part
}

/** Percent between two lines in a log. */
const step = 5

/** Share that must be done before this run's own pace says more than the last run's. */
const known = 0.05

interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

export class Progress {
  readonly #part: Part
  readonly #output: Output
  readonly #now: () => number
  readonly #weights = new Map<string, number>()
  readonly #usual: number
  readonly #wall: number | undefined
  readonly #start: number
  #left = new Set<string>()
  #total = 0
  #done = 0
  #tests = 0
  #failed = 0
  #told = 0

  /** @param toKey - the unit of work a result belongs to, as `begin` lists them */
  constructor(
    part: Part,
    toKey: (result: TestResult) => string,
    output: Output = process.stdout,
    now = Date.now,
  ) {
    this.#part = part
    this.#output = output
    this.#now = now
    this.#start = now()
    const { tests, wall } = readResults(part.before)
    this.#wall = wall
    for (const result of tests) {
      const key = toKey(result)
      this.#weights.set(key, (this.#weights.get(key) ?? 0) + result.ms)
    }
    const sum = [...this.#weights.values()].reduce((total, ms) => total + ms, 0)
    this.#usual = sum > 0 ? sum / this.#weights.size : 1
    rmSync(part.results, { force: true })
  }

  begin(keys: Iterable<string>): void {
    this.#left = new Set(keys)
    for (const key of this.#left) this.#total += this.#weigh(key)
    this.#show()
  }

  add(result: TestResult): void {
    appendLine(this.#part.results, result)
    if (result.title !== '') this.#tests++
    if (result.state !== 'failed') return
    this.#failed++
    this.#clear()
    this.#output.write(`\nFAILED ${formatFailure(result, this.#part.runner)}\n`)
  }

  /** Marks one of the units listed by `begin` as done. */
  finish(key: string): void {
    if (this.#left.delete(key)) this.#done += this.#weigh(key)
    this.#show()
  }

  end(): void {
    this.#clear()
    const wall = this.#now() - this.#start
    appendLine(this.#part.results, { wall })
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : ''
    this.#output.write(`${this.#head()}: ${this.#tests} tests in ${toTime(wall)}${failed}\n`)
  }

  #weigh(key: string): number {
    return this.#weights.get(key) ?? this.#usual
  }

  #head(): string {
    const { number, of, name } = this.#part
    return `part ${number} of ${of}, ${name}`
  }

  #show(): void {
    const share = this.#total > 0 ? this.#done / this.#total : 1
    const percent = Math.floor(share * 100)
    const due = percent >= this.#told + step || (this.#told === 0 && this.#done === 0)
    if (!this.#output.isTTY && !due) return
    this.#told = percent - (percent % step)
    const elapsed = this.#now() - this.#start
    const left = this.#estimate(share, elapsed)
    const line = [
      `${this.#head()}: ${percent} %`,
      `${this.#tests} tests`,
      ...(this.#failed > 0 ? [`${this.#failed} failed`] : []),
      toTime(elapsed),
      ...(left === undefined ? [] : [`about ${toTime(left)} left`]),
    ].join(', ')
    this.#output.write(this.#output.isTTY ? `\r\x1b[2K${line}` : `${line}\n`)
  }

  /** Time left for all parts, from the last run's times at this run's pace. */
  #estimate(share: number, elapsed: number): number | undefined {
    const wall = share >= known ? elapsed / share : this.#wall
    if (wall === undefined) return undefined
    const pace = this.#wall === undefined ? 1 : wall / this.#wall
    return wall * (1 - share) + this.#part.later * pace
  }

  #clear(): void {
    if (this.#output.isTTY) this.#output.write('\r\x1b[2K')
  }
}

/** `2 min 5 s` */
export function toTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
