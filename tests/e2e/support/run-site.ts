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
  /** Inside `.cache/`: where the build goes. */
  build: string
  /** Folders of `tests/fixtures/sites`, or anywhere when absolute, as `SITE_DIR` names several; the shipped site without. */
  site?: string
  environment?: Record<string, string>
}

/** What the suite's own server was built to, inside `.cache/`. */
export const suiteBuild = (process.env['OUT_DIR'] ?? '.cache/e2e-build').replace(/^\.cache\//, '')

/** The folders that go upon the shipped site: they have one build, which whoever comes first makes. */
export const additions = { build: 'additions', site: ['bakery', 'book-club'].join(delimiter) }

export function fixtureSite(name: string): string {
  return resolve(repositoryRoot, 'tests/fixtures/sites', name)
}

const commandFile = 'cli/slicewright.mjs'

/** With the memory that a server has: what they start, too. */
const scripts = {
  build: () => [commandFile, 'build'],
  /** Builds when files have changed. */
  start: () => [commandFile, 'start'],
  /** What has been built, whatever has changed since. */
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
        // As `npm start` and the package say it.
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

/** @throws Error with what the site wrote last, when it ends or hangs before it serves */
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

/** The same once it has read its content: before that a list shows, and a head names, what there is by then. */
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
