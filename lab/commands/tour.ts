/**
 * `npm run tour -w lab`: the pictures of `docs/tour.md`, and those of the README, retaken from the
 * dev server.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import { chooseByName } from '../../cli/choose-by-name.ts'
import { ensureBrowser } from '../../cli/find-browser.ts'
import { runCommand, type Command } from '../../cli/run-command.ts'
import { commandFile, endWithUs } from '../../cli/run.ts'
import { showProgress } from '../../cli/show-progress.ts'

interface View {
  name: string
  path: string
  /** In CSS pixels; 1440 unless set. */
  width?: number
  height?: number
  isDark?: boolean
  /** The browser's language: a site may redirect by it. */
  locale?: string
  /** The visitor's actions before the picture is taken. */
  act?(page: Page): Promise<void>
}

const views: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'home-night', path: '/', isDark: true },
  { name: 'home-phone', path: '/', width: 390, height: 844 },
  { name: 'pricing', path: '/pricing', act: showPlans },
  { name: 'article', path: '/blog/learning-is-a-conversation' },
  { name: 'case-study', path: '/customers/halvardt' },
  { name: 'assessment', path: '/maturity-model', act: answerAFew },
  { name: 'not-found', path: '/there-is-no-such-page' },
  { name: 'desk', path: '/__desk', act: openHome },
  { name: 'machines', path: '/__machines?machine=consent&part=whole&page=%2F', act: showConsent },
]

const command: Command = {
  help: `npm run tour -w lab [-- OPTIONS]
Starts the dev server and takes the pictures of docs/tour.md, into docs/images/tour.
  --only TEXT   those whose name has it`,
  options: { only: { type: 'string' } },
  async run({ values }) {
    const wanted = chooseByName(views, String(values['only'] ?? ''))
    const folder = join(repositoryRoot, 'docs/images/tour')
    mkdirSync(folder, { recursive: true })
    const { path, isPlaywrights } = await ensureBrowser()
    const server = await startServer()
    const browser = await chromium.launch({
      ...(isPlaywrights ? {} : { executablePath: path }),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const progress = showProgress()
      for (const [done, view] of wanted.entries()) {
        progress.show(done, wanted.length, view.name)
        const { width = 1440, height = 900, isDark, locale = 'en-US' } = view
        const page = await browser.newPage({
          viewport: { width, height },
          colorScheme: isDark ? 'dark' : 'light',
          reducedMotion: 'reduce',
          locale,
        })
        await page.goto(server.origin + view.path, { waitUntil: 'networkidle' })
        await refuseCookies(page)
        await view.act?.(page)
        const session = await page.context().newCDPSession(page)
        const { data } = await session.send('Page.captureScreenshot', {
          format: 'webp',
          quality: 72,
        })
        writeFileSync(join(folder, `${view.name}.webp`), Buffer.from(data, 'base64'))
        await page.close()
      }
      progress.end()
      console.log(`${wanted.length} pictures in docs/images/tour`)
    } finally {
      await browser.close()
      server.stop()
    }
    return 0
  },
}

async function refuseCookies(page: Page): Promise<void> {
  const refuse = page.getByRole('button', { name: 'Refuse all' })
  if (!(await refuse.isVisible())) return
  await refuse.click()
  await refuse.waitFor({ state: 'hidden' })
}

async function showPlans(page: Page): Promise<void> {
  await page
    .getByRole('heading', { name: 'Three plans' })
    .evaluate((title) => scrollTo(0, title.getBoundingClientRect().top + scrollY - 120))
  await page.waitForLoadState('networkidle')
}

async function openHome(page: Page): Promise<void> {
  await page.getByText('Learning is a conversation. Give it a place.').first().click()
  await page.frameLocator('iframe').locator('main').waitFor()
  await page.waitForTimeout(2000)
}

/** The page beside the diagram asks, and the diagram shows it. */
async function showConsent(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('main').waitFor()
  await page.waitForTimeout(2000)
}

async function answerAFew(page: Page): Promise<void> {
  await page.locator('sw-island [id$="-start"]').click()
  for (const level of [3, 1]) {
    const theme = page.locator('[data-stage] > section:visible')
    await theme.getByRole('radio').nth(level).check()
    await theme.locator('button:visible').last().click()
  }
  await page.waitForTimeout(500)
}

/** @throws Error with the server's output when it exits before it serves */
async function startServer(): Promise<{ origin: string; stop(): void }> {
  const child = spawn(process.execPath, [commandFile, 'dev'], {
    env: { ...process.env, PORT: '0', SITE_DIR: '' },
  })
  child.once('exit', endWithUs(child))
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const said = /Local:\s+(http:\/\/localhost:\d+)/.exec(output.replaceAll(/\u001B\[\d+m/g, ''))
      if (said) resolve(said[1]!)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`The dev server ended:\n${output}`)))
  })
  return { origin, stop: () => void child.kill() }
}

if (import.meta.main) process.exitCode = await runCommand(command, process.argv.slice(2))
