/** Builds and serves a site as people do, in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { readScriptFlags } from '../../../tools/bench/script-flags.ts'

export interface Run {
  /** Everything it wrote, so far. */
  output(): string
  /** Exit code; null when a signal ended it. */
  ended: Promise<number | null>
  process: ChildProcess
}

export interface RunningSite extends Run {
  origin: string
  /** Asks it to stop, and waits. */
  stop(): Promise<number | null>
}

export interface SiteOptions {
  /** Inside `.cache/`: where the build goes. */
  build: string
  /** A folder of `tests/fixtures/sites`, or anywhere when absolute; the shipped site without. */
  site?: string
  environment?: Record<string, string>
}

export function fixtureSite(name: string): string {
  return resolve(repositoryRoot, 'tests/fixtures/sites', name)
}

const scripts = {
  build: () => 'tools/commands/build.ts',
  /** Builds when files have changed. */
  start: () => 'tools/commands/start.ts',
  /** What has been built, whatever has changed since. */
  serve: (build: string) => `.cache/${build}/server/main.mjs`,
}

/** Of `npm start`: a server in a test has the memory that one has. */
const startFlags = readScriptFlags('start')

export function runScript(
  script: keyof typeof scripts,
  { build, site, environment }: SiteOptions,
): Run {
  const child = spawn(
    join(repositoryRoot, 'node_modules/.bin/node'),
    [...startFlags, join(repositoryRoot, scripts[script](build))],
    {
      cwd: repositoryRoot,
      env: {
        ...process.env,
        // As `npm start` and the package say it.
        NODE_ENV: 'production',
        OUT_DIR: `.cache/${build}`,
        SITE_DIR: site === undefined ? '' : fixtureSite(site),
        SITE_BASE_URL: '',
        ...environment,
      },
    },
  )
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { process: child, output: () => output, ended }
}

/** @throws Error with what the site wrote when it ends before it serves */
export async function startSite(
  options: SiteOptions,
  script: 'start' | 'serve' = 'start',
): Promise<RunningSite> {
  const environment = { PORT: '0', ...options.environment }
  const run = runScript(script, { ...options, environment })
  const origin = await new Promise<string>((resolve, reject) => {
    run.process.stdout!.on('data', () => {
      const url = /is served on (http:\S+)/.exec(run.output())?.[1]
      if (url !== undefined) resolve(url)
    })
    void run.ended.then((code) =>
      reject(new Error(`The site ended with ${code}:\n${run.output()}`)),
    )
  })
  const stop = () => {
    run.process.kill('SIGTERM')
    return run.ended
  }
  return { ...run, origin, stop }
}
