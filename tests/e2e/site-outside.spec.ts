/** A site in a folder of its own, built into another, far from the repository. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#schemas/roots.ts'
import { makeFolder } from './support/folder.ts'
import { fixtureSite, runScript, startSite, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const folder = makeFolder('outside')
const site = join(folder, 'bottega')
const out = join(folder, 'build')
const environment = { SITE_DIR: site, OUT_DIR: out, SITE_BASE_URL: 'https://bottega.example' }
let running: RunningSite

/** A machine whose implementations lie in a file that the engine has a file of the same name of. */
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
  cpSync(fixtureSite('tiny'), site, { recursive: true })
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  const building = runScript('build', { build: 'outside', environment })
  expect(await building.ended, building.output()).toBe(0)
  running = await startSite({ build: 'outside', environment })
})
test.afterAll(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a start finds what an absolute OUT_DIR holds, and builds nothing again', () => {
  expect(running.output()).not.toContain('Building')
  expect(running.output()).toContain('Bottega is served on')
})

test('nothing a visitor can get says where on a disk the site was built', async ({ request }) => {
  const files = readdirSync(join(out, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(out, 'client').length))
  const texts = files.filter((file) => /\.(?:js|css|json|html|svg|txt|webmanifest)$/.test(file))
  expect(texts.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1)
  const pages = ['/', '/nowhere', '/_payload.json', '/_i18n/it/messages.json', '/sitemap.xml']
  const html = await (await request.get(running.origin)).text()
  // The sheet of its own section.
  expect(html).toMatch(/<style[^>]*>[^<]*padding:4rem 2rem/)
  for (const path of [...pages, '/robots.txt', '/healthz', '/_geo.json', ...texts]) {
    const response = await request.get(running.origin + path)
    const body = await response.text()
    const sent = `${JSON.stringify(response.headers())}\n${body}`
    for (const secret of [folder, repositoryRoot, 'file:///'])
      expect(sent.includes(secret), `${path} holds ${secret}`).toBe(false)
  }
})

test("a site's own machine reaches the browser as it is written, and the page through its ports", async ({
  page,
}) => {
  await page.goto(running.origin)
  await expect(page.locator('html')).toHaveAttribute('data-bell', 'it-IT: the bell of this site')
})
