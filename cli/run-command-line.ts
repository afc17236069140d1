/** `slicewright COMMAND ...`: runs the command of package.json for the site in the present folder. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import { isInstalled, repositoryRoot } from '#compiler/read/roots.ts'
import { commands, makers } from './registry/commands.ts'

const manifest = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
  version: string
  scripts: Record<string, string>
}

/** @returns the exit code */
export async function runCommandLine([word, ...args]: readonly string[]): Promise<number> {
  if (word === undefined || word === '--help' || word === 'help') {
    console.log(usage())
    return 0
  }
  if (word === '--version') {
    console.log(manifest.version)
    return 0
  }
  const command = commands.get(word)
  if (!command) {
    console.error(`There is no command “${word}”.\n\n${usage()}`)
    return 1
  }
  const variables = findSite()
  if (!variables && !isMaker(word, args)) {
    console.error(
      `There is no site in ${process.cwd()}: it has no site-config/site.json. Go to the folder of one, name it with SITE_DIR, or make one: slicewright new site FOLDER`,
    )
    return 1
  }
  return runScript(manifest.scripts[command.script]!, args, variables ?? {})
}

function isMaker(word: string, args: readonly string[]): boolean {
  return makers.has(word) && (word !== 'new' || args[0] === 'site' || args[0] === undefined)
}

/**
 * The site is that of the present folder, and so are its build and what it keeps, unless the environment
 * says otherwise. Absolute, since some commands run in the folder of the engine.
 */
function findSite(): Record<string, string> | undefined {
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

/** @param script - of package.json: `node`, after `exec` or not, its flags, a file, words for that */
function runScript(
  script: string,
  args: readonly string[],
  variables: Record<string, string>,
): Promise<number> {
  const words = script.replace(/^(?:exec )?node /, '').split(' ')
  const file = words.find((one) => !one.startsWith('--'))!
  const child = spawn(
    process.execPath,
    [
      ...words.map((one) => (one === file ? join(repositoryRoot, one) : one)),
      ...args.filter((one) => one !== '--'),
    ],
    { stdio: 'inherit', env: { ...process.env, ...variables, ...readTypes() } },
  )
  // A child must not outlive who started it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}

/** Also for the processes of the processes. */
function readTypes(): Record<string, string> {
  if (!isInstalled) return {}
  const hook = `--import=${new URL('strip-types.mjs', import.meta.url).href}`
  return { NODE_OPTIONS: [process.env.NODE_OPTIONS, hook].filter(Boolean).join(' ') }
}

function usage(): string {
  const widest = Math.max(...[...commands.keys()].map(({ length }) => length))
  const lines = [...commands].map(([word, { does }]) => `  ${word.padEnd(widest)}  ${does}`)
  return `slicewright COMMAND, in the folder of a site:\n\n${lines.join('\n')}\n\nCOMMAND --help tells more of those that have options. Version ${manifest.version}.`
}
