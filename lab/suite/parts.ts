/** The parts of the suite: checks, the build, unit tests, browser tests. */
import { availableParallelism } from 'node:os'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import type { Runner } from './run-runners.ts'
import type { Choice } from './choose-tests.ts'
import { toVariable, type Part } from './progress.ts'
import { readResults } from './results.ts'
import { runGroup } from './run-group.ts'

type Call = readonly [command: string, ...args: string[]]

const toCheck =
  (within: string) =>
  (name: string, [command, ...args]: Call, variables?: Record<string, string>): Runner => ({
    name,
    start: () => runGroup({ command, args, within, isHeld: true, ...(variables && { variables }) }),
  })

const types: Call = ['tsc', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
const siteFiles: Call = ['node', 'cli/slicewright.mjs', 'check']

/** All checks; they run in parallel, the slowest first. */
export function allChecks(within: string): Runner[] {
  const check = toCheck(within)
  return [
    check('types', types),
    check('dead code', ['knip']),
    check('architecture', ['node', 'lab/commands/architecture.ts']),
    check('site files', siteFiles),
    check('lint', ['oxlint', '--deny-warnings']),
    check('generated files', ['node', 'cli/slicewright.mjs', 'generate', '--check']),
    check('format', ['oxfmt', '--check']),
    check('licences', ['node', 'cli/shipping/check-licenses.ts']),
    check('audit', ['node', 'cli/shipping/audit-packages.ts']),
  ]
}

/** The quick checks that a change can break. */
export function checksOf({ changed }: Choice, within: string): Runner[] {
  const check = toCheck(within)
  const code = changed.filter((file) => /\.tsx?$/.test(file))
  const formatted = changed.filter((file) => /\.(?:tsx?|json|css|md|mjs|cjs)$/.test(file))
  const isOfSite = changed.some((file) =>
    /^(?:machines|schemas|site-config|slice-registry)\//.test(file),
  )
  return [
    ...(code.length > 0 ? [check('types', types)] : []),
    ...(isOfSite ? [check('site files', siteFiles)] : []),
    ...(code.length > 0 ? [check('lint', ['oxlint', '--deny-warnings', ...code])] : []),
    // All of the files may be ignored by it.
    ...(formatted.length > 0
      ? [check('format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted])]
      : []),
  ]
}

/**
 * Builds the site that the browser tests serve: here, while a core is free, so that they find it
 * built.
 */
export function toBuild(within: string): Runner {
  const call: Call = ['node', 'cli/slicewright.mjs', 'build', '--unless-built']
  return toCheck(within)('build', call, { OUT_DIR: process.env['OUT_DIR'] ?? '.cache/e2e-build' })
}

export const lanes = availableParallelism()

export interface TestRun {
  runner: Part['runner']
  name: string
  args: readonly string[]
}

export interface TestPart extends Runner {
  runner: Part['runner']
  results: string
}

/**
 * Test runners, one part each after the part of the checks.
 * @param isWhole - whether the run is complete; only then does it serve to estimate the next
 */
export function toParts(runs: readonly TestRun[], isWhole: boolean, within: string): TestPart[] {
  const fileOf = (runner: string, kind: string) =>
    join(repositoryRoot, `.cache/${runner}-${kind}.jsonl`)
  return runs.map(({ runner, name, args }, at): TestPart => {
    const results = fileOf(runner, isWhole ? 'results' : 'some')
    const before = fileOf(runner, isWhole ? 'before' : 'results')
    const later = (isWhole ? runs : [])
      .slice(at + 1)
      .map((run) => readResults(fileOf(run.runner, 'results')).wall ?? 0)
      .reduce((total, wall) => total + wall, 0)
    const part = { runner, name, number: at + 2, of: runs.length + 1, results, before, later }
    if (isWhole && readResults(results).wall !== undefined) renameSync(results, before)
    return {
      runner,
      name,
      results,
      start: async () =>
        void (await runGroup({ ...toCall(runner, args), ...variables(part), within })),
    }
  })
}

const variables = (part: Part) => ({ variables: toVariable(part) })

function toCall(runner: Part['runner'], args: readonly string[]) {
  const reporter = (name: string) =>
    `--reporter=${join(import.meta.dirname, `${name}-reporter.ts`)}`
  return runner === 'vitest'
    ? { command: 'vitest', args: ['run', reporter('unit'), ...args] }
    : { command: 'playwright', args: ['test', reporter('browser'), ...args] }
}
