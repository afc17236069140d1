import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleForBrowser, launchChromium } from '#tests/support/chromium.ts'

const html = `<!doctype html><html><body>
  <button id="a">A</button><button id="b" class="x"><span>B</span></button><i class="x"></i>
</body></html>`

let browser: Browser
let script: string
let page: Page
beforeAll(async () => {
  script = await bundleForBrowser('tests/fixtures/actor-islands/ports.ts')
  browser = await launchChromium()
})
afterAll(() => browser?.close())

beforeEach(async () => {
  page = await browser.newPage()
  await page.route('**/*', (route) =>
    route.request().url().endsWith('/data')
      ? route.fulfill({ json: { n: 1 } })
      : route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.goto('https://ports.test/')
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction('window.ports')
  return () => page.close()
})
/** Runs a function body in the page. */
const run = (code: string) =>
  page.evaluate(`(async () => { const { dom, cookies } = ports; ${code} })()`)

describe('createBrowserPorts', () => {
  it('[CONSENT-05] [NAV-08] writes, reads and removes cookies with their attributes', async () => {
    await run(`cookies.set('consents', '{"ad":true}', { days: 182, sameSite: 'lax', secure: true })
      cookies.set('session', 'x', {})`)
    const [consents, session] = (await page.context().cookies()).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )
    expect(consents).toMatchObject({ name: 'consents', sameSite: 'Lax', secure: true, path: '/' })
    const days = (consents!.expires - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(182)
    expect(session).toMatchObject({ name: 'session', expires: -1 })
    expect(await run("return cookies.get('consents')")).toBe('{"ad":true}')
    expect(
      await run(
        "cookies.set('consents', '', { days: -1 }); return cookies.get('consents') ?? null",
      ),
    ).toBeNull()
  })

  it('looks at cookies when something else changed one, and whenever this tab is turned to', async () => {
    await run(`cookies.watch(() => heard.push(cookies.get('c') ?? 'none'))
      await cookieStore.set('c', '1')`)
    await page.waitForFunction("heard.join() === '1'")
    await run(`for (const type of ['pageshow', 'focus', 'storage']) dispatchEvent(new Event(type))
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
    expect(await page.evaluate('heard.join()')).toBe('1,1,1,1,1')
  })

  it('keeps both storages', async () => {
    await run(`ports.storage.local.setItem('k', 'l'); ports.storage.session.setItem('k', 's')`)
    expect(await run('return [localStorage.k, sessionStorage.k]')).toEqual(['l', 's'])
  })

  it('[FORM-03] moves, remembers and returns the focus', async () => {
    await run("dom.focus('#b'); dom.rememberFocus('m'); dom.focus('#a'); dom.focus('#nothing')")
    expect(await run('return document.activeElement.id')).toBe('a')
    await run("dom.restoreFocus('m')")
    expect(await run('return document.activeElement.id')).toBe('b')
    await run("dom.rememberFocus('m'); dom.focus('#a'); b.remove(); dom.restoreFocus('m')")
    expect(await run('return document.activeElement.id')).toBe('a')
  })

  it('lets the page scroll again when every lock was taken back', async () => {
    const isLocked = () => run("return document.documentElement.hasAttribute('data-scroll-locked')")
    await run('dom.lockScroll(true); dom.lockScroll(true); dom.lockScroll(false)')
    expect(await isLocked()).toBe(true)
    await run('dom.lockScroll(false); dom.lockScroll(false)')
    expect(await isLocked()).toBe(false)
    await run('dom.lockScroll(true)')
    expect(await isLocked()).toBe(true)
  })

  it('sets and removes attributes on every match', async () => {
    await run("dom.setAttribute('.x', 'data-y', '1')")
    expect(await page.locator('[data-y="1"]').count()).toBe(2)
    await run("dom.setAttribute('.x', 'data-y', null)")
    expect(await page.locator('[data-y]').count()).toBe(0)
  })

  it('listens on window, document and, by delegation, on selectors', async () => {
    await run(`window.stops = [
      dom.listen('window', 'ping', () => heard.push('window')),
      dom.listen('document', 'ping', () => heard.push('document')),
      dom.listen('.x', 'click', () => heard.push('x')),
      dom.listen('.x', 'focus', () => heard.push('focus')),
    ]
    dispatchEvent(new Event('ping')); document.dispatchEvent(new Event('ping'))`)
    await page.click('#a')
    await page.click('#b span')
    expect(await page.evaluate('heard')).toEqual(['window', 'document', 'focus', 'x'])
    await run("stops.forEach((stop) => stop()); heard.length = 0; dispatchEvent(new Event('ping'))")
    await page.click('#b')
    expect(await page.evaluate('heard')).toEqual([])
  })

  it('follows a media query', async () => {
    await page.setViewportSize({ width: 1300, height: 700 })
    await run(`window.media = dom.media('(min-width: 1200px)', () => heard.push(media.matches))
      heard.push(media.matches)`)
    await page.setViewportSize({ width: 600, height: 700 })
    await page.waitForFunction("heard.join() === 'true,false'")
  })

  it('knows the loaded page, its connection, the time and the network', async () => {
    expect(await run('await dom.loaded(); return document.readyState')).toBe('complete')
    expect(await run('return dom.connection()')).toEqual({
      saveData: false,
      effectiveType: expect.stringMatching(/g$/),
    })
    expect(await run('return Math.abs(ports.clock.now() - Date.now()) < 1000')).toBe(true)
    expect(await run("return (await ports.http('/data', { method: 'GET' })).json()")).toEqual({
      n: 1,
    })
    expect(
      await run(`return new Promise((done) => {
        ports.clock.clearTimeout(ports.clock.setTimeout(() => done('cleared'), 1))
        ports.clock.setTimeout(() => done('ran'), 20)
      })`),
    ).toBe('ran')
  })

  it('leaves the page, with or without an entry in the history', async () => {
    await run("setTimeout(() => dom.navigate('/next', {}))")
    await page.waitForURL('https://ports.test/next')
    await page.addScriptTag({ content: script, type: 'module' })
    await page.waitForFunction('window.ports')
    await run("setTimeout(() => dom.navigate('/last', { replace: true }))")
    await page.waitForURL('https://ports.test/last')
    expect(await page.evaluate('history.length')).toBe(3)
  })
})
