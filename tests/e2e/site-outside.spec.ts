/** A new site, as the command makes it, with a machine of its own: in a folder of its own, built into another, far from the repository. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { runProcess } from '#tests/support/start-process.ts'
import { findViolations } from './support/accessibility.ts'
import { makeFolder } from './support/folder.ts'
import { runScript, startFilledSite, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

const folder = makeFolder('outside')
const site = join(folder, 'cook-book')
const out = join(folder, 'build')
const environment = {
  SITE_DIR: site,
  OUT_DIR: out,
  DATA_DIR: join(folder, 'data'),
  SITE_BASE_URL: 'https://cooks.example',
}
let running: RunningSite

/** A machine whose implementations are in a file with the same name as one of the engine's. */
const planted: Record<string, string> = {
  'machines/bell/machine.json': JSON.stringify({
    id: 'bell',
    description: 'Rings once, when the page is there.',
    initial: 'rung',
    states: {
      rung: {
        description: 'It has been heard.',
        meta: { terminal: true },
        entry: [{ type: 'bell.ring' }],
      },
    },
  }),
  'machines/bell/implementations.json': JSON.stringify({
    description: 'What the bell does.',
    ports: ['page'],
    actions: {
      'bell.ring': {
        description: 'Says so on the document.',
        params: { type: 'object', additionalProperties: false, properties: {} },
      },
    },
    guards: {},
    actors: {},
  }),
  'machines/bell/implementations.ts': `
    import { compileMachine } from './compile.ts'
    export const implementations = ({ dom, page }) => ({
      actions: {
        'bell.ring': () => {
          const title = page.attribute('html', 'lang') + ': ' + compileMachine()
          dom.setAttribute('html', 'data-bell', title)
        },
      },
    })`,
  'machines/bell/compile.ts': `export const compileMachine = () => 'the bell of this site'`,
  'site-config/behaviours.json': JSON.stringify({ actors: [{ id: 'bell', machine: 'bell' }] }),
}

test.beforeAll(async () => {
  await runProcess(process.execPath, ['cli/slicewright.mjs', 'new', 'site', site])
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  const building = runScript('build', { build: 'outside', environment })
  expect(await building.ended, building.output()).toBe(0)
  running = await startFilledSite({ build: 'outside', environment })
})
test.afterAll(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a start finds what an absolute OUT_DIR holds, and builds nothing again', () => {
  expect(running.output()).not.toContain('Building')
  expect(running.output()).toContain('Cook Book is served on')
})

test('nothing a visitor can get says where on a disk the site was built', async ({ request }) => {
  const files = readdirSync(join(out, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(out, 'client').length))
  const texts = files.filter((file) => /\.(?:js|css|json|html|svg|txt|webmanifest)$/.test(file))
  expect(texts.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1)
  const pages = ['/', '/nowhere', '/_payload.json', '/_i18n/de/messages.json', '/sitemap.xml']
  const html = await (await request.get(running.origin)).text()
  // The sheet of its own section.
  expect(html).toMatch(/<style[^>]*>[^<]*max-inline-size:var\(--width-text\)/)
  for (const path of [...pages, '/robots.txt', '/healthz', '/_geo.json', ...texts]) {
    const response = await request.get(running.origin + path)
    const body = await response.text()
    const sent = `${JSON.stringify(response.headers())}\n${body}`
    for (const secret of [folder, repositoryRoot, 'file:///'])
      expect(sent.includes(secret), `${path} holds ${secret}`).toBe(false)
  }
})

test('[PAGEBUILDER-05] it serves its pages in both languages, and its machine moves', async ({
  page,
  problems,
}) => {
  await page.goto(running.origin)
  await expect(page).toHaveTitle('Cook Book')
  const items = page.locator('main li')
  await expect(items).toHaveText([/^A new page type/, /^A section without/])
  await expect(items.nth(1)).toBeHidden()
  await page.getByRole('button', { name: 'Another one' }).click()
  await expect(items.nth(1)).toBeVisible()
  await expect(items.nth(0)).toBeHidden()
  await page.getByRole('button', { name: 'Another one' }).click()
  await expect(items.nth(0)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Read the first story' }).click()
  await expect(page).toHaveURL(`${running.origin}/story/the-first-one`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first one')
  await page.goto(`${running.origin}/de/story/die-erste`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page).toHaveTitle('Die erste | Cook Book')
  await expect(page.getByRole('button', { name: 'Noch einer' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('without scripts every entry is to be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(running.origin)
  await expect(page.locator('main li:visible')).toHaveText([
    /^A new page type/,
    /^A section without/,
  ])
  await expect(page.getByRole('button')).toHaveCount(0)
  await context.close()
})

test('it has nothing of the shipped site', async ({ request }) => {
  const html = await (await request.get(running.origin)).text()
  expect(html).not.toMatch(/colloquy|cookie/i)
  const messages = await (await request.get(`${running.origin}/_i18n/en/messages.json`)).json()
  const own = JSON.parse(
    readFileSync(join(site, 'site-config/messages/en.json'), 'utf8'),
  ) as Record<string, string>
  expect(Object.keys(messages).length).toBeGreaterThan(3)
  expect(own).toMatchObject(messages)
  const icon = await (await request.get(`${running.origin}/favicon.svg`)).text()
  expect(icon).toBe(readFileSync(join(site, 'public/favicon.svg'), 'utf8'))
  for (const path of ['/pricing', '/fr', '/book-clubs/monday-readers']) {
    const response = await request.get(running.origin + path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(own['page.notFound'])
  }
})

test("a site's own machine reaches the browser as it is written, and the page through its ports", async ({
  page,
}) => {
  await page.goto(running.origin)
  await expect(page.locator('html')).toHaveAttribute('data-bell', 'en-US: the bell of this site')
})
