/** The documentation as a site: the output of `npm run docs -- build`, on a static host. */
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { runProcess } from '../support/start-process.ts'
import { startStaticHost, type StaticHost } from '../support/static-host.ts'
import { findColorViolations, findViolations } from './support/accessibility.ts'
import { makeFolder } from './support/folder.ts'
import { findHtmlErrors, hasJava } from './support/html-errors.ts'
import { expect, test, waitForMachines } from './support/test.ts'

const root = makeFolder('docs')
const folder = join(root, 'docs')
let host: StaticHost

/** One page of each kind. */
const kinds = [
  '/',
  '/guides',
  '/guides/add-a-slice',
  '/reference/environment',
  '/machines/consent',
  '/decisions/0079-documentation-as-a-site',
  '/search?q=slice',
]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const command = [join(repositoryRoot, 'lab/commands/docs.ts'), 'build', '--out', folder]
  const OUT_DIR = process.env['OUT_DIR'] ?? '.cache/e2e-build'
  const env = { ...process.env, OUT_DIR }
  const output = await runProcess(process.execPath, command, { cwd: root, env })
  expect(output).toMatch(/\d+ pages: \d+ rendered/)
  host = await startStaticHost(folder)
})

test.afterAll(async () => {
  await host?.close()
  rmSync(root, { recursive: true })
})

test('every link, picture, script and anchor of every page leads somewhere', () => {
  const pages = globSync('**/*.html', { cwd: folder, exclude: ['gallery/**'] })
  const ids = new Map<string, Set<string>>()
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const idsOf = (file: string) => {
    if (!ids.has(file))
      ids.set(file, new Set([...read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)))
    return ids.get(file)!
  }
  const isFile = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()
  const toFile = (path: string) =>
    [path.slice(1), `${path.slice(1)}.html`, join(path.slice(1), 'index.html')].find(isFile)
  let links = 0
  const dead = new Set<string>()
  for (const page of pages) {
    const from = `http://x/${page.replace(/(?:^index|\.html)$/g, '')}`
    for (const [, written] of read(page).matchAll(/\s(?:href|src|action|data-entry)="([^"]+)"/g)) {
      const url = new URL(written!.replaceAll('&amp;', '&'), from)
      if (url.host !== 'x') continue
      links++
      const file = toFile(decodeURIComponent(url.pathname))
      const id = decodeURIComponent(url.hash.slice(1))
      if (!file || (id && file.endsWith('.html') && !idsOf(file).has(id)))
        dead.add(`${page}: ${written}`)
    }
  }
  console.log(`${links} links of ${pages.length} pages`)
  expect(pages.length).toBeGreaterThan(150)
  expect(links).toBeGreaterThan(10_000)
  expect([...dead]).toEqual([])
})

test('every picture, film, style and script of every section of the gallery is a file beside it', () => {
  const gallery = join(folder, 'gallery')
  const frames = globSync('*.*.html', { cwd: gallery })
  const named =
    /\s(?:src|poster|data-entry)="([^"]+)"|<link rel="(?:stylesheet|icon|preload|modulepreload)"[^>]*? href="([^"]+)"|url\(["']?([^"')]+)|\ssrcset="([^"]+)"/gi
  let count = 0
  const missing = new Set<string>()
  for (const frame of frames)
    for (const match of readFileSync(join(gallery, frame), 'utf8').matchAll(named)) {
      const urls = match[4]?.split(/\s[^,]*,?\s*/) ?? match.slice(1, 4)
      for (const written of urls.filter(Boolean) as string[]) {
        const url = new URL(written.replaceAll('&amp;', '&'), 'http://x/')
        if (url.host !== 'x') continue
        count++
        if (!existsSync(join(gallery, decodeURIComponent(url.pathname))))
          missing.add(`${frame}: ${written}`)
      }
    }
  console.log(`${count} files that ${frames.length} sections name`)
  expect(frames.length).toBeGreaterThan(100)
  expect(count).toBeGreaterThan(1000)
  expect([...missing]).toEqual([])
})

test('a page of each kind has no violation by day and by night, and asks for nothing it may not have', async ({
  page,
  problems,
}) => {
  for (const path of kinds) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(host.origin + path)
    expect.soft(await findViolations(page), `${path} by day`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await findColorViolations(page), `${path} by night`).toEqual([])
  }
  expect(problems).toEqual([])
})

test('a page of each kind is valid', async ({ request }) => {
  test.skip(!hasJava, 'needs Java')
  const addresses = kinds.map((path) => host.origin + path)
  expect(await findHtmlErrors(request, addresses, join(root, 'nu'))).toEqual([])
})

test('a guide is found by a word of its text', async ({ page }) => {
  await page.goto(host.origin)
  await waitForMachines(page)
  await page.keyboard.press('/')
  await page.locator('[data-search-input]').fill('opening hours')
  const found = page.locator('dialog[data-search]').getByRole('option')
  await expect(found.first()).toBeVisible()
  await expect(found.filter({ hasText: 'Add a slice' })).not.toHaveCount(0)
})

test('code is coloured without an inline style, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${host.origin}/guides/add-a-slice`)
  await expect(page.locator('[style]')).toHaveCount(0)
  const colors = await page
    .locator('pre [data-label]')
    .evaluateAll((words) => new Set(words.map((word) => getComputedStyle(word).color)).size)
  expect(colors).toBeGreaterThan(3)
  await waitForMachines(page)
  const block = page
    .locator('figure', { hasText: 'npx slicewright new slice opening-hours' })
    .first()
  await block.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'npx slicewright new slice opening-hours',
  )
})

test('a section of the gallery works in its frame', async ({ page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (response.status() >= 400 && /\.(?:js|css|woff2)$/.test(url)) missing.push(url)
  })
  await page.goto(host.origin)
  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: 'Gallery' })
    .click()
  await expect(page).toHaveURL(/\/gallery\/index\.html$/)
  await page.goto(`${host.origin}/gallery/tabs.default.html`)
  const second = page.getByRole('tab').nth(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await page.goto(`${host.origin}/gallery/calculator.default.html`)
  await page.waitForLoadState('networkidle')
  expect(missing).toEqual([])
})

test('on a phone nothing is wider than the screen, and the pages of a chapter open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const path of kinds) {
    await page.goto(host.origin + path)
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(over, path).toBeLessThanOrEqual(0)
  }
  await page.goto(`${host.origin}/guides/add-a-slice`)
  await page.getByRole('button', { name: 'All pages of Guides' }).click()
  const pages = page.getByRole('navigation', { name: 'Pages of Guides' })
  await pages.getByRole('link', { name: 'Add a form' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a form')
})
