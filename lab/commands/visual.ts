/**
 * `npm run visual -w lab`: visual differences since a commit, as a page of pictures. `-- --help`
 * describes it.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sirv from 'sirv'
import { findRoots, repositoryRoot } from '../../compiler/read/roots.ts'
import { compareShots } from '../visual/compare-shots.ts'
import { listMocks, listPages } from '../visual/find-subjects.ts'
import { listKnownNames, listNamesOfCommit } from '../visual/known-names.ts'
import { toPercent, toReport } from '../visual/report.ts'
import { nameShot, takeShots, widths, type Shot } from '../visual/take-shots.ts'
import { chooseByName } from '../../cli/choose-by-name.ts'
import { ensureBrowser } from '../../cli/find-browser.ts'
import { inTurn } from '../../cli/in-turn.ts'
import { reportsFolder } from '../../cli/reports-folder.ts'
import { Refusal, runCommand, type Command } from '../../cli/run-command.ts'
import { endWithUs, passSignals } from '../../cli/run.ts'
import { showProgress } from '../../cli/show-progress.ts'

const command: Command = {
  help: `npm run visual -w lab [-- OPTIONS]
Takes pictures of every mock of every slice and of a page of each kind, 375 and 1440 px wide, of the files as they are and as
they were, and writes reports/visual/index.html with what differs. The exit code is 1 when something does.
  --base COMMIT   what to compare with: any commit, branch or tag; HEAD unless set
  --only TEXT     pictures whose name has it: "slice hero", "page pricing"`,
  options: { base: { type: 'string' }, only: { type: 'string' } },
  async run({ values }) {
    const base = String(values['base'] ?? 'HEAD')
    const only = String(values['only'] ?? '')
    const commit = findCommit(base)
    refuseUnknown(only, commit)
    return inTurn(join(cache, 'lock'), 'run of this command', () => compare({ base, commit, only }))
  },
}

const cache = join(repositoryRoot, '.cache/visual')

/**
 * Accepts names that exist on either side.
 * @throws Refusal when no picture of the current files or of the commit can have the name
 */
function refuseUnknown(only: string, commit: string): void {
  if (only === '') return
  const known = listKnownNames(findRoots())
  if (known.some((name) => name.includes(only))) return
  const all = new Set([...known, ...listNamesOfCommit(commit, git)])
  chooseByName(
    Array.from(all, (name) => ({ name })),
    only,
  )
}

interface Comparison {
  /** The commit as given on the command line. */
  base: string
  commit: string
  only: string
}

/** @returns the exit code */
async function compare({ base, commit, only }: Comparison): Promise<number> {
  await ensureBrowser()
  console.log(`As it was: ${base} (${commit.slice(0, 8)})`)
  const before = await shootCommit(commit)
  console.log('As it is')
  const { shots: after } = await shoot(repositoryRoot, join(cache, 'now'), only)
  // Files allow more names than there are pictures: a page in each language, one without a
  // document.
  chooseByName([...before, ...after], only)
  return tell(base, keep(before, only), after)
}

function keep(shots: readonly Shot[], only: string): Shot[] {
  return shots.filter(({ name }) => name.includes(only))
}

/** @throws Refusal */
function findCommit(name: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`).trim()
  } catch {
    throw new Refusal(`There is no commit called "${name}" here.`)
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

interface Shooting {
  shots: Shot[]
  /** Whether every subject has a picture. */
  isWhole: boolean
}

/** Pictures of a commit are taken once. */
async function shootCommit(commit: string): Promise<Shot[]> {
  const list = join(cache, commit, 'shots.json')
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8')) as Shot[]
  const tree = join(cache, 'tree')
  removeTree(tree)
  mkdirSync(cache, { recursive: true })
  git('worktree', 'add', '--detach', tree, commit)
  try {
    await installInto(tree)
    const shooting = await shoot(tree, join(cache, commit), '')
    noteShots(list, shooting)
    return shooting.shots
  } finally {
    removeTree(tree)
  }
}

/** Notes complete sets only: a picture that failed once may succeed the next time. */
export function noteShots(list: string, { shots, isWhole }: Shooting): void {
  if (isWhole) writeFileSync(list, JSON.stringify(shots))
  else console.error('  Not all pictures could be taken: the next run takes them again.')
}

/** Also removes what a killed run has left. */
function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
}

/** Reuses the packages of this checkout where they are the same. */
async function installInto(tree: string): Promise<void> {
  const lock = 'package-lock.json'
  const isSame = readFileSync(join(tree, lock)).equals(readFileSync(join(repositoryRoot, lock)))
  if (isSame)
    symlinkSync(join(repositoryRoot, 'node_modules'), join(tree, 'node_modules'), 'junction')
  else await runIn(tree, 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'])
}

/** Builds a checkout, serves it, and takes its pictures. */
async function shoot(tree: string, into: string, only: string): Promise<Shooting> {
  rmSync(into, { recursive: true, force: true })
  console.log('  drawing the mocks ...')
  await runIn(tree, process.execPath, ['cli/slicewright.mjs', 'slices', 'export'])
  const gallery = await serveFolder(join(tree, relative(repositoryRoot, reportsFolder('slices'))))
  const site = await serveSite(tree)
  const progress = showProgress()
  try {
    const subjects = [
      ...listMocks(gallery.folder, gallery.origin),
      ...(await listPages(site.origin)),
    ]
    const chosen = subjects.filter(({ name }) =>
      widths.some((width) => nameShot(name, width).includes(only)),
    )
    console.log(`  ${chosen.length} to look at ...`)
    const shots = await takeShots(chosen, into, progress.show)
    return { shots: keep(shots, only), isWhole: shots.length === chosen.length * widths.length }
  } finally {
    progress.end()
    gallery.stop()
    site.stop()
  }
}

const environment = {
  OUT_DIR: '.cache/visual-build',
  DATA_DIR: '.cache/visual-data',
  NODE_ENV: 'production',
  SITE_BASE_URL: 'https://www.visual.example',
  LOG_LEVEL: 'error',
  PORT: '0',
}

function runIn(cwd: string, name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    })
    const letGo = passSignals(child)
    child.once('error', reject)
    child.once('exit', (code) => {
      letGo()
      if (code === 0) resolve()
      else reject(new Error(`${name} ${args.join(' ')} in ${cwd} ended with exit code ${code}.`))
    })
  })
}

function serveFolder(folder: string): Promise<{ folder: string; origin: string; stop(): void }> {
  const serve = sirv(folder, { dev: true })
  const server = createServer((request, response) => serve(request, response))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ folder, origin: `http://127.0.0.1:${port}`, stop: () => void server.close() })
    })
  })
}

function serveSite(tree: string): Promise<{ origin: string; stop(): void }> {
  const child = spawn(process.execPath, ['cli/slicewright.mjs', 'start'], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const letGo = endWithUs(child)
  child.once('exit', letGo)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The site in ${tree} ended with exit code ${code}.`)),
    )
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
      const origin = /is served on (http:\S+)/.exec(output)?.[1]
      if (origin !== undefined) resolve({ origin, stop: () => void child.kill() })
    })
  })
}

function tell(base: string, before: Shot[], after: Shot[]): number {
  const folder = reportsFolder('visual')
  rmSync(folder, { recursive: true, force: true })
  const differences = compareShots(before, after, join(folder, 'marked'))
  const file = join(folder, 'index.html')
  writeFileSync(file, toReport({ base, shots: after.length, differences }, folder))
  for (const { name, kind, share } of differences) {
    console.log(`${name}: ${kind === 'changed' ? toPercent(share) : kind}`)
  }
  console.log(
    `${after.length} pictures, ${differences.length} of them differ: ${relative(process.cwd(), file)}`,
  )
  return differences.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = await runCommand(command, process.argv.slice(2))
