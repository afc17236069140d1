/**
 * `npm run test:netlify`: browser tests against the site in Netlify's local runtime, those that have not yet
 * passed against this build. `--all` runs all of them; names of files, or options of Playwright, run what they say.
 */
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { notOnNetlify } from '#tests/support/not-on-netlify.ts'
import { openProgress, type SuiteProgress } from '../netlify/suite-progress.ts'
import { ensureBuilt, outDir } from './build.ts'
import { run } from './run.ts'

const reporter = join(import.meta.dirname, 'netlify-reporter.ts')
const progressFile = join(repositoryRoot, '.cache/netlify-suite.json')

/** @throws the error of the file system where nothing was built */
export function openSuiteProgress(): SuiteProgress {
  return openProgress(progressFile, readFileSync(join(outDir(), 'inputs.sha256'), 'utf8'))
}

function listFiles(): string[] {
  return globSync('tests/e2e/*.spec.ts', { cwd: repositoryRoot })
    .filter((file) => !(basename(file, '.spec.ts') in notOnNetlify))
    .map((file) => join(repositoryRoot, file))
    .sort()
}

function listLeft(): string[] {
  const progress = openSuiteProgress()
  return listFiles().filter((file) => progress.passed(file) === undefined)
}

function tellTotal(): void {
  const progress = openSuiteProgress()
  const files = listFiles()
  const passed = files.flatMap((file) => progress.passed(file) ?? [])
  const tests = passed.reduce((sum, count) => sum + count, 0)
  const left = listLeft().map((file) => basename(file, '.spec.ts'))
  console.log(
    `Against this build ${passed.length} of ${files.length} files have passed (${tests} tests).${left.length > 0 ? ` Left: ${left.join(', ')}.` : ''} Not for Netlify: ${Object.keys(notOnNetlify).length}.`,
  )
}

/** @param options - of Playwright; those that pick single tests tell nothing of their files */
async function test(options: readonly string[]): Promise<void> {
  const isWhole = options.every((option) => /\.spec\.ts$|^[\w-]*\w$/.test(option))
  const reporters = isWhole ? ['--reporter', `list,${reporter}`] : []
  await run('playwright', ['test', ...reporters, ...options], { E2E_HOST: 'netlify' })
}

if (import.meta.main) {
  const given = process.argv.slice(2)
  try {
    await ensureBuilt()
    if (given.includes('--all')) rmSync(progressFile, { force: true })
    const named = given.filter((one) => one !== '--all')
    // As a whole path: Playwright looks for a part of one, the folders above included.
    const files = new Map(listFiles().map((file) => [basename(file, '.spec.ts'), file]))
    const left = named.length > 0 ? named.map((one) => files.get(one) ?? one) : listLeft()
    if (left.length > 0) await test(left)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  tellTotal()
}
