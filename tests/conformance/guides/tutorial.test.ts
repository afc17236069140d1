/** The tutorial, followed to the letter, and the site that it ends with. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { runGuide, type ServedPage } from '#tests/support/guides/guide-run.ts'
import { openTerminal, type Terminal } from '#tests/support/guides/open-terminal.ts'
import { readMarkdown } from '#tests/support/markdown/read-markdown.ts'
import { readHidden } from '#tests/support/sent-forms.ts'
import { startFilledSite, type RunningSite } from '../../e2e/support/run-site.ts'

const file = 'docs/tutorial.md'
const tutorial = readMarkdown(file, readFileSync(join(repositoryRoot, file), 'utf8'))

const home = mkdtempSync(join(tmpdir(), 'tutorial-'))
mkdirSync(join(repositoryRoot, '.cache'), { recursive: true })
const build = mkdtempSync(join(repositoryRoot, '.cache/tutorial-'))
const siteDir = join(home, 'pedal')
const data = join(home, 'data')

/** Commands that need the build that this test serves. */
const needsBuild = /^npx slicewright (?:leads list|export)/

let served: ServedPage[]
let site: RunningSite
let terminal: Terminal

beforeAll(async () => {
  const whyNot = (command: string) => (needsBuild.test(command) ? 'run below' : undefined)
  served = await runGuide(tutorial, { home, whyNot })
  site = await startFilledSite({
    build: relative(join(repositoryRoot, '.cache'), build),
    site: siteDir,
    environment: { DATA_DIR: data },
  })
  const env = { SITE_DIR: siteDir, OUT_DIR: build, DATA_DIR: data }
  const replaced = [
    { written: 'public-site', here: join(home, 'public-site'), why: 'a folder of the test' },
  ]
  terminal = openTerminal({ cwd: repositoryRoot, env, replaced })
})
afterAll(async () => {
  terminal?.close()
  await site?.kill()
  for (const folder of [home, build]) rmSync(folder, { recursive: true, force: true })
})

/** The line of the tutorial that begins with these words, as it is written. */
function lineOf(words: string): string {
  const lines = tutorial.blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n'))
  return lines.find((line) => line.includes(words))!
}

const read = async (path: string) => (await fetch(site.origin + path)).text()

it('[PAGEBUILDER-05] shows what it says can be looked at', async () => {
  // The words of the first page are replaced later on.
  const last = served.filter(({ words }) => !words.startsWith('It works'))
  expect(last.map(({ path }) => path)).toEqual(['/services', '/form/contact'])
  for (const { at, path, words } of last) expect(await read(path), at).toContain(words)
})

it('has a menu, a footer and a picture, and no link leads nowhere', async () => {
  const start = await read('/')
  expect(start).toContain('Your bike, back by five')
  const menu = /<header[^]*?<\/header>/.exec(start)![0]
  for (const label of ['Services', 'News', 'Contact']) expect(menu).toContain(label)
  expect(start).toMatch(/<footer[^]*We mend what rolls\.[^]*<\/footer>/)
  const addresses = [...start.matchAll(/\s(?:href|src)="(\/[^"#]*)"/g)].map(([, path]) => path!)
  expect(addresses.filter((path) => path.includes('workshop'))).not.toEqual([])
  const answers = await Promise.all(
    [...new Set(addresses)].map(async (path) => [path, (await fetch(site.origin + path)).status]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

it('has news with a feed, which are found by their words', async () => {
  expect(await read('/news/winter-check')).toContain('The winter check')
  const list = await read('/news')
  expect(list).toMatch(/<link[^>]*rss\.xml/)
  expect(await read('/news/rss.xml')).toContain('Brakes, lights and a new chain')
  expect(await read('/news?q=brakes')).toContain('The winter check')
  const none = await read('/news?q=submarine')
  expect(none).toContain('Nothing yet.')
  expect(none).not.toContain('The winter check')
})

it('leads from an old address to the new one', async () => {
  const response = await fetch(`${site.origin}/prices`, { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(new URL(response.headers.get('location')!, site.origin).pathname).toBe('/services')
})

it('takes what a visitor writes, without script, and says so', async () => {
  const send = async (values: Record<string, string>) => {
    const hidden = readHidden(await read('/form/contact'))
    const response = await fetch(`${site.origin}/form/contact`, {
      method: 'POST',
      body: new URLSearchParams({ ...hidden, ...values }),
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    return response.text()
  }
  const message = 'My chain is off.'
  expect(await send({ email: 'ada', message, privacy: 'true' })).toContain(
    'This is not an e-mail address.',
  )
  expect(await send({ email: 'ada@engines.example', message, privacy: 'true' })).toContain(
    'Thank you, it has arrived',
  )
  expect(await terminal.run(lineOf('leads list'))).toContain('contact')
})

it('[PAGEBUILDER-05] is written as files', async () => {
  await terminal.run(lineOf('slicewright export'))
  const written = (path: string) => readFileSync(join(home, 'public-site', path), 'utf8')
  expect(written('index.html')).toContain('Your bike, back by five')
  expect(written('services.html')).toContain('Flat tire')
  expect(written('news/rss.xml')).toContain('https://pedal.example/news/winter-check')
})
