/**
 * `npm run lighthouse -w lab [-- --rounds=1 --only=blog --slowdown=4]`: Lighthouse as on a phone,
 * over a page of each kind of the built site. The median of three rounds, the audits that lost
 * points, and Lighthouse's notes, in `reports/lighthouse.md` and `.json`. The processor is slowed
 * to the phone's; `--slowdown` gives another factor, Lighthouse's own being 4. Exits with 1 when a
 * category of a page is below 100.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryRoot } from '../../../compiler/read/roots.ts'
import { ensureBuilt } from '../../../cli/build.ts'
import { outDir } from '../../../compiler/build/built-site.ts'
import { ensureBrowser } from '../../../cli/find-browser.ts'
import { readCall } from '../../../cli/run-command.ts'
import { showProgress } from '../../../cli/show-progress.ts'
import { listPages } from '../../visual/find-subjects.ts'
import { startVendorEmulator } from '../../../adapters/vendors/emulator/start-vendor-emulator.ts'
import { toMarkdown, toResult, toSlowdown, type Audited, type PageResult } from './report.ts'

interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: Audited } | undefined>
}

interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>
}

const folder = join(repositoryRoot, '.cache/lighthouse')
const port = 3395
const origin = `http://localhost:${port}`

const { values } = await readCall({
  help: `npm run lighthouse -w lab [-- OPTIONS]
Runs Lighthouse as on a phone over a page of each kind of the built site; reports/lighthouse.md and .json.
Exits with 1 when a category of a page is below 100. Installs Lighthouse once, from the npm registry.
  --rounds N    of which the median counts; 3 unless set
  --only TEXT   pages with it in their names
  --slowdown N  of the processor; that of a phone unless set`,
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    slowdown: { type: 'string' },
  },
})
const only = values['only'] as string

async function main(): Promise<boolean> {
  const rounds = Number(values['rounds'])
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is ${values['rounds']}: give a number from 1.`)
  const given = values['slowdown'] === undefined ? undefined : Number(values['slowdown'])
  if (given !== undefined && !(given >= 1))
    throw new Error(`--slowdown is ${values['slowdown']}: give a number from 1.`)
  install()
  const load = (name: string) =>
    import(pathToFileURL(join(folder, 'node_modules', name)).href) as Promise<unknown>
  const lighthouse = (await load('lighthouse/core/index.js')) as Lighthouse
  const launcher = (await load('chrome-launcher/dist/index.js')) as Launcher
  const { path: chromePath } = await ensureBrowser()
  await ensureBuilt()
  // Pages with a form start vendors unasked where no consent is asked for; from here they may not be reached.
  const vendors = await startVendorEmulator({ port: 0 })
  const server = spawn(process.execPath, [join(outDir(), 'server/main.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      SITE_BASE_URL: 'https://www.lighthouse.example',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, 'data'),
      VENDOR_EMULATOR: vendors.url,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const progress = showProgress()
  try {
    await ready()
    const all = await listPages(origin)
    const pages = all.filter(({ name }) => name.includes(only))
    if (pages.length === 0)
      throw new Error(`No page is called like ${only}: ${all.map(({ name }) => name).join(', ')}.`)
    const index = (await audit(pages[0]!.url)).environment.benchmarkIndex
    const slowdown = given ?? toSlowdown(index)
    const fact = `This machine has a benchmark index of ${index} and was slowed ${slowdown} times.`
    const results: PageResult[] = []
    for (const [at, { name, url }] of pages.entries()) {
      const audits: Audited[] = []
      for (let round = 0; round < rounds; round++) {
        progress.show(at * rounds + round, pages.length * rounds, name)
        // The first visitor of a page waits for its pictures to be made, which is not measured
        // here.
        if (round === 0) await audit(url)
        audits.push(await audit(url, slowdown))
      }
      results.push(toResult(name, url.slice(origin.length) || '/', audits))
    }
    progress.end()
    const text = `${fact}\n\n${toMarkdown(results)}`
    mkdirSync(join(repositoryRoot, 'reports'), { recursive: true })
    writeFileSync(join(repositoryRoot, 'reports/lighthouse.json'), JSON.stringify(results, null, 2))
    writeFileSync(join(repositoryRoot, 'reports/lighthouse.md'), text)
    console.log(`${text}\nreports/lighthouse.md, reports/lighthouse.json`)
    return results.every(({ scores }) => Object.values(scores).every((score) => score === 100))
  } finally {
    progress.end()
    server.kill()
    await vendors.close()
  }

  /** @param slowdown - factor for the processor; Lighthouse's own unless given */
  async function audit(url: string, slowdown?: number): Promise<Audited> {
    const chrome = await launcher.launch({
      chromePath,
      chromeFlags: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
      ],
    })
    try {
      const found = await lighthouse.default(url, {
        port: chrome.port,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        logLevel: 'error',
        ...(slowdown !== undefined && { throttling: { cpuSlowdownMultiplier: slowdown } }),
      })
      if (!found) throw new Error(`Lighthouse says nothing of ${url}.`)
      return found.lhr
    } finally {
      chrome.kill()
    }
  }
}

/**
 * Installs Lighthouse once, in the versions that `versions.json` names. @throws Error without a
 * network
 */
function install(): void {
  const stamp = join(folder, 'node_modules/installed.json')
  const dependencies: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8'),
  )
  const wanted = JSON.stringify({ private: true, dependencies })
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing Lighthouse, once ...')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
  const { status, stderr } = spawnSync('npm', ['install', ...flags], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Error(
      `Lighthouse could not be installed into ${folder}: ${/npm error .*/.exec(stderr)?.[0] ?? `exit code ${status}`}. It needs the npm registry once.`,
    )
  writeFileSync(stamp, wanted)
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isUp = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The site does not answer on port ${port}.`)
}

const isPerfect = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return false
})
process.exitCode = isPerfect ? 0 : 1
