/**
 * Tests what form vendors receive, from whom, and when: with their real modules and machines, and
 * the emulator, in a real browser.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleForBrowser, launchChromium } from '#tests/support/chromium.ts'
import { startVendorEmulator, type VendorEmulator } from './emulator/start-vendor-emulator.ts'

const lead = { email: 'ada@northwind.example', firstName: 'Ada', shoes: '38' }

let browser: Browser
let emulator: VendorEmulator
/** A local server: browsers keep pages from elsewhere from requesting local hosts. */
let server: Server
let site: string
let script: string
let page: Page
let room = 0
beforeAll(async () => {
  emulator = await startVendorEmulator({ port: 0 })
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, listening))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
  script = await bundleForBrowser('tests/fixtures/actor-islands/providers.ts')
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
  await emulator?.close()
})

function answer({ url }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url!, site)
  if (pathname === '/_vendors.json') {
    const vendors = {
      marketo: { origin: origin('marketo'), munchkinId: '064-CCJ-768' },
      'chili-piper': { origin: origin('chili-piper'), domain: 'colloquy', router: 'demo' },
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ vendors }))
  } else {
    const present = searchParams.get('vendors')
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><html lang="de" data-vendors="${present}"><h1>Page</h1></html>`)
  }
}

const origin = (vendor: string) => emulator.url.replace('//', `//${vendor}.`)
const hits = async (vendor: string) =>
  (await (await fetch(`${emulator.url}/__vendors/hits?vendor=${vendor}&room=r${room}`)).json()) as {
    method: string
    path: string
    query: Record<string, string>
    body: unknown
  }[]
const paths = async (vendor: string) => (await hits(vendor)).map(({ path }) => path)
const set = (vendor: string, mode: string, more: object = {}) =>
  fetch(`${emulator.url}/__vendors/mode`, {
    method: 'POST',
    body: JSON.stringify({ vendor, mode, room: `r${room}`, ...more }),
  })

async function openPage(present = 'marketo chili-piper'): Promise<void> {
  const context = await browser.newContext({ userAgent: `Tests VendorRoom/r${room}` })
  page = await context.newPage()
  await page.goto(`${site}/?${new URLSearchParams({ vendors: present })}`)
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction('window.providers')
}

beforeEach(async () => {
  room++
  await openPage()
  return () => page.context().close()
})

/** Holds back Marketo's script. @returns a function that releases it */
async function holdScript(): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(/forms2\.min\.js/, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

const consent = (ad: boolean) =>
  page.evaluate(
    (value) => (window as never as Scope).system.send('consent', { type: 'set', ad: value }),
    ad,
  )

interface Scope {
  providers: {
    attach(form: object): () => void
    tell(slice: string, event: object): void
  }
  system: {
    send(id: string, event: object): void
    live(): {
      id: string
      ref: { getSnapshot(): { value: unknown; context: Record<string, unknown> } }
    }[]
  }
  logs: { level: string; code: string; data: Record<string, unknown> }[]
  ends: Record<string, () => void>
}

async function attach(slice: string, actors: string[], form?: string): Promise<void> {
  await page.evaluate(
    ({ ids, ...rest }) => {
      const scope = window as never as Scope
      scope.ends = { ...scope.ends, [rest.slice]: scope.providers.attach({ ...rest, actors: ids }) }
    },
    { slice, form, ids: actors },
  )
  await expect.poll(async () => Object.keys(await states())).toContain(`${slice}-${actors[0]}`)
}
const tell = (slice: string, event: object) =>
  page.evaluate(({ to, said }) => (window as never as Scope).providers.tell(to, said), {
    to: slice,
    said: event,
  })
const send = (slice: string, fields: object = lead) => tell(slice, { type: 'form.sent', fields })
const states = () =>
  page.evaluate(() =>
    Object.fromEntries(
      (window as never as Scope).system
        .live()
        .filter(({ id }) => id.includes('-'))
        .map(({ id, ref }) => [id, ref.getSnapshot().value]),
    ),
  )
const logs = () => page.evaluate(() => (window as never as Scope).logs)
const codes = async () => (await logs()).map(({ level, code }) => `${level} ${code}`)

const modal = () =>
  page.evaluate(
    () =>
      (window as never as Scope).system
        .live()
        .find(({ id }) => id === 'modal')!
        .ref.getSnapshot().context,
  )

const ready = { named: { allowed: 'ready' } }
const failed = { named: { allowed: 'failed' } }
const saves = async () =>
  (await hits('marketo'))
    .filter(({ path }) => path.endsWith('/save2'))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(String(body))))

describe('a form whose provider is Marketo', () => {
  it('[FORM-01] [FORM-02] loads its script and each form once, however many ask at the same time', async () => {
    await consent(true)
    await page.evaluate(() => {
      const { providers } = window as never as Scope
      for (const [slice, form] of Object.entries({ a: '1102', b: '1102', c: '1101' }))
        providers.attach({ slice, form, actors: ['marketo'] })
    })
    await expect
      .poll(states)
      .toEqual({ 'a-marketo': ready, 'b-marketo': ready, 'c-marketo': ready })
    const asked = await hits('marketo')
    expect(asked.map(({ path, query }) => [path, query['form']])).toEqual([
      ['/js/forms2/js/forms2.min.js', undefined],
      ['/index.php/form/getForm', '1102'],
      ['/index.php/form/getForm', '1101'],
    ])
    expect(asked[1]!.query).toMatchObject({ munchkinId: '064-CCJ-768' })
    expect((await modal())['loadedForms']).toEqual(['1102', '1101'])
  })

  it('[SITE-05] asks nothing of it before there is consent, and tells it nothing of what was sent before', async () => {
    await attach('a', ['marketo'], '1102')
    await send('a')
    await expect.poll(states).toEqual({ 'a-marketo': { named: 'waiting' } })
    expect(await hits('marketo')).toEqual([])
    await consent(true)
    await expect.poll(states).toEqual({ 'a-marketo': ready })
    expect(await saves()).toEqual([])
    expect(await codes()).toEqual([])
  })

  it('[FORM-05] hands over what was sent, with hidden fields the hosted form does not have', async () => {
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await send('a', { ...lead, first_source: 'newsletter' })
    await expect.poll(saves).toHaveLength(1)
    expect((await saves())[0]).toEqual({
      Email: 'ada@northwind.example',
      FirstName: 'Ada',
      shoes: '38',
      first_source: 'newsletter',
      munchkinId: '064-CCJ-768',
      formid: '1102',
    })
    await expect.poll(codes).toEqual(['info MARKETO_SUBMIT', 'info MARKETO_DATA'])
    await expect.poll(states).toEqual({ 'a-marketo': ready })
    expect(JSON.stringify(await logs())).not.toContain('northwind')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('[FORM-05] hands over twice what was sent twice, in two forms that share the hosted one', async () => {
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await attach('b', ['marketo'], '1102')
    await Promise.all([send('a'), send('b', { ...lead, email: 'bo@globex.example' })])
    await expect.poll(saves).toHaveLength(2)
    expect((await saves()).map(({ Email }) => Email).toSorted()).toEqual([
      'ada@northwind.example',
      'bo@globex.example',
    ])
    await expect.poll(states).toEqual({ 'a-marketo': ready, 'b-marketo': ready })
    // Both listen to the same window, but only one reports it.
    expect((await codes()).filter((code) => code === 'info MARKETO_DATA')).toHaveLength(2)
  })

  it('[FORM-04] without an id says MARKETO_NO_FORM_ID and asks nobody', async () => {
    await consent(true)
    await attach('a', ['marketo'])
    await send('a')
    expect(await states()).toEqual({ 'a-marketo': 'unnamed' })
    expect(await logs()).toMatchObject([
      { level: 'error', code: 'MARKETO_NO_FORM_ID', data: { slice: 'a' } },
    ])
    expect(await hits('marketo')).toEqual([])
  })

  it('rests on a host that has no Marketo', async () => {
    await page.context().close()
    await openPage('posthog')
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await send('a')
    expect(await states()).toEqual({ 'a-marketo': 'absent' })
    expect([await hits('marketo'), await codes()]).toEqual([[], []])
  })

  it.each(['failing', 'absent'])(
    '[FORM-05] says MARKETO_LOAD_FAILED when its script is %s, and tries again with what is sent',
    async (mode) => {
      await set('marketo', mode)
      await consent(true)
      await attach('a', ['marketo'], '1102')
      await expect.poll(codes).toEqual(['error MARKETO_LOAD_FAILED'])
      expect(await states()).toEqual({ 'a-marketo': failed })
      expect((await logs())[0]!.data).toMatchObject({ form: '1102' })
      await set('marketo', 'ok')
      await send('a')
      await expect.poll(saves).toHaveLength(1)
      await expect.poll(states).toEqual({ 'a-marketo': ready })
    },
  )

  it('[SITE-05] waits with an address that names a person until the form is sent', async () => {
    await page.evaluate(() => history.replaceState(null, '', '?email=ada%40northwind.example'))
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await expect.poll(states).toEqual({ 'a-marketo': { named: { allowed: 'held' } } })
    expect(await hits('marketo')).toEqual([])
    await send('a')
    await expect.poll(saves).toHaveLength(1)
  })

  it('[FORM-05] waits for a slow script with what is sent meanwhile', async () => {
    const release = await holdScript()
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await send('a')
    await expect.poll(states).toMatchObject({ 'a-marketo': { named: { allowed: 'loading' } } })
    release()
    await expect.poll(saves).toHaveLength(1)
  })

  it('[FORM-05] says MARKETO_SUBMIT_FAILED and MARKETO_POST_ERROR when it refuses what was sent', async () => {
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await set('marketo', 'failing', { path: '/index.php/leadCapture' })
    await send('a')
    await expect
      .poll(async () => (await codes()).toSorted())
      .toEqual(['error MARKETO_POST_ERROR', 'error MARKETO_SUBMIT_FAILED', 'info MARKETO_SUBMIT'])
    expect(await states()).toEqual({ 'a-marketo': ready })
    // Values of the visitor that its window repeats are not logged.
    expect(JSON.stringify(await logs())).not.toContain('northwind')
  })

  it('[FORM-05] says MARKETO_SUBMIT_FAILED when the hosted form asks for more than the site', async () => {
    await consent(true)
    await attach('a', ['marketo'], '1999')
    await send('a')
    await expect.poll(codes).toEqual(['info MARKETO_SUBMIT', 'error MARKETO_SUBMIT_FAILED'])
    expect((await logs())[1]!.data).toMatchObject({
      reason: 'the hosted form requires more than was filled in',
    })
    expect(await saves()).toEqual([])
  })

  it('[SITE-05] takes the hosted form off the page with the consent, and brings it back with the next', async () => {
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await expect.poll(states).toEqual({ 'a-marketo': ready })
    expect(await page.locator('#mktoForm_1102').count()).toBe(1)
    await consent(false)
    await expect.poll(states).toEqual({ 'a-marketo': { named: 'waiting' } })
    expect(await page.locator('#mktoForm_1102').count()).toBe(0)
    await send('a')
    await consent(true)
    await expect.poll(states).toEqual({ 'a-marketo': ready })
    expect(await saves()).toEqual([])
    await send('a')
    await expect.poll(saves).toHaveLength(1)
    const scripts = (await paths('marketo')).filter((path) => path.startsWith('/js/'))
    expect(scripts).toHaveLength(1)
  })

  it('[SITE-05] never runs a script that was on its way when the consent went', async () => {
    const release = await holdScript()
    const asked = page.waitForRequest(/forms2\.min\.js/)
    const answered = page.waitForResponse(/forms2\.min\.js/)
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await asked
    await consent(false)
    release()
    await (await answered).finished()
    // A script that loads after it has run.
    await page.route('**/later.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.addScriptTag({ url: `${site}/later.js` })
    expect(await page.evaluate('typeof MktoForms2')).toBe('undefined')
    expect(await codes()).toEqual([])
  })

  it('ends with its form: the hosted one leaves the page with the last', async () => {
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await attach('b', ['marketo'], '1102')
    await expect.poll(states).toEqual({ 'a-marketo': ready, 'b-marketo': ready })
    await page.evaluate(() => (window as never as Scope).ends['a']!())
    await expect.poll(states).toEqual({ 'b-marketo': ready })
    expect(await page.locator('#mktoForm_1102').count()).toBe(1)
    await page.evaluate(() => (window as never as Scope).ends['b']!())
    await expect.poll(states).toEqual({})
    expect(await page.locator('#mktoForm_1102').count()).toBe(0)
  })
})

describe('[FORM-06] messages of other windows', () => {
  /**
   * Sends a message from a window of the vendor, and waits until a later one of that window
   * arrived.
   */
  const say = (message: string, host = origin('marketo')) =>
    page.evaluate(
      ({ text, base }) =>
        new Promise<void>((heard) => {
          addEventListener('message', ({ data }) => data === text && setTimeout(heard))
          const frame = document.createElement('iframe')
          frame.src = `${base}/index.php/form/XDFrame#${encodeURIComponent(text)}`
          document.body.append(frame)
        }),
      { text: message, base: host },
    )
  const response = (mktoResponse: unknown) => JSON.stringify({ mktoResponse })

  beforeEach(async () => {
    await consent(true)
    await attach('a', ['marketo'], '1102')
    await page.locator('#mktoForm_1102 input').waitFor({ state: 'attached' })
  })

  it('are MARKETO_DATA and MARKETO_POST_ERROR when Marketo says them in its words', async () => {
    await say(response({ for: 'm0', error: false, data: { formId: 7, email: 'ada@x.example' } }))
    await say(response({ for: 'm1', error: true, data: { errorCode: '1', errorType: 'invalid' } }))
    expect(await logs()).toEqual([
      { level: 'info', code: 'MARKETO_DATA', data: { message: { for: 'm0', formId: '7' } } },
      {
        level: 'error',
        code: 'MARKETO_POST_ERROR',
        data: { message: { for: 'm1', errorCode: '1', errorType: 'invalid' } },
      },
    ])
  })

  it('are ignored without a log in another shape, or from another origin', async () => {
    const others = [
      'hello',
      '{',
      'null',
      '[]',
      '{}',
      response(null),
      response([]),
      response({ for: 1, error: true, data: {} }),
      response({ for: 'm0', error: 'yes', data: {} }),
      response({ for: 'm0', error: true, data: 'x' }),
      response({ for: 'm0', error: true }),
    ]
    for (const message of others) {
      await say(message)
      expect(await codes(), message).toEqual([])
    }
    const sound = response({ for: 'm0', error: true, data: { errorCode: '1' } })
    await page.evaluate((message) => window.postMessage(message, '*'), sound)
    // Another vendor's host, where the emulator answers the same by path.
    await say(sound, `${emulator.url}/marketo`)
    expect(await codes()).toEqual([])
    // It is accepted from the right origin.
    await say(sound)
    expect(await codes()).toEqual(['error MARKETO_POST_ERROR'])
  })
})

describe('a form with a scheduler', () => {
  const calendar = () => page.frameLocator('iframe[title="Choose a time"]')
  const running = (state: string) => ({ 'a-scheduler': { running: state } })

  it('[FORM-08] [SITE-05] shows times once the form was sent, says CHILIPIPER_SUBMIT, and leaves with the consent', async () => {
    await consent(true)
    await attach('a', ['scheduler'])
    expect(await hits('chili-piper')).toEqual([])
    await send('a')
    await expect.poll(states).toEqual(running('open'))
    expect(await codes()).toEqual(['info CHILIPIPER_SUBMIT'])
    const [, routed] = await hits('chili-piper')
    expect(routed).toMatchObject({
      path: '/concierge-router/demo/rest',
      body: {
        domain: 'colloquy',
        form: { Email: 'ada@northwind.example', FirstName: 'Ada', shoes: '38' },
        options: { locale: 'de' },
      },
    })
    expect(await calendar().getByRole('heading').textContent()).toBe('Choose a time')
    // It leaves the page when consent is withdrawn.
    await consent(false)
    await expect.poll(states).toEqual({ 'a-scheduler': 'offered' })
    expect(await page.locator('iframe').count()).toBe(0)
  })

  it('[FORM-08] tells Marketo of an appointment that is confirmed, and closes', async () => {
    await consent(true)
    await attach('a', ['marketo', 'scheduler'], '1102')
    await send('a')
    await calendar().getByRole('button', { name: 'Tuesday' }).click()
    await expect.poll(saves).toHaveLength(2)
    expect((await saves())[1]).toMatchObject({ Email: 'ada@northwind.example', demoBooked: 'true' })
    expect(await states()).toMatchObject(running('booked'))
    await calendar().getByRole('button', { name: 'Close' }).click()
    await expect.poll(states).toMatchObject({ 'a-scheduler': 'settled' })
    expect((await codes()).filter((code) => code.startsWith('error'))).toEqual([])
  })

  it('[FORM-08] says MARKETO_DEMO_BOOKED_FAILED when Marketo does not take that', async () => {
    await consent(true)
    await attach('a', ['marketo', 'scheduler'], '1102')
    await send('a')
    await expect.poll(saves).toHaveLength(1)
    await set('marketo', 'failing', { path: '/index.php/leadCapture' })
    await calendar().getByRole('button', { name: 'Tuesday' }).click()
    await expect.poll(codes).toContain('error MARKETO_DEMO_BOOKED_FAILED')
    expect(await states()).toMatchObject(running('booked'))
  })

  it('takes an appointment for one only when the calendar has it', async () => {
    await consent(true)
    await attach('a', ['scheduler'])
    await send('a')
    await expect.poll(states).toEqual(running('open'))
    await set('chili-piper', 'failing', { path: '/book' })
    await calendar().getByRole('button', { name: 'Tuesday' }).click()
    await calendar().getByText('Not booked.').waitFor()
    await page.evaluate((message) => window.postMessage(message, '*'), {
      action: 'booking-confirmed',
    })
    expect(await states()).toEqual(running('open'))
  })

  it.each([
    ['its script does not come', {}],
    ['it refuses the person', { path: '/concierge-router' }],
  ])('[FORM-08] says CHILIPIPER_SUBMIT_FAILED when %s, and shows nothing', async (_, more) => {
    await set('chili-piper', 'failing', more)
    await consent(true)
    await attach('a', ['scheduler'])
    await send('a')
    await expect.poll(codes).toEqual(['error CHILIPIPER_SUBMIT_FAILED'])
    expect(await states()).toEqual({ 'a-scheduler': 'failed' })
    expect(await page.locator('iframe').count()).toBe(0)
  })

  it('[SITE-05] asks nobody without consent before the visitor wants to choose a time', async () => {
    await attach('a', ['scheduler'])
    await send('a')
    await expect.poll(states).toEqual({ 'a-scheduler': 'offered' })
    expect(await hits('chili-piper')).toEqual([])
    await page.evaluate(() =>
      (window as never as Scope).system.send('a-scheduler', { type: 'scheduler.choose' }),
    )
    await expect.poll(states).toEqual(running('open'))
  })

  it('[FORM-03] has the modal give way while times show, and come back', async () => {
    await consent(true)
    await attach('a', ['scheduler'])
    const data = { form: 'a' }
    await page.evaluate(
      (shown) =>
        (window as never as Scope).system.send('modal', { type: 'modal.open', data: shown }),
      data,
    )
    await send('a')
    await expect.poll(states).toEqual(running('open'))
    expect((await modal())['data']).toBeNull()
    await calendar().getByRole('button', { name: 'Close' }).click()
    await expect.poll(states).toEqual({ 'a-scheduler': 'offered' })
    expect((await modal())['data']).toEqual(data)
  })

  it('is offered again once the visitor has closed it, and rests where there is none', async () => {
    await consent(true)
    await attach('a', ['scheduler'])
    await send('a')
    await calendar().getByRole('button', { name: 'Close' }).click()
    await expect.poll(states).toEqual({ 'a-scheduler': 'offered' })
    expect(await codes()).toEqual(['info CHILIPIPER_SUBMIT'])
    await page.context().close()
    await openPage('marketo')
    await consent(true)
    await attach('a', ['scheduler'])
    await send('a')
    await expect.poll(states).toEqual({ 'a-scheduler': 'absent' })
  })
})
