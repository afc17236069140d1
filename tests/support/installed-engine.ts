/** A folder in which a site depends on the packed engine, and commands run there as its owner types them. */
import { execFileSync, spawn } from 'node:child_process'
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
import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from '#schemas/roots.ts'
import { packEngine } from './packed-engine.ts'

export interface Ran {
  code: number | null
  output: string
}

export interface InstalledEngine {
  /** Of the site; it is there once `slicewright new site site` has run. */
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
   * @returns the address the site is served on, once it is
   */
  start(script?: 'start' | 'dev'): Promise<string>
  remove(): Promise<void>
}

/**
 * @param install - puts the archive and what it depends on into `node_modules` of a folder
 */
export function installEngine(
  install: (folder: string, archive: string) => void = linkPackages,
): InstalledEngine {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')))
  const site = join(folder, 'site')
  install(folder, join(folder, packEngine(folder).filename))
  const running: ReturnType<typeof begin>[] = []
  let home = folder
  return {
    site,
    npx: (...args) => begin('npx', ['--no', ...args], home).ended,
    npxIn: (place, ...args) => begin('npx', ['--no', ...args], join(site, place)).ended,
    npmRun: (...args) => begin('npm', ['run', '--silent', ...args], site).ended,
    movePackages() {
      renameSync(join(folder, 'node_modules'), join(site, 'node_modules'))
      home = site
    },
    async start(script = 'start') {
      const run = begin('npm', ['run', script], site)
      running.push(run)
      return run.served
    },
    async remove() {
      for (const run of running) run.stop()
      await Promise.all(running.map(({ ended }) => ended))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The archive beside the packages of this repository: what it holds is what is tried. */
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
  // As npm does with what `bin` names.
  symlinkSync('../slicewright/tools/package/slicewright.mjs', join(target, '.bin/slicewright'))
  chmodSync(join(target, '.bin/slicewright'), 0o755)
}

/** As on a machine that has no clone: nothing of this repository's settings. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|SITE_|OUT_DIR|CONTENT_DIR|DATA_DIR|NODE_|VITEST|E2E_)/.test(name),
  )
  // The Node of the project, which `npm run` takes from the site's packages.
  const path = [dirname(process.execPath), process.env.PATH].join(':')
  return { ...Object.fromEntries(own), PATH: path, PORT: '0', NO_UPDATE_NOTIFIER: '1' }
}

function begin(command: string, args: readonly string[], cwd: string) {
  const child = spawn(command, args, {
    cwd,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // With its children: npm does not pass every signal on.
    detached: true,
  })
  let output = ''
  const { promise: served, resolve, reject } = Promise.withResolvers<string>()
  const read = (chunk: Buffer) => {
    output += chunk.toString()
    const url = /(?:is served on|Local:) +(http:\S+)/.exec(stripVTControlCharacters(output))?.[1]
    if (url !== undefined) resolve(url)
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const ended = new Promise<Ran>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`))
      done({ code, output })
    })
  })
  // Only who starts a server asks for its address.
  served.catch(() => {})
  const stop = () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
  }
  return { served, ended, stop }
}
