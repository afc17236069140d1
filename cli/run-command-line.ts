/** `slicewright COMMAND ...`, for the site in the current folder. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import { tellMissing } from '../adapters/shared/packages/optional-packages.ts'
import { findAbsent } from '../adapters/shared/packages/load-packages.ts'
import { listOptionalPackages } from '../adapters/shared/packages/tool-packages.ts'
import { isInstalled, repositoryRoot } from '#compiler/read/roots.ts'
import { commandGroups, findCommand, type CommandEntry } from './commands.ts'
import { runCommand, type Command } from './run-command.ts'
import { commandFile, passSignals } from './run.ts'

/** @returns the exit code */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const [first] = words
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    console.log(usage())
    return 0
  }
  if (first === '--version') {
    console.log(readVersion())
    return 0
  }
  const found = findCommand(words)
  if (!found) {
    console.error(`${toUnknown(words)}\n\n${usage()}`)
    return 1
  }
  const { entry, args } = found
  const asksForHelp = args.includes('--help') || args.includes('-h')
  const variables = findSite()
  if (!variables && !entry.isAnywhere && !asksForHelp) {
    console.error(
      `There is no site in ${process.cwd()}: it has no site-config/site.json. Go to the folder of one, name it with SITE_DIR, or make one: npx slicewright new site FOLDER`,
    )
    return 1
  }
  Object.assign(process.env, variables)
  endWithNpm()
  if (!asksForHelp && !isStartedFor(entry)) return runAnew(entry.flags ?? [], words)
  // npm's `--` before options is accepted without npm too.
  const command = await loadCommand(entry)
  if (typeof command === 'string') {
    console.error(command)
    return 2
  }
  return runCommand(
    command,
    args.filter((one) => one !== '--'),
  )
}

/** @returns a line where an optional package is missing that the command imports */
async function loadCommand(entry: CommandEntry): Promise<Command | string> {
  try {
    return await entry.load()
  } catch (error) {
    const absent = findAbsent(error, listOptionalPackages())
    if (absent === undefined) throw error
    return tellMissing(`slicewright ${entry.name}`, [absent])
  }
}

function toUnknown(words: readonly string[]): string {
  const [noun] = words
  const verbs = namesOf((name) => name.startsWith(`${noun} `))
  if (verbs.length === 0) return `There is no command “${noun}”.`
  return `There is no command “${words.slice(0, 2).join(' ')}”. There are: ${verbs.join(', ')}.`
}

function namesOf(isWanted: (name: string) => boolean): string[] {
  return commandGroups.flatMap(({ commands }) =>
    commands.map(({ name }) => name).filter((name) => isWanted(name)),
  )
}

/**
 * The site, its build and its data are those of the current folder, unless the environment says
 * otherwise. Paths are absolute, since some commands run in the engine's folder. A checkout needs
 * no variables.
 *
 * @returns variables for the environment; undefined where there is no site
 */
function findSite(): Record<string, string> | undefined {
  if (isCheckout()) return {}
  const isHere = existsSync(join(process.cwd(), 'site-config/site.json'))
  const site = readVariable('SITE_DIR') || (isHere ? process.cwd() : undefined)
  if (site === undefined) return undefined
  const folder = resolve(site.split(delimiter).at(-1)!)
  return {
    SITE_DIR: site,
    OUT_DIR: resolve(folder, readVariable('OUT_DIR')),
    DATA_DIR: resolve(folder, readVariable('DATA_DIR')),
  }
}

/**
 * npm runs its scripts in a shell and forwards a signal only to that: once npm has ended, this
 * process ends within a second. Shell syntax that would replace the shell is not portable.
 */
function endWithNpm(): void {
  if (process.env['npm_command'] === undefined || process.platform === 'win32') return
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** Whether the current folder is the repository of this command, through links or not. */
function isCheckout(): boolean {
  const manifest = join(process.cwd(), 'package.json')
  return existsSync(manifest) && realpathSync(manifest) === join(repositoryRoot, 'package.json')
}

/** Reads the TypeScript of the installed package in this process, its children and their threads. */
const readTypes = `--import=${new URL('strip-types.mjs', import.meta.url).href}`

function isStartedFor({ flags = [] }: CommandEntry): boolean {
  const readsTypes = !isInstalled || process.env['NODE_OPTIONS']?.includes(readTypes) === true
  return readsTypes && flags.every((flag) => process.execArgv.includes(flag))
}

/**
 * Replaces this process where the system can, so that signals and the exit code are those of the
 * command.
 */
function runAnew(flags: readonly string[], words: readonly string[]): Promise<number> {
  const args = [...process.execArgv, ...flags, commandFile, ...words]
  if (isInstalled)
    process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], readTypes].filter(Boolean).join(' ')
  // Absent on Windows.
  if (process.platform !== 'win32') process.execve?.(process.execPath, [process.execPath, ...args])
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const letGo = passSignals(child)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => {
      letGo()
      done(code ?? 1)
    })
  })
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))
  return (manifest as { version: string }).version
}

function usage(): string {
  const widest = Math.max(...namesOf(() => true).map(({ length }) => length))
  const groups = commandGroups.map(
    ({ title, commands }) =>
      `${title}:\n${commands.map(({ name, does }) => `  ${name.padEnd(widest)}  ${does}`).join('\n')}`,
  )
  return `slicewright COMMAND [OPTIONS], in the folder of a site\n\n${groups.join('\n\n')}\n\nCOMMAND --help lists its options. Version ${readVersion()}.`
}
