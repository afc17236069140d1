/** Editors at work: changes are shown in place, and link back to the field that was changed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readVariable } from '#schemas/environment-variables.ts'
import { previewHeader } from '../../runtime/model/preview-facts.ts'
import { startContentService } from '../../adapters/prismic/service/index.ts'
import { findViolations } from './support/accessibility.ts'
import { startSite, suiteBuild, type RunningSite } from './support/run-site.ts'
import { expect, test, waitForMachines, type Page } from './support/test.ts'

test.describe.configure({ mode: 'default' })

interface SliceJson {
  id: string
  slice_type: string
  primary: Record<string, never>
}
interface DocumentJson {
  id: string
  data: { title: object[]; meta_title?: string; body: SliceJson[] }
}

const path = '/lp/learning-in-the-flow'
const file = 'content/documents/en-us/landing_page/learning-in-the-flow.json'
const published = JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as DocumentJson
const secret = 'a-secret-of-the-tests'
const editor = (id: string) => `https://colloquy.prismic.io/builder/pages/${id}`

let service: Awaited<ReturnType<typeof startContentService>>
let site: RunningSite

test.beforeAll(async () => {
  service = await startContentService({
    folders: [join(repositoryRoot, 'content')],
    assetBase: '/media',
  })
  site = await startSite(
    {
      build: suiteBuild,
      environment: {
        PRISMIC_REPOSITORY: 'colloquy',
        PRISMIC_ENDPOINT: service.endpoint,
        PREVIEW_SECRET: secret,
        VENDOR_EMULATOR: `http://localhost:${Number(readVariable('E2E_PORT')) + 1000}`,
        DATA_DIR: '.cache/e2e-preview',
      },
    },
    'serve',
  )
})

test.afterAll(async () => {
  await site?.stop()
  await service?.close()
})

function draft(change: (document: DocumentJson) => void): never {
  const document = structuredClone(published)
  change(document)
  return document as never
}

const heading = (text: string) => [{ type: 'heading1', text, spans: [] }]

/** Opens a preview as the editor's link does. */
async function openPreview(page: Page, token: string): Promise<void> {
  const query = new URLSearchParams({ token, documentId: published.id })
  await page.goto(`${site.origin}/preview?${query}`)
  await expect(page).toHaveURL(site.origin + path)
  await waitForMachines(page)
  await page.waitForFunction(() => 'prismicStandIn' in window)
  await expect(page.locator('.preview-edit').first()).toBeAttached()
}

/** Announces an edit as the toolbar does. */
function tellUpdate(page: Page, ref: string): Promise<void> {
  return page.evaluate(
    (ref) =>
      (window as never as { prismicStandIn: { update(ref: string): void } }).prismicStandIn.update(
        ref,
      ),
    ref,
  )
}

test('[PREVIEW-01] [OP40] thirty edits are shown in place; what they leave alone keeps its state', async ({
  page,
  problems,
}) => {
  const token = service.previews.open([
    draft(({ data }) => Object.assign(data, { title: heading('Draft 0') })),
  ])
  await openPreview(page, token)
  const title = page.locator('h1')
  await expect(title).toHaveText('Draft 0')
  const tabs = page.locator('sw-island:has([role=tablist])')
  await tabs.scrollIntoViewIfNeeded()
  await expect(tabs).toHaveAttribute('data-hydrated', '')
  const second = tabs.getByRole('tab').nth(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(second).toBeFocused()
  // Stands for a visitor's input: the site has no field on this page.
  await tabs.evaluate((island) => {
    const field = document.createElement('input')
    field.value = 'typed by a visitor'
    island.querySelector('[role=tabpanel]:not([hidden])')!.append(field)
    Object.assign(island, { isTheSame: true })
  })
  const top = await second.evaluate((tab) => tab.getBoundingClientRect().top)
  const questions = page.locator('sw-island:has(details)').last()
  const answers = service.requests.length
  // Enough for every kind of edit to meet every other.
  for (let edit = 1; edit <= 30; edit += 1) {
    const change = draft(({ data }) => {
      Object.assign(data, { title: heading(`Draft ${edit}`), meta_title: `Title ${edit}` })
      // Every third edit puts a section before those that stay, or takes it away again.
      const [first] = data.body
      if (edit % 3 === 0) data.body.unshift({ ...first!, id: 'rich_text$again' })
      const faq = data.body.find(({ slice_type: type }) => type === 'faq')!
      const { questions: rows } = faq.primary as unknown as { questions: object[] }
      Object.assign(rows[0]!, { question: `Question ${edit}?` })
    })
    // The same token with other content behind it, and now and then a new one.
    const ref = edit % 10 === 0 ? service.previews.open([change]) : token
    service.previews.change(token, [change])
    await tellUpdate(page, ref)
    // Every other edit arrives while the previous one is still under way.
    if (edit % 2 === 0) await expect(title).toHaveText(`Draft ${edit}`)
  }
  expect(service.requests.length - answers).toBeGreaterThan(15)
  await expect(page).toHaveTitle(/Title 30/)
  expect(await tabs.evaluate((island) => 'isTheSame' in island)).toBe(true)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(second).toBeFocused()
  await expect(tabs.locator('input')).toHaveValue('typed by a visitor')
  const moved = await second.evaluate((tab) => tab.getBoundingClientRect().top)
  expect(Math.abs(moved - top)).toBeLessThan(2)
  // The edited island is alive with its new fields.
  await expect(questions).toContainText('Question 30?')
  await questions.locator('summary').first().click()
  await expect(questions).toHaveAttribute('data-hydrated', '')
  await expect(questions.locator('details').first()).toHaveAttribute('open', '')
  expect(problems).toEqual([])
})

test('[PREVIEW-02] [OP40] a click with the shift key and a button on each section open the editor', async ({
  page,
  context,
}) => {
  const faulty = draft(({ data }) => {
    data.body.splice(1, 0, { ...data.body[0]!, id: 'lost$1', slice_type: 'unheard_of' })
  })
  const opened: string[] = []
  await context.route(/https:\/\/colloquy\.prismic\.io\//, (route) => {
    opened.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'The editor' })
  })
  await openPreview(page, service.previews.open([faulty]))
  const follow = async (click: () => Promise<void>) => {
    const window = context.waitForEvent('page')
    await click()
    const editorPage = await window
    await editorPage.waitForLoadState()
    const url = editorPage.url()
    await editorPage.close()
    return url
  }
  const shift = { modifiers: ['Shift' as const] }
  expect(await follow(() => page.locator('h1').click(shift))).toBe(editor(published.id))
  const link = page.locator('main a[href^="/"]').first()
  expect(await follow(() => link.click(shift))).toBe(editor(published.id))
  await expect(page).toHaveURL(site.origin + path)
  const footer = await follow(() => page.getByText('Learning is a conversation.').click(shift))
  expect(footer).toMatch(/builder\/pages\/.+/)
  expect(footer).not.toBe(editor(published.id))
  const buttons = page.getByRole('navigation', { name: 'Edit sections' }).getByRole('link')
  await expect(buttons).toHaveCount(await page.evaluate(countSections))
  // Nothing glides: the page stands where it was scrolled to.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await buttons.first().focus()
  expect(await follow(() => page.keyboard.press('Enter'))).toBe(editor(published.id))
  expect(opened.length).toBe(4)

  // Faults in the editor's words, beside the page and in place of the missing section.
  const panel = page.getByRole('complementary', { name: 'Preview' })
  await panel.getByText('Preview: 1 content issue').click()
  await expect(panel.getByText('Section 2, unheard_of').first()).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Section 2, unheard_of')
  // The bar stays in reach also where a button of a section runs beneath it.
  await buttons.first().evaluate((button) => {
    const { top } = button.getBoundingClientRect()
    scrollTo({ top: scrollY + top - 25, behavior: 'instant' })
  })
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('link', { name: 'Exit the preview' })).toBeHidden()
})

/** Pairs of comments. */
function countSections(): number {
  const nodes = [...document.getElementById('main')!.childNodes]
  return nodes.filter(({ nodeType }) => nodeType === Node.COMMENT_NODE).length / 2
}

test('[PREVIEW-01] two tabs show two previews, also by payload, and end them apart', async ({
  context,
}) => {
  const [one, two] = await Promise.all([context.newPage(), context.newPage()])
  const other = JSON.parse(
    readFileSync(join(repositoryRoot, 'content/documents/en-us/pricing_page/pricing.json'), 'utf8'),
  ) as DocumentJson
  const open = (name: string) =>
    service.previews.open([
      draft(({ data }) => Object.assign(data, { title: heading(`${name} draft`) })),
      { ...other, data: { ...other.data, title: heading(`${name} prices`) } } as never,
    ])
  const tokens = { First: open('First'), Second: open('Second') }
  const named: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/pricing/_payload.json')
      named.push(decodeURIComponent(request.headers()[previewHeader] ?? 'no preview'))
  })
  await openPreview(one, tokens.First)
  await openPreview(two, tokens.Second)
  for (const [page, name] of [
    [one, 'First'],
    [two, 'Second'],
    [one, 'First'],
  ] as const) {
    await page.bringToFront()
    await page.evaluate(() => Object.assign(window, { isTheSame: true }))
    await page.locator('footer a[href="/pricing"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} prices`)
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} draft`)
  }
  // Another tab may have written the cookie in between.
  expect(named).toEqual([tokens.First, tokens.Second])
  // The page returned to has moved its focus: nothing else in this tab counts as a visitor's
  // action.
  await one.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await two.bringToFront()
  await two.evaluate(() =>
    (window as never as { prismicStandIn: { exit(): void } }).prismicStandIn.exit(),
  )
  await expect(two.locator('[data-preview]')).toHaveCount(0)
  await one.bringToFront()
  await one.locator('main').hover()
  await one.reload()
  await expect(one.getByRole('heading', { level: 1 })).toHaveText('First draft')
  await waitForMachines(one)
  await one.locator('.preview summary').first().click()
  await one.getByRole('link', { name: 'Exit the preview' }).click()
  await expect(one.locator('[data-preview]')).toHaveCount(0)
  await expect(one).toHaveURL(site.origin + path)
  await expect(one.getByRole('heading', { level: 1 })).toHaveText('Learn it while you need it')
})

test('[PREVIEW-01] the page builder composes slices in a frame of ours, drawn by the server', async ({
  page,
}) => {
  const closed = await page.request.get(`${site.origin}/slice-simulator?secret=wrong`)
  expect(closed.status()).toBe(404)
  // A page of the network must not frame one of this computer; so neither is on it.
  const origin = 'https://www.colloquy.example'
  await page.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, site.origin)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  const frameUrl = `${origin}/slice-simulator?secret=${secret}`
  const parent = 'https://colloquy.prismic.io/builder/simulated'
  await page.route(parent, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Builder</title><iframe src="${frameUrl}" width="900" height="700"></iframe><script>(${playBuilder.toString()})()</script>`,
    }),
  )
  await page.goto(parent)
  const frame = page.frameLocator('iframe')
  await page.waitForFunction(() => 'send' in window)
  const send = (slices: object[]) =>
    page.evaluate(
      (slices) => (window as never as { send(slices: object[]): Promise<number> }).send(slices),
      slices,
    )
  const slices = published.data.body.filter(({ slice_type: type }) => type !== 'linked_section')
  expect(await send(slices)).toBe(200)
  const zone = frame.locator('[data-slice-zone]')
  await expect(zone.locator('> *')).toHaveCount(slices.length)
  const faq = zone.locator('sw-island:has(details)').last()
  await faq.locator('summary').first().focus()
  await expect(faq).toHaveAttribute('data-hydrated', '')
  await faq.evaluate((island) => Object.assign(island, { isTheSame: true }))
  const broken = { id: 'lost$1', slice_type: 'unheard_of', primary: {}, items: [] }
  expect(await send([broken, ...slices])).toBe(200)
  await expect(zone.getByRole('note')).toContainText('unheard_of')
  await expect(zone.locator('> *')).toHaveCount(slices.length + 1)
  expect(await faq.evaluate((island) => 'isTheSame' in island)).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Prismic's side of the simulator's protocol; runs in the parent page. */
function playBuilder(): void {
  const frame = document.querySelector('iframe')!
  const channel = new MessageChannel()
  const waiting = new Map<string, (status: number) => void>()
  let count = 0
  const ask = (type: string, data: unknown) =>
    new Promise<number>((answered) => {
      const requestID = `client-${(count += 1)}`
      waiting.set(requestID, answered)
      channel.port1.postMessage({ requestID, type, data })
    })
  channel.port1.addEventListener('message', ({ data }) =>
    waiting.get(data.requestID)?.(data.status),
  )
  channel.port1.start()
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'ready' || source !== frame.contentWindow) return
    frame.contentWindow!.postMessage(
      { requestID: 'client-0', type: 'connect', data: { activeSliceAPI: false } },
      '*',
      [channel.port2],
    )
    channel.port1.addEventListener('message', ({ data: connected }) => {
      if (connected.requestID !== 'client-0') return
      frame.contentWindow!.postMessage({ requestID: data.requestID, status: 200, msg: 'ok' }, '*')
      Object.assign(window, { send: (slices: object[]) => ask('setSliceZone', slices) })
    })
  })
}
