/** The calculator: from numbers to a result, in the words and signs of the page's language. */
import { findViolations } from './support/accessibility.ts'
import { holdScript } from './support/hold-script.ts'
import { readHead } from './support/read-head.ts'
import { readEvents, recordEvents } from './support/recorder.ts'
import { hasRenderer, watchScripts } from './support/scripts.ts'
import { expect, rememberConsent, test, type Page } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 1000 } })

test.beforeEach(async ({ context, baseURL }) => {
  await rememberConsent(context, baseURL!, { analytics: true })
  await recordEvents(context)
})

const host = (page: Page) => page.locator('sw-island:has([data-calculation])')
const number = (page: Page, name: string) => host(page).locator(`[data-number="${name}"]`)
const slider = (page: Page, name: string) => host(page).locator(`[data-slider="${name}"]`)
const output = (page: Page, name: string) => host(page).locator(`output[data-output="${name}"]`)
const fault = (page: Page, name: string) => host(page).locator(`[data-fault="${name}"]`)
const status = (page: Page) => host(page).locator('[data-status]')
const hasState = (page: Page, state: RegExp) =>
  expect(host(page)).toHaveAttribute('data-state', state)

async function wake(page: Page): Promise<void> {
  await number(page, 'learners').scrollIntoViewIfNeeded()
  await expect(host(page)).toHaveAttribute('data-hydrated', '')
}

/** Opens the page without measuring, so that the machines too wait for their visitor. */
async function openStill(page: Page, baseURL: string): Promise<void> {
  await rememberConsent(page.context(), baseURL)
  await page.goto('/roi-calculator')
}

async function enter(page: Page, numbers: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(numbers)) await number(page, name).fill(text)
}

/** The text with no-break spaces as plain ones. */
const plain = async (page: Page, selector: string) =>
  (await host(page).locator(selector).innerText()).replace(/\s/g, ' ')

const reported = async (page: Page) =>
  (await readEvents(page))
    .filter(({ name }) => name.startsWith('Calculator'))
    .map(({ name, properties }) => `${name} ${properties['calculator']}`)

test('[ROI-01] calculates while numbers are typed and dragged, refuses what is none, and has each unit in the middle of its field', async ({
  page,
  problems,
}) => {
  await page.goto('/roi-calculator')
  await wake(page)
  await hasState(page, /^example$/)
  expect(await reported(page)).toEqual([])
  const middles = await number(page, 'external_spend').evaluate((input) =>
    [input, input.parentElement!.querySelector('span')!].map((element) => {
      const { top, height } = element.getBoundingClientRect()
      return top + height / 2
    }),
  )
  expect(middles[1]).toBeCloseTo(middles[0]!, 0)

  await number(page, 'learners').fill('')
  await hasState(page, /^invalid$/)
  expect(await reported(page)).toEqual(['Calculator started roi-calculator'])
  await expect(output(page, 'roi')).toBeHidden()
  await expect(fault(page, 'learners')).toHaveText(
    'Learners: enter a whole number from 1 to 1,000,000.',
  )
  await expect(status(page)).toHaveText('Learners: enter a whole number from 1 to 1,000,000.')
  for (const text of ['0', '-1', '1.5', 'many', '9000000']) {
    await number(page, 'learners').fill(text)
    await expect(number(page, 'learners')).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await findViolations(page, 'main')).toEqual([])

  await enter(page, { learners: '500', hours: '20', hourly_cost: '45' })
  // Typed key by key: it stands as it is typed.
  await number(page, 'external_spend').fill('')
  await number(page, 'external_spend').pressSequentially('60000.5')
  await expect(number(page, 'external_spend')).toHaveValue('60000.5')
  await number(page, 'external_spend').fill('60000')
  await hasState(page, /^valid$/)
  await expect(output(page, 'roi')).toHaveText('231%')
  await expect(output(page, 'benefit')).toHaveText('€159,000')
  await expect(output(page, 'cost')).toHaveText('€48,000')
  await expect(output(page, 'payback')).toHaveText('3.6 months')
  await expect(slider(page, 'learners')).toHaveValue('500')
  await expect(slider(page, 'external_spend')).toHaveAttribute('aria-valuetext', '€60,000')
  await expect(host(page).locator('[data-bar="cost"]')).toHaveAttribute('width', /^30\.18/)
  expect(await reported(page)).toEqual([
    'Calculator started roi-calculator',
    'Calculator completed roi-calculator',
  ])

  await host(page).locator('summary').click()
  expect(await plain(page, '[data-sum="benefit"]')).toBe(
    '500 × 20 × €45 × 30% + €60,000 × 40% = €159,000',
  )
  await slider(page, 'learners').focus()
  await page.keyboard.press('ArrowRight')
  await expect(number(page, 'learners')).toHaveValue('501')
  await expect(output(page, 'cost')).toHaveText('€48,096')
  await expect(status(page)).toHaveText('Return on investment: 231%')

  await enter(page, { hours: '0', external_spend: '0' })
  await expect(output(page, 'roi')).toHaveText('-100%')
  await expect(output(page, 'payback')).toBeHidden()
  expect(await reported(page)).toHaveLength(2)
  expect(problems).toEqual([])
})

test('[ROI-01] its numbers stay with the tab and in every language, and travel in a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/roi-calculator?utm_source=letter')
  await wake(page)
  await enter(page, { learners: '1,500', hours: '20.5' })
  await host(page).locator('[data-send$=" link.copy"]').click()
  await hasState(page, /copied/)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const origin = new URL(page.url()).origin
  expect(link).toBe(
    `${origin}/roi-calculator?learners=1500&hours=20.5&hourly_cost=42&external_spend=60000`,
  )

  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }))
  await page.locator('footer a[href="/legal/imprint"]').first().click()
  await expect(page).toHaveURL('/legal/imprint')
  await page.goBack()
  await wake(page)
  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true)
  await expect(number(page, 'hours')).toHaveValue('20.5')
  await hasState(page, /^valid$/)

  // In another language they are the same numbers, also over a reload.
  const digits = async () => (await output(page, 'benefit').innerText()).replace(/\D/g, '')
  const benefit = await digits()
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await wake(page)
  await expect(number(page, 'learners')).toHaveValue('1.500')
  await expect(number(page, 'external_spend')).toHaveValue('60.000')
  await hasState(page, /^valid$/)
  expect(await digits()).toBe(benefit)
  await page.reload()
  await wake(page)
  await expect(number(page, 'hours')).toHaveValue('20,5')

  const friend = await context.newPage()
  await friend.goto(link.replace('/roi-calculator', '/de/roi-rechner').replace('1500', '500'))
  await wake(friend)
  await hasState(friend, /^valid$/)
  expect(await plain(friend, '[data-output="cost"]:is(output)')).toBe('48.000 €')
  expect(await reported(friend)).toEqual([])
  await number(friend, 'hourly_cost').fill('45,50')
  await hasState(friend, /^valid$/)
  expect(await plain(friend, '[data-output="benefit"]:is(output)')).toBe('163.913 €')
  await friend.goto('/fr/calculateur-roi?learners=-4&hours=%3Cb%3E&hourly_cost=45&nobody=1')
  await wake(friend)
  await hasState(friend, /^invalid$/)
  await expect(number(friend, 'hours')).toHaveValue('<b>')
  expect(await plain(friend, '[data-fault="learners"]')).toBe(
    'Apprenants : saisissez un nombre entier de 1 à 1 000 000.',
  )
  await enter(friend, { learners: '500', hours: '20', external_spend: '60 000' })
  await expect(output(friend, 'roi')).toHaveText(/^231\s%$/)
})

test.describe('by touch, where the clipboard is refused', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } })

  test('[ROI-01] sliders take a finger, the result stays in sight, the link is shown', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    const loading = watchScripts(page)
    await page.goto('/roi-calculator')
    await wake(page)
    const src = (await host(page).getAttribute('data-src'))!
    const scripts = await loading.loaded()
    const own = scripts.filter(
      ({ url, text }) => url.endsWith(src) || text.includes('[data-slider'),
    )
    const bytes = own.reduce((sum, script) => sum + script.bytes, 0)
    console.log(`${bytes} bytes of script for the calculator`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(10_000)
    expect(scripts.filter(hasRenderer)).toEqual([])

    await slider(page, 'hours').scrollIntoViewIfNeeded()
    const box = (await slider(page, 'hours').boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(44)
    await page.touchscreen.tap(box.x + box.width * 0.5, box.y + 4)
    await expect(number(page, 'hours')).toHaveValue(/^(?:39|40|41)$/)
    const peek = host(page).locator('p [data-output="roi"]')
    await expect(peek).toBeInViewport()
    await expect(peek).toHaveText((await output(page, 'roi').textContent())!)
    await host(page).locator('[data-send$=" link.copy"]').tap()
    await expect(page.getByLabel('Copy this link:')).toHaveValue(
      /\?learners=400&hours=(?:39|40|41)&/,
    )
    expect(await findViolations(page)).toEqual([])
  })
})

test('[ROI-01] waits for its visitor, and counts what was moved and typed before it came', async ({
  page,
  baseURL,
}) => {
  await openStill(page, baseURL!)
  await expect(host(page)).not.toHaveAttribute('data-hydrated')
  const release = await holdScript(page, (await host(page).getAttribute('data-src'))!)
  await slider(page, 'hours').focus()
  await page.keyboard.press('ArrowRight')
  await number(page, 'learners').fill('500')
  await expect(number(page, 'hours')).toHaveValue('12')
  release()
  await hasState(page, /^valid$/)
  await expect(number(page, 'hours')).toHaveValue('13')
  await expect(number(page, 'learners')).toHaveValue('500')
  await expect(slider(page, 'learners')).toHaveValue('500')
  await expect(host(page).locator('[data-sum="benefit"]')).toHaveText(/^500\s×\s13\s×/)
  await page.goto('/legal/imprint')
  await page.goto('/roi-calculator')
  await expect(number(page, 'hours')).toHaveValue('13')
})

test('[ROI-01] is a worked example again when its script does not come', async ({
  page,
  baseURL,
}) => {
  await openStill(page, baseURL!)
  await page.route(`**${await host(page).getAttribute('data-src')}`, (route) => route.abort())
  await number(page, 'learners').fill('500')
  await expect(host(page)).toHaveAttribute('data-failed', '')
  await expect(number(page, 'learners')).toBeFocused()
  await page.keyboard.press('1')
  await page.locator('h1').click()
  for (const field of [number(page, 'learners'), slider(page, 'learners')])
    await expect(field).toBeHidden()
  await expect(host(page).locator('[data-shown="learners"]')).toHaveText('400')
})

test('[ROI-01] is a worked example without script, the same one for every address', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  const html = await read('/roi-calculator')
  expect(html.includes('>120%</output>')).toBe(true)
  expect(html.includes('400 × 12 × €42 × 30% + €60,000 × 40% = €84,480')).toBe(true)
  const shared = await read('/roi-calculator?learners=7&hours=1')
  expect(readHead(shared).canonicals).toEqual([expect.stringMatching(/\/roi-calculator$/)])
  expect(shared === html).toBe(true)
})
