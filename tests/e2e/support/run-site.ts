/** Builds and serves a site as people do, in a process of its own. */
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { compileCache, startProcess, type Started } from '#tests/support/start-process.ts'
import { serverFlags } from '../../../cli/shipping/server-flags.ts'

export interface RunningSite extends Started {
  origin: string
}

export interface SiteOptions {
  /** The folder of the build, inside `.cache/`. */
  build: string
  /**
   * Folders of `tests/fixtures/sites`, or anywhere when absolute, several as in `SITE_DIR`; the
   * shipped site when absent.
   */
  site?: string
  environment?: Record<string, string>
}

/** The build of the suite's own server, inside `.cache/`. */
export const suiteBuild = (process.env['OUT_DIR'] ?? '.cache/e2e-build').replace(/^\.cache\//, '')

/**
 * The folders on top of the shipped site: they share one build, made by the first test that needs
 * it.
 */
export const additions = { build: 'additions', site: ['bakery', 'book-club'].join(delimiter) }

export function fixtureSite(name: string): string {
  return resolve(repositoryRoot, 'tests/fixtures/sites', name)
}

const commandFile = 'cli/slicewright.mjs'

/** Start commands, with the memory limits of a server, also for child processes. */
const scripts = {
  build: () => [commandFile, 'build'],
  /** Builds when files have changed. */
  start: () => [commandFile, 'start'],
  /** Serves the build as it is, whatever has changed since. */
  serve: (build: string) => [`.cache/${build}/server/main.mjs`],
}

export function runScript(
  script: keyof typeof scripts,
  { build, site, environment }: SiteOptions,
): Started {
  return startProcess(
    join(repositoryRoot, 'node_modules/.bin/node'),
    [...serverFlags, ...scripts[script](build)],
    {
      env: {
        ...process.env,
        // As `npm start` and the package set it.
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compileCache,
        OUT_DIR: `.cache/${build}`,
        SITE_DIR: (site?.split(delimiter) ?? []).map(fixtureSite).join(delimiter),
        SITE_BASE_URL: '',
        ...environment,
      },
    },
  )
}

/** @throws Error with the site's last output, when it exits or hangs before it serves */
export async function startSite(
  options: SiteOptions,
  script: 'start' | 'serve' = 'start',
): Promise<RunningSite> {
  const environment = { PORT: '0', ...options.environment }
  const run = runScript(script, { ...options, environment })
  const origin = await run.waitFor(
    'it was served',
    (output) => /is served on (http:\S+)/.exec(output)?.[1],
  )
  return { ...run, origin }
}

/** The same, but waits until it has read its content: earlier, lists and heads are incomplete. */
export async function startFilledSite(
  ...given: Parameters<typeof startSite>
): Promise<RunningSite> {
  const site = await startSite(...given)
  await waitUntilFilled(site.origin)
  return site
}

export async function waitUntilFilled(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await wait(50)
}
