/**
 * `npm run test:netlify -w lab`: browser tests against the site in Netlify's local runtime, those
 * that have not yet passed against this build. `--all` runs all of them; names of files, or options
 * of Playwright, select what to run.
 */
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { notOnNetlify } from '../../tests/support/not-on-netlify.ts'
import { openProgress, type SuiteProgress } from '../../cli/netlify/suite-progress.ts'
import { ensureBuilt } from '../../cli/build.ts'
import { outDir } from '../../compiler/build/built-site.ts'
import { run } from '../../cli/run.ts'

const help = `npm run test:netlify -w lab [-- NAMES | OPTIONS]
Runs the browser tests in Netlify's local runtime, those that have not yet passed against this build.
  --all  all of them
  NAMES  of files of tests/e2e, without their endings
Other options are those of Playwright.`
const reporter = join(import.meta.dirname, 'netlify-reporter.ts')
const onNetlify = { E2E_HOST: 'netlify' }
const progressFile = join(repositoryRoot, '.cache/netlify-suite.json')

/** @throws a file system error where nothing was built */
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

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function tellTotal(): void {
  const progress = openSuiteProgress()
  const files = listFiles()
  const passed = files.flatMap((file) => progress.passed(file) ?? [])
  const tests = sum(passed.map((one) => one.tests))
  const skipped = sum(passed.flatMap((one) => Object.values(one.skipped)))
  const left = listLeft().map((file) => basename(file, '.spec.ts'))
  console.log(
    `Against this build ${passed.length} of ${files.length} files have passed (${tests} tests, ${skipped} skipped).${left.length > 0 ? ` Left: ${left.join(', ')}.` : ''} Not for Netlify: ${Object.keys(notOnNetlify).length}.`,
  )
}

/** @throws Error saying why a file that was named is not for Netlify, or that there is none */
function findFile(name: string): string {
  const file = listFiles().find((one) => basename(one, '.spec.ts') === name)
  if (file !== undefined) return file
  const why = notOnNetlify[name]
  throw new Error(
    why === undefined
      ? `There is no tests/e2e/${name}.spec.ts. Name a file without its ending.`
      : `tests/e2e/${name}.spec.ts is not for Netlify: it ${why}.`,
  )
}

/** @throws Error when a test fails, or naming the files of which none ran */
async function testWhole(files: readonly string[]): Promise<void> {
  // As absolute paths: Playwright matches parts of a path, including folders above.
  await run('playwright', ['test', '--reporter', `list,${reporter}`, ...files], onNetlify)
  const progress = openSuiteProgress()
  const empty = files.filter((file) => progress.passed(file) === undefined)
  if (empty.length === 0) return
  const names = empty.map((file) => basename(file, '.spec.ts')).join(', ')
  throw new Error(`No test ran in ${names}. Say why in tests/support/not-on-netlify.ts.`)
}

/**
 * @param given - names of files, or options of Playwright, which may pick single tests and say
 *   nothing about whole files
 */
async function test(given: readonly string[]): Promise<void> {
  if (given.some((one) => one.startsWith('-')))
    await run('playwright', ['test', ...given], onNetlify)
  else if (given.length > 0) await testWhole(given.map(findFile))
  else if (listLeft().length > 0) await testWhole(listLeft())
}

if (import.meta.main) {
  const given = process.argv.slice(2)
  if (given.includes('--help')) {
    console.log(help)
    process.exit()
  }
  try {
    await ensureBuilt()
    if (given.includes('--all')) rmSync(progressFile, { force: true })
    await test(given.filter((one) => one !== '--all'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  tellTotal()
}
