/**
 * The command blocks of guides for operators and editors, run as they are written, and the pages
 * they produce.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { linkClone, openTerminal, type Terminal } from '#tests/support/guides/open-terminal.ts'
import { linesOf } from '#tests/support/guides/read-lines.ts'
import { startLeadReceiver, type LeadReceiver } from '#tests/support/lead-receiver.ts'
import { submitContact } from '#tests/support/sent-forms.ts'
import type { Started } from '#tests/support/start-process.ts'
import { makeFolder } from './support/folder.ts'
import { waitUntilFilled } from './support/run-site.ts'
import { expect, scrollThrough, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

const root = makeFolder('guide-commands')
const clone = join(root, 'slicewright')
test.beforeAll(() => void linkClone(clone))
test.afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The build of the suite's own server, and a free port. */
const createEnv = async () => ({
  OUT_DIR: resolve(repositoryRoot, process.env['OUT_DIR'] ?? '.cache/e2e-build'),
  PORT: String(await findFreePort()),
})

const isServing = (line: string) => /npm (?:start|run dev)\b|slicewright content serve\b/.test(line)

async function serve(terminal: Terminal, line: string, ready: RegExp): Promise<[string, Started]> {
  const started = terminal.start(line)
  const said = await started.waitFor('it was ready', (output) => ready.exec(output)?.[1])
  return [said, started]
}

const readTitle = async (address: string) =>
  /<h1[^>]*>([^<]+)/.exec(await (await fetch(address)).text())?.[1]

test.describe('on a machine of one’s own', () => {
  let terminal: Terminal
  let site: Started
  let origin: string
  let crm: LeadReceiver

  test.beforeAll(async () => {
    crm = await startLeadReceiver()
    const env = {
      ...(await createEnv()),
      HOST: '127.0.0.1',
      ADDRESS_HEADER: 'x-visitor',
      LINK_SECRET: 'a secret of thirty-two characters or more',
      LEAD_WEBHOOK_URL: crm.url,
      LEAD_WEBHOOK_SECRET: 'whsec_YSBzZWNyZXQgb2YgdGhlIHRlc3RzLCBsb25nIGVub3VnaA==',
    }
    const replaced = [
      { written: '/backup/', here: `${root}/backup/`, why: 'a folder of the test' },
      {
        written: 'receipts-2026-11',
        here: `receipts-${new Date().toISOString().slice(0, 7)}`,
        why: 'the month in which the test runs',
      },
    ]
    terminal = openTerminal({ cwd: clone, env, replaced })
  })
  test.afterAll(async () => {
    await site?.kill()
    await crm?.close()
    terminal?.close()
  })

  test('shipping.md starts it and replaces its processes', async () => {
    for (const line of linesOf('shipping', { from: 'Several processes' })) {
      if (isServing(line)) [origin, site] = await serve(terminal, line, /is served on (http:\S+)/)
      else expect(await terminal.run(line)).toContain('All processes are new.')
      expect(await readTitle(`${origin}/blog`)).toBeTruthy()
    }
  })

  test('leads.md shows what a visitor has sent, sends it again, and writes a table', async () => {
    await submitContact(origin, crypto.randomUUID())
    const listed = await terminal.run('npx slicewright leads list')
    const [id] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(listed)!
    await expect.poll(() => crm.done.size).toBe(1)
    for (const line of linesOf('leads')) await terminal.run(line.replace(' ID ', ` ${id} `))
    expect(readFileSync(join(clone, 'leads.csv'), 'utf8')).toContain('ada@engines.example')
  })

  test('privacy.md verifies the log of decisions', async () => {
    const response = await fetch(`${origin}/.netlify/functions/consent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        choices: { necessary: true, analytics: true, ad: false },
        policyVersion: '1',
        gpc: false,
        locale: 'en',
        texts: { banner: 'a'.repeat(64), modal: 'b'.repeat(64) },
        time: new Date().toISOString(),
      }),
    })
    expect(response.status).toBe(201)
    for (const line of linesOf('privacy')) expect(await terminal.run(line)).toMatch(/\b1 /)
  })

  test('mail-preferences.md fills a pool of codes and lists it', async () => {
    writeFileSync(join(clone, 'codes.txt'), 'AAAA-1111\nBBBB-2222\n')
    const said = []
    for (const line of linesOf('mail-preferences')) said.push(await terminal.run(line))
    expect(said.join('')).toContain('learning-app: 2 free, 0 given')
  })

  test('operate.md backs all of it up, and puts it on a machine that has nothing', async () => {
    for (const line of linesOf('operate')) {
      if (line.includes('restore')) {
        await site.stop()
        rmSync(join(clone, '.data'), { recursive: true })
      }
      await terminal.run(line)
    }
    ;[origin, site] = await serve(terminal, 'npm start', /is served on (http:\S+)/)
    expect(await readTitle(`${origin}/blog`)).toBeTruthy()
    expect(await terminal.run('npx slicewright leads list')).toContain('contact')
  })
})

test.describe('with a repository', () => {
  let terminal: Terminal
  const running: Started[] = []

  test.beforeAll(async () => {
    const port = await findFreePort()
    const replaced = [
      {
        written: '/tmp/repository',
        here: `${join(root, 'repository')} --port ${port}`,
        why: 'a folder and a port of the test',
      },
      { written: ':4100', here: `:${port}`, why: 'the port that is said above' },
      {
        written: 'my-site',
        here: 'embedded',
        why: 'Prismic cannot be reached; the guide names what stands in its place',
      },
      { written: 'FOLDER', here: 'pulled', why: 'a name that is the reader’s to choose' },
    ]
    terminal = openTerminal({ cwd: clone, env: await createEnv(), replaced })
  })
  test.afterAll(async () => {
    for (const { kill } of running) await kill()
    terminal?.close()
  })

  /**
   * Opens a page as people see it: violations of its policy are problems, and a missing picture has
   * no width.
   */
  async function lookAt(page: Page, address: string): Promise<void> {
    await page.goto(address)
    await scrollThrough(page)
    const pictures = page.locator('main img')
    expect(await pictures.count()).toBeGreaterThan(5)
    const missing = () =>
      pictures.evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).length,
      )
    await expect.poll(missing).toBe(0)
    // The page sends no more requests to a server that is stopped.
    await page.goto('about:blank')
  }

  test('connect-prismic.md sends models and content there, and shows them, pictures too', async ({
    page,
    problems,
  }) => {
    const lines = linesOf('connect-prismic')
    // The guide lists the commands that need no account after those that do.
    const without = lines.findIndex((line) => line.includes('content serve'))
    for (const line of [...lines.slice(without), ...lines.slice(0, without)]) {
      if (line.includes('content serve')) {
        const [, repository] = await serve(terminal, line, /is at (http:\S+)/)
        running.push(repository)
      } else if (isServing(line)) {
        const [origin, site] = await serve(
          terminal,
          line,
          /(?:Local:\s+|is served on )(http:\/\/localhost:\d+)/,
        )
        await waitUntilFilled(origin)
        await lookAt(page, `${origin}/blog`)
        expect(problems).toEqual([])
        await site.stop()
      } else {
        // All models are new to it.
        await terminal.run(line, line.includes('models diff') ? 1 : 0)
      }
    }
  })

  test('content-in-and-out.md finds both as they are, and takes them out again', async () => {
    for (const line of linesOf('content-in-and-out')) {
      if (isServing(line)) continue
      await terminal.run(line)
    }
    const file = 'documents/en-us/blog_article/completion-is-not-learning.json'
    const pulled = readFileSync(join(clone, 'pulled', file), 'utf8')
    expect(pulled).toBe(readFileSync(join(clone, 'content', file), 'utf8'))
  })
})

/**
 * The documents that the guide asks about, and all of one language without an address: a report on
 * the whole content takes half a minute.
 */
function copyAsked(to: string): string {
  const isAsked = (path: string) => /\/(?:onboarding|everything)\.json$/.test(path)
  const isElsewhere = (path: string) =>
    /\/(?:de-de|fr-fr)$/.test(path) ||
    (path.endsWith('.json') && 'uid' in (JSON.parse(readFileSync(path, 'utf8')) as object))
  const filter = (path: string) => isAsked(path) || !isElsewhere(path)
  cpSync(join(repositoryRoot, 'content'), to, { recursive: true, filter })
  return to
}

test('content-checks.md tells who uses what', async () => {
  const env = { ...(await createEnv()), CONTENT_DIR: copyAsked(join(root, 'content')) }
  const terminal = openTerminal({ cwd: clone, env })
  for (const line of linesOf('content-checks')) {
    // So small a part of the content has many broken links.
    const isReport = /--dead|--json/.test(line)
    const said = await terminal.run(line, isReport ? 1 : 0)
    expect(said).toMatch(isReport ? /dead-form/ : /is used by \d+ document/)
  }
  terminal.close()
})
