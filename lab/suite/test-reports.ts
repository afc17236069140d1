/** Formats failed, skipped and slow tests for people. */
import { stripVTControlCharacters } from 'node:util'
import type { TestResult } from './results.ts'

const linesOfFailure = 12

/** The test, the beginning of its error, and the command that runs it alone. */
export function formatFailure(result: TestResult, runner: 'vitest' | 'playwright'): string {
  const lines = stripVTControlCharacters(result.why ?? '').split('\n', linesOfFailure)
  const where = [result.file, result.title].filter(Boolean).join(': ')
  const again = result.file ? [`Alone: ${toCommand(result, runner)}`] : []
  return [where || 'Outside of tests', ...lines, ...again].join('\n    ')
}

/** The command for one test; both runners treat the title as a regular expression. */
function toCommand({ file, title }: TestResult, runner: 'vitest' | 'playwright'): string {
  const [call, flag] =
    runner === 'vitest' ? ['npx vitest run', '-t'] : ['npx playwright test', '-g']
  if (title === '') return `${call} ${file}`
  const pattern = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return `${call} ${file} ${flag} '${pattern.replaceAll("'", String.raw`'\''`)}'`
}

/** Skipped tests grouped by reason. */
export function formatSkipped(results: readonly TestResult[]): string {
  const skipped = results.filter(({ state }) => state === 'skipped')
  return skipped
    .map(({ file, title, why }) => `${file}: ${title}${why ? ` (${why})` : ''}`)
    .join('\n')
}

/** The ten files and the ten tests that took longest, waiting included. */
export function formatTimes(name: string, results: readonly TestResult[]): string {
  const tests = results.filter(({ title }) => title !== '')
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([file, of]) => ({
    ms: sum(of.map(({ ms }) => ms)),
    text: `${file} (${of.length})`,
  }))
  const titled = tests.map(({ ms, file, title }) => ({ ms, text: `${file}: ${title}` }))
  const total = sum(tests.map(({ ms }) => ms))
  return [
    `${name}: ${tests.length} tests, ${toSeconds(total)} s. The longest files, and the longest tests:`,
    ...[files, titled].map((list) =>
      list
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 10)
        .map(({ ms, text }) => `${toSeconds(ms).padStart(7)} s  ${text}`)
        .join('\n'),
    ),
  ].join('\n')
}

const toSeconds = (ms: number) => (ms / 1000).toFixed(1)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
