import type { Browser, Page } from 'playwright'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  behaviours,
  counter,
  Local,
  local,
  Shared,
} from '#tests/fixtures/actor-islands/islands.tsx'
import { bundleForBrowser, launchChromium } from '#tests/support/chromium.ts'
import { preactForReact } from '../../compiler/build/plugins/preact-islands.ts'
import { createServerSystem } from './server-system.ts'
import { installSystem } from './shared-system.ts'

let browser: Browser
let scripts: Record<string, string>
let html: string
let page: Page
let consoleErrors: string[]

beforeAll(async () => {
  installSystem(() => createServerSystem({ documents: [counter, local], behaviours }))
  const [first, second, third] = [
    renderToString(<Shared name="one" />),
    renderToString(<Shared name="two" />),
    renderToString(<Local from={3} />),
  ]
  html = `<!doctype html><div id="first">${first}</div><div id="second">${second}</div><div id="third">${third}</div>`
  const client = 'tests/fixtures/actor-islands/client.tsx'
  scripts = {
    React: await bundleForBrowser(client),
    Preact: await bundleForBrowser(client, [preactForReact()]),
  }
  browser = await launchChromium()
})
afterAll(() => browser?.close())

beforeEach(async () => {
  page = await browser.newPage()
  consoleErrors = []
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('http://islands.test/')
  return () => page.close()
})

const run = (code: string) => page.evaluate(code)
const open = async (renderer: string, stored: Record<string, string>) => {
  for (const [key, value] of Object.entries(stored)) {
    await page.evaluate(([k, v]) => localStorage.setItem(k!, v!), [key, value])
  }
  await page.addScriptTag({ content: scripts[renderer]!, type: 'module' })
  await page.waitForFunction('window.system')
}

describe.each(['React', 'Preact'])('useSharedActor with %s', (renderer) => {
  it('[PAGEBUILDER-13] hydrates with the state the server drew though the actor has moved on', async () => {
    await open(renderer, { counter: '{"n":9}' })
    await run('system.start(); hydrateFirst()')
    await page.waitForFunction("one.textContent === '9'")
    expect(await page.getAttribute('#one', 'data-n')).toBe('9')
    await run("system.send('modal', { type: 'add' }); hydrateSecond()")
    await page.waitForFunction("one.textContent === '10' && two.textContent === '10'")
    expect(await run('logged')).toEqual([])
    expect(consoleErrors).toEqual([])
  })

  it('shows the first state until its actor runs, then follows it', async () => {
    await open(renderer, {})
    await run('hydrateFirst()')
    expect(await page.textContent('#one')).toBe('0')
    await run("system.start(); system.send('modal', { type: 'add' })")
    await page.waitForFunction("one.textContent === '1'")
    expect(consoleErrors).toEqual([])
  })
})

describe.each(['React', 'Preact'])('useIslandActor with %s', (renderer) => {
  it('[PAGEBUILDER-13] hydrates with its input and goes on with what it has stored', async () => {
    await open(renderer, { local: '{"n":5}' })
    expect(await page.textContent('#local')).toBe('3')
    await run('hydrateLocal()')
    await page.waitForFunction("local.textContent === '5'")
    expect(await page.getAttribute('#local', 'data-n')).toBe('5')
    await page.click('#local')
    await page.waitForFunction("local.textContent === '6'")
    expect(await run("localStorage.getItem('local')")).toBe('{"n":6}')
    expect(await run('logged')).toEqual([])
    expect(consoleErrors).toEqual([])
  })

  it('[PAGEBUILDER-08] is listed while it is on the page', async () => {
    await open(renderer, {})
    await run('hydrateLocal()')
    await page.waitForFunction("liveIds().includes('island-1')")
    await run('unmountLocal()')
    await page.waitForFunction("!liveIds().includes('island-1')")
    expect(consoleErrors).toEqual([])
  })
})
