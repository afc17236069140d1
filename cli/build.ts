/** `npm run build`: the site of all roots, built into `dist/`. `-- --help` describes it. */
import { toReason } from '#runtime/errors'
import { existsSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findRoots } from '#compiler/read/roots.ts'
import { formatFaults } from '#compiler/read/fault.ts'
import { fingerprint, isBuilt, outDir, stampBuild } from '#compiler/build/built-site.ts'
import { packageOwner } from './find-binary.ts'
import { showStages } from './build-stages.ts'
import { inTurn } from './in-turn.ts'
import { listInputs } from '../compiler/build/list-inputs.ts'
import type { Command } from './run-command.ts'
import { run, runHeld } from './run.ts'
import {
  forgetWeighedSlices,
  readWeighedSlices,
  type WeighedSlices,
} from '../compiler/build/slice-bytes.ts'

/**
 * Builds the site unless it is built already. One build runs at a time in a folder: a second one
 * waits, and has nothing left to do.
 * @param output - the stream for progress messages
 * @throws Error listing every fault of the site's files, or when the build fails
 */
export async function ensureBuilt(
  beforeBuild?: () => void,
  output: Output = 'stdout',
): Promise<void> {
  if (isBuilt()) return
  await whileNobodyBuilds(async () => {
    if (isBuilt()) return
    beforeBuild?.()
    await build(output)
  }, output)
}

type Output = 'stdout' | 'stderr'

const toSay = (output: Output) => (output === 'stdout' ? console.log : console.error)

function whileNobodyBuilds<Result>(
  run: () => Promise<Result>,
  output: Output = 'stdout',
): Promise<Result> {
  const folder = outDir()
  return inTurn(join(folder, 'build.lock'), `build into ${folder}`, run, toSay(output))
}

/**
 * The checks run beside the bundler, which writes nothing before they are done. A fault that they find ends it.
 * @throws Error listing every fault of the site's files, or when the build fails
 */
async function build(output: Output = 'stdout', isVerbose = false): Promise<void> {
  const began = performance.now()
  const { show, end } = showStages()
  show('check', 'the files of the site')
  const roots = findRoots()
  const inputs = listInputs(roots)
  const before = fingerprint(inputs)
  const words = ['cli/run-vike.ts', 'build', ...(isVerbose ? ['--verbose'] : [])]
  const bundler = runHeld('node', words, { NODE_ENV: 'production' }, output)
  // Told below, once the checks have said what they found.
  bundler.ended.catch(() => {})
  let notes: string[]
  try {
    notes = await check(roots)
  } catch (error) {
    bundler.stop()
    await bundler.ended.catch(() => {})
    throw error
  } finally {
    end()
  }
  bundler.letFinish()
  await bundler.ended
  forgetWeighedSlices(outDir())
  linkPackages()
  stampBuild(before, inputs)
  const seconds = Math.round((performance.now() - began) / 1000)
  toSay(output)([`The site is built in ${seconds} s.`, ...notes].join('\n'))
}

/**
 * @returns what is no fault, and worth to know
 * @throws Error listing every fault
 */
async function check(roots: readonly string[]): Promise<string[]> {
  // Imported here, because a start that finds the site built needs nothing of Vite.
  const { checkEnvironmentPackages, checkRoots, noteLetters } = await import('#compiler/build')
  const faults = [...checkRoots(roots), ...checkEnvironmentPackages()]
  if (faults.length > 0) throw new Error(formatFaults(faults))
  return noteLetters(roots)
}

/**
 * Weighs the slices of a build, unless that is done already: nobody who waits for a page waits for it.
 * @returns the slices, and those over their budgets as text
 */
export async function ensureWeighed(output: Output = 'stdout'): Promise<WeighedSlices> {
  const known = readWeighedSlices(outDir())
  if (known) return known
  const { show, end } = showStages()
  show('weights', 'the bytes of sections')
  await run('node', ['cli/weigh-slices.ts'], { NODE_ENV: 'production' }, output).finally(end)
  return readWeighedSlices(outDir())!
}

/** @returns whether every slice of the build keeps its budgets; those over budget are reported */
export async function weigh(): Promise<boolean> {
  const { faults: overBudget } = await ensureWeighed()
  if (overBudget !== '') console.error(`\nSlices over budget:\n\n${overBudget}`)
  return overBudget === ''
}

/**
 * A built server outside the repository finds its packages, and the repository, through this link.
 */
function linkPackages(): void {
  const link = join(outDir(), 'node_modules')
  const owner = packageOwner()
  if (!relative(owner, outDir()).startsWith('..') || existsSync(link)) return
  symlinkSync(join(owner, 'node_modules'), link, 'junction')
}

export const buildSite: Command = {
  help: `slicewright build [OPTIONS]
Checks the files of the site, builds it into OUT_DIR, and weighs its slices. Exits with 1 also when one is over its budget.
  --unless-built  only when files changed since the last build; weighs nothing
  --verbose       with what the bundler says, of every chunk
Environment: OUT_DIR, SITE_DIR`,
  options: { 'unless-built': { type: 'boolean' }, verbose: { type: 'boolean' } },
  async run({ values }) {
    try {
      const isVerbose = values['verbose'] === true
      if (values['unless-built']) {
        await ensureBuilt(() =>
          console.log('Building the site (once; later starts are immediate) ...'),
        )
        return 0
      }
      return await whileNobodyBuilds(async () => {
        await build('stdout', isVerbose)
        return (await weigh()) ? 0 : 1
      })
    } catch (error) {
      console.error(toReason(error))
      return 1
    }
  },
}
