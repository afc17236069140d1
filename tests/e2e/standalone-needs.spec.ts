/**
 * What a small business needs every day, on a site of its own in Spanish and Catalan: made by
 * commands and JSON alone, then built and served.
 */
import { readFileSync, renameSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { runProcess } from '#tests/support/start-process.ts'
import { findViolations } from './support/accessibility.ts'
import { startDevServer } from './support/dev-server.ts'
import { makeFolder } from './support/folder.ts'
import { runScript, startFilledSite, startSite, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

const folder = makeFolder('needs')
const site = join(folder, 'Clínica d’Àngels')
const environment = {
  SITE_DIR: site,
  OUT_DIR: join(folder, 'build'),
  DATA_DIR: join(folder, 'data'),
}
let running: RunningSite

type Json = Record<string, unknown>

function edit(path: string, change: (value: Json) => void): void {
  const file = join(site, path)
  const value = JSON.parse(readFileSync(file, 'utf8')) as Json
  change(value)
  writeFileSync(file, JSON.stringify(value))
}

const make = (...words: string[]) =>
  runProcess(process.execPath, ['cli/slicewright.mjs', 'new', ...words], {
    env: { ...process.env, SITE_DIR: site },
  })

/** The site speaks other languages than the command makes it in. */
function translate(): void {
  for (const [from, code, language] of [
    ['en-us', 'es', 'es-es'],
    ['de-de', 'ca', 'ca-es'],
  ] as const) {
    const documents = join(site, 'content/documents')
    renameSync(join(documents, from), join(documents, language))
    for (const file of readdirSync(join(documents, language), { recursive: true }) as string[])
      if (file.endsWith('.json')) {
        const path = join(documents, language, file)
        writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, language))
      }
    const messages = join(site, 'site-config/messages')
    renameSync(join(messages, `${from.slice(0, 2)}.json`), join(messages, `${code}.json`))
    edit(`site-config/messages/${code}.json`, (texts) => {
      texts['feeds.title'] = code === 'es' ? 'Historias' : 'Històries'
      texts['feeds.about'] = code
    })
  }
  edit('content/repository.json', (repository) => {
    repository['languages'] = ['es-es', 'ca-es'].map((id) => ({ id, name: id }))
  })
  edit('site-config/site.json', (config) => {
    config['defaultLocale'] = 'es'
    config['locales'] = [
      { code: 'es', language: 'es-es', iso: 'es-ES', name: 'Español' },
      { code: 'ca', language: 'ca-es', iso: 'ca-ES', name: 'Català' },
    ]
    config['use'] = { slices: ['opening_hours'] }
    config['feeds'] = [
      {
        type: 'story',
        path: { es: '/historias', ca: '/histories' },
        title: 'feeds.title',
        description: 'feeds.about',
        layouts: ['plain'],
      },
    ]
  })
}

const hours = {
  id: 'opening_hours$1',
  slice_type: 'opening_hours',
  slice_label: null,
  variation: 'default',
  version: 'initial',
  items: [],
  primary: {
    hours: [
      { day: 'monday', opens: '09:00', closes: '13:00' },
      { day: 'tuesday', opens: '09:00', closes: '13:00' },
    ],
    exceptions: [{ date: '2026-12-25', note: 'Nadal' }],
  },
}

test.beforeAll(async () => {
  await runProcess(process.execPath, ['cli/slicewright.mjs', 'new', 'site', site])
  translate()
  edit('content/documents/ca-es/home/home.json', ({ data }) => {
    ;((data as Json)['body'] as Json[]).push(hours)
  })
  expect(await make('form', 'contact')).toMatch(/Written to .+\n$/)
  expect(await make('frame')).toMatch(/Written to .+\n$/)
  const building = runScript('build', { build: 'needs', environment })
  expect(await building.ended, building.output()).toBe(0)
  running = await startFilledSite({ build: 'needs', environment })
})
test.afterAll(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A key of a message in place of its text. */
const key = /\b(?:menu|footer|locale|form|hours|page|document|lists|search|types)\.[a-z]\w+/

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[PAGEBUILDER-05] has a menu, a footer and a choice of language', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${running.origin}/ca`)
    const bar = (await page.getByRole('banner').locator('> div').first().boundingBox())!
    const choice = (await page.getByRole('button', { name: 'Idioma' }).boundingBox())!
    expect(choice.x + choice.width).toBeCloseTo(bar.x + bar.width, 0)
    const menu = page.getByRole('navigation', { name: 'Menú principal' }).first()
    await menu.getByRole('link', { name: 'Contacte' }).click()
    await expect(page).toHaveURL(/\/ca\/form\/contact/)
    await page.getByRole('button', { name: /^Idioma/ }).click()
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(/[^a]\/form\/contact/)
    await expect(page.getByRole('contentinfo')).toContainText('Todos los derechos reservados.')
    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await page
      .getByRole('dialog')
      .or(page.locator('[popover]:popover-open'))
      .getByRole('link', { name: 'Inicio' })
      .click()
    await expect(page).toHaveURL(/:\d+\/(?:\?|$)/)
  })

  test('[SLICE-04] keeps what its form is sent, and says what is wrong in its language', async ({
    page,
  }) => {
    await page.goto(`${running.origin}/form/contact`)
    const email = page.getByLabel('Correo electrónico')
    await email.fill('ada@engines')
    await page.getByLabel('Su mensaje').fill('¿Abren el lunes?')
    await page.getByLabel('Acepto que mis datos').check()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('Esto no es una dirección de correo.').first()).toBeVisible()
    await email.fill('ada@engines.example')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('Gracias, hemos recibido su mensaje')).toBeVisible()
    const leads = await runProcess(
      process.execPath,
      ['cli/slicewright.mjs', 'leads', 'list', '--json'],
      { env: { ...process.env, ...environment } },
    )
    expect(leads).toContain('ada@engines.example')
  })
})

test('[PAGEBUILDER-05] its pages have no key in place of a text, and nothing that keeps anybody out', async ({
  page,
  problems,
}) => {
  for (const path of ['/', '/ca', '/form/contact', '/ca/form/contact', '/story/the-first-one']) {
    await page.goto(running.origin + path)
    expect(await page.content()).not.toMatch(
      new RegExp(`(?:>|(?:aria-label|placeholder)=")${key.source}`),
    )
    expect(await findViolations(page)).toEqual([])
  }
  expect(problems).toEqual([])
})

test('[PAGEBUILDER-05] each language has its feed, and its pages name it', async ({ request }) => {
  for (const [start, path, title] of [
    ['/', '/historias', 'Historias'],
    ['/ca', '/ca/histories', 'Històries'],
  ] as const) {
    const html = await (await request.get(running.origin + start)).text()
    expect(html).toMatch(
      new RegExp(
        `<link [^>]*rel="alternate" type="application/rss\\+xml" title="${title}" href="[^"]*${path}/rss.xml"`,
      ),
    )
    for (const file of ['rss.xml', 'atom.xml']) {
      const answer = await request.get(`${running.origin}${path}/${file}`)
      expect(answer.status(), file).toBe(200)
      expect(await answer.text()).toContain(title)
    }
  }
})

test('[PAGEBUILDER-05] says when it is open, to people and to search engines', async ({ page }) => {
  await page.goto(`${running.origin}/ca`)
  const section = page.locator('section:has(dl)')
  await expect(section.locator('dt').first()).toHaveText('Dilluns – dimarts')
  await expect(section.locator('dd')).toHaveText(['9:00 – 13:00', 'Tancat', 'Tancat'])
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.stringify(texts.map((text) => JSON.parse(text) as unknown))).toContain(
    JSON.stringify({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '09:00',
      closes: '13:00',
    }),
  )
})

test('is exported whole', async () => {
  const output = await runProcess(
    process.execPath,
    ['cli/slicewright.mjs', 'export', '--out', join(folder, 'exported')],
    { env: { ...process.env, ...environment, SITE_BASE_URL: 'https://angels.example' } },
  )
  expect(output).toMatch(/\d+ pages: \d+ rendered/)
  expect(output).not.toContain('Invalid URL')
  const feed = readFileSync(join(folder, 'exported/ca/histories/rss.xml'), 'utf8')
  expect(feed).toContain('<link>https://angels.example/ca/histories</link>')
})

test.describe('where another program has the port', () => {
  /** @param port - 0 for any */
  function take(port: number) {
    const server = createServer()
    return new Promise<{ port: number; free(): void }>((taken) => {
      const tell = () => {
        const address = server.address()
        taken({
          port: typeof address === 'object' && address ? address.port : port,
          free: () => void server.close(),
        })
      }
      // Somebody else has it already.
      server.once('error', tell)
      server.listen(port, tell)
    })
  }

  test('a start moves to the next that is free', async () => {
    const taken = await take(3000)
    const moved = await startSite(
      { build: 'needs', environment: { ...environment, PORT: '' } },
      'start',
    )
    expect(moved.output()).toMatch(
      /Port 3000 is used by another program; all addresses move to \d+\./,
    )
    expect((await fetch(`${moved.origin}/ca`)).status).toBe(200)
    expect(moved.origin).not.toMatch(/:3000$/)
    await moved.stop()
    taken.free()
  })

  test('the dev server moves with the emulator of its vendors', async () => {
    const taken = await take(0)
    const server = await startDevServer({ SITE_DIR: site, PORT: String(taken.port) })
    const port = Number(new URL(server.origin).port)
    expect(port).toBeGreaterThan(taken.port)
    expect(server.output()).toContain(`http://localhost:${port + 1000}/__vendors`)
    expect((await fetch(`http://localhost:${port + 1000}/__vendors`)).status).toBe(200)
    await server.stop()
    taken.free()
  })
})
