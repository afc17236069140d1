/** `npm run build`: the site of all roots, built into `dist/`. `-- --help` tells of it. */
import { toReason } from '#runtime/errors'
import { readVariable } from '#schemas/environment-variables.ts'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'
import { formatFaults } from '#schemas/fault.ts'
import { packageOwner } from './find-binary.ts'
import { inTurn } from './in-turn.ts'
import { listInputs } from './list-inputs.ts'
import { runCommand, type Command } from './run-command.ts'
import { run } from './run.ts'
import { readWeighedSlices } from './slice-bytes.ts'

/** Where the build goes; another site, or a test, may have its own folder. */
export function outDir(): string {
  return resolve(repositoryRoot, readVariable('OUT_DIR'))
}

const stampFile = () => join(outDir(), 'inputs.sha256')

/** Whether the last build was made from the files as they are now. */
export function isBuilt(): boolean {
  if (!existsSync(stampFile())) return false
  const inputs = listInputs(findRoots())
  return readFileSync(stampFile(), 'utf8') === toStamp(fingerprint(inputs), inputs)
}

/**
 * Builds the site unless it is built already. One build runs at a time in a folder: a second one
 * waits, and has nothing left to do.
 * @param output - where it says what it does
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

/** @returns whether every slice keeps its budgets; what does not is told. A site too heavy is there to be looked at */
async function build(output: Output = 'stdout'): Promise<boolean> {
  const roots = findRoots()
  // Here, because a start that finds the site built needs nothing of Vite.
  const { checkRoots } = await import('#tools/build')
  const faults = checkRoots(roots)
  if (faults.length > 0) throw new Error(formatFaults(faults))
  const inputs = listInputs(roots)
  const before = fingerprint(inputs)
  await run('node', ['tools/commands/run-vike.ts', 'build'], { NODE_ENV: 'production' }, output)
  linkPackages()
  await run('node', ['tools/commands/weigh-slices.ts'], {}, output)
  writeFileSync(stampFile(), toStamp(before, inputs))
  const { faults: overBudget } = readWeighedSlices(outDir())
  if (overBudget !== '') console.error(`\nSlices over budget:\n\n${overBudget}`)
  return overBudget === ''
}

/**
 * Hash of the inputs and of other files in the build, such as files that a site imports from elsewhere.
 */
function toStamp(inputsHash: string, inputs: readonly string[]): string {
  const listed = new Set(inputs)
  const others = listBundled().filter((file) => !listed.has(file))
  return `${inputsHash}\n${fingerprint(others)}\n`
}

/** Files of ours that the build in `OUT_DIR` is made of, as the bundler saw them; packages are not among them. */
export function listBundled(): string[] {
  const files = ['client', 'ssr'].flatMap((name) => {
    const list = join(outDir(), `modules.${name}.json`)
    return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : []
  })
  return [...new Set(files)].sort().map((file) => resolve(repositoryRoot, file))
}

/** Of the contents of files, never of dates: a fresh clone is as good as an old one. */
function fingerprint(files: readonly string[]): string {
  // The build holds it (`tools/build/modules/virtual-modules.ts`).
  const hash = createHash('sha256').update(`BRANCH ${readVariable('BRANCH')}\0`)
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(existsSync(file) ? readFileSync(file) : 'none')
  return hash.digest('hex')
}

/** A server that stands elsewhere finds its packages, and the repository, through this link. */
function linkPackages(): void {
  const link = join(outDir(), 'node_modules')
  const owner = packageOwner()
  if (!relative(owner, outDir()).startsWith('..') || existsSync(link)) return
  symlinkSync(join(owner, 'node_modules'), link, 'junction')
}

const command: Command = {
  help: `npm run build [-- OPTIONS]
Checks the files of the site, builds it into OUT_DIR, and weighs its slices. Ends with 1 when one is over its budget, too.
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

if (import.meta.main)
  process.exitCode = await runCommand({ build: command }, ['build', ...process.argv.slice(2)])
