/** A folder in which a site depends on the packed engine, and commands run there as its owner types them. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { packEngine } from './packed-engine.ts'
import { startProcess, type Started } from './start-process.ts'

export interface Ran {
  code: number | null
  output: string
}

export interface InstalledEngine {
  /** Folder of the site; exists once `slicewright new site site` has run. */
  site: string
  /** Runs in the folder above the site, until the packages are moved. */
  npx(...args: string[]): Promise<Ran>
  /** Runs in a folder of the site. */
  npxIn(place: string, ...args: string[]): Promise<Ran>
  /** Runs a script of the site's `package.json`. */
  npmRun(...args: string[]): Promise<Ran>
  /** Moves the packages from above the site into it, where `npm install` puts them. */
  movePackages(): void
  /**
   * @param script - of the site's `package.json`
   * @returns the process, once the site is served
   */
  start(script?: 'start' | 'dev'): Promise<Started & { origin: string }>
  remove(): Promise<void>
}

/** @param install - puts the archive and its dependencies into `node_modules` of a folder */
export function installEngine(
  install: (folder: string, archive: string) => void = linkPackages,
): InstalledEngine {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')))
  const site = join(folder, 'site')
  install(folder, join(folder, packEngine(folder).filename))
  const running: Started[] = []
  let home = folder
  return {
    site,
    npx: (...args) => run('npx', ['--no', ...args], home),
    npxIn: (place, ...args) => run('npx', ['--no', ...args], join(site, place)),
    npmRun: (...args) => run('npm', ['run', '--silent', ...args], site),
    movePackages() {
      renameSync(join(folder, 'node_modules'), join(site, 'node_modules'))
      home = site
    },
    async start(script = 'start') {
      const started = begin('npm', ['run', script], site)
      running.push(started)
      const origin = await started.waitFor(
        'it was served',
        (output) => /(?:is served on|Local:) +(http:\S+)/.exec(output)?.[1],
      )
      return { ...started, origin }
    },
    async remove() {
      await Promise.all(running.map(({ kill }) => kill()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The archive beside the packages of this repository: its contents are tested. */
function linkPackages(folder: string, archive: string): void {
  const packages = join(repositoryRoot, 'node_modules')
  const target = join(folder, 'node_modules')
  const link = (name: string) =>
    symlinkSync(realpathSync(join(packages, name)), join(target, name), 'junction')
  mkdirSync(join(target, '.bin'), { recursive: true })
  for (const name of readdirSync(packages)) if (!name.startsWith('.')) link(name)
  for (const name of readdirSync(join(packages, '.bin'))) link(join('.bin', name))
  const engine = join(target, 'slicewright')
  mkdirSync(engine)
  execFileSync('tar', ['-xzf', archive, '-C', engine, '--strip-components=1'])
  // As npm does for the files in `bin`.
  symlinkSync('../slicewright/cli/slicewright.mjs', join(target, '.bin/slicewright'))
  chmodSync(join(target, '.bin/slicewright'), 0o755)
}

/** The environment of a machine without a clone: none of this repository's settings. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|SITE_|OUT_DIR|CONTENT_DIR|DATA_DIR|NODE_|VITEST|E2E_)/.test(name),
  )
  // The Node of the project, which `npm run` takes from the site's packages.
  const path = [dirname(process.execPath), process.env['PATH']].join(':')
  return { ...Object.fromEntries(own), PATH: path, PORT: '0', NO_UPDATE_NOTIFIER: '1' }
}

function begin(command: string, args: readonly string[], cwd: string): Started {
  return startProcess(command, args, { cwd, env: environment() })
}

async function run(...call: Parameters<typeof begin>): Promise<Ran> {
  const { ended, output } = begin(...call)
  return { code: await ended, output: output() }
}
