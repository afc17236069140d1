/** `npm run build`: the site of all roots, built into `dist/`. `-- --help` describes it. */
import { toReason } from '#runtime/errors'
import { existsSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findRoots } from '#compiler/read/roots.ts'
import { formatFaults } from '#compiler/read/fault.ts'
import { fingerprint, isBuilt, outDir, stampBuild } from '#compiler/build/built-site.ts'
import { packageOwner } from './find-binary.ts'
import { inTurn } from './in-turn.ts'
import { listInputs } from '../compiler/build/list-inputs.ts'
import type { Command } from './run-command.ts'
import { run } from './run.ts'
import { readWeighedSlices } from '../compiler/build/slice-bytes.ts'

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

function whileNobodyBuilds<Result>(
  run: () => Promise<Result>,
  output: Output = 'stdout',
): Promise<Result> {
  const say = output === 'stdout' ? console.log : console.error
  const folder = outDir()
  return inTurn(join(folder, 'build.lock'), `build into ${folder}`, run, say)
}

/**
 * @returns whether every slice keeps its budgets; those over budget are reported, and the site is
 *   built all the same
 */
async function build(output: Output = 'stdout'): Promise<boolean> {
  const roots = findRoots()
  // Imported here, because a start that finds the site built needs nothing of Vite.
  const { checkRoots } = await import('#compiler/build')
  const faults = checkRoots(roots)
  if (faults.length > 0) throw new Error(formatFaults(faults))
  const inputs = listInputs(roots)
  const before = fingerprint(inputs)
  await run('node', ['cli/run-vike.ts', 'build'], { NODE_ENV: 'production' }, output)
  linkPackages()
  await run('node', ['cli/weigh-slices.ts'], {}, output)
  stampBuild(before, inputs)
  const { faults: overBudget } = readWeighedSlices(outDir())
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
  --unless-built  only when files changed since the last build
Environment: OUT_DIR, SITE_DIR`,
  options: { 'unless-built': { type: 'boolean' } },
  async run({ values }) {
    try {
      if (!values['unless-built']) return (await whileNobodyBuilds(() => build())) ? 0 : 1
      await ensureBuilt(() =>
        console.log('Building the site (once; later starts are immediate) ...'),
      )
      return 0
    } catch (error) {
      console.error(toReason(error))
      return 1
    }
  },
}
