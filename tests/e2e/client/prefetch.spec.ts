import { readPrefetchDelay } from '../support/prefetch-delay.ts'
import { expect, markDocument, test } from './harness/test.ts'

const payloads = (requests: string[]) => requests.filter((path) => path.endsWith('_payload.json'))

test('[BUILD-04] links in view are fetched about a second after load, and the visit costs no request', async ({
  page,
  open,
  harness,
}) => {
  await open('/')
  await expect.poll(() => payloads(harness.requests)).toContain('/about/_payload.json')
  await expect.poll(() => page.evaluate(readPrefetchDelay)).toBeGreaterThan(950)
  await page.waitForLoadState('networkidle')
  const isSameDocument = await markDocument(page)
  const before = payloads(harness.requests).length
  await page.locator('#to-about').click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  expect(payloads(harness.requests).filter((path) => path === '/about/_payload.json')).toHaveLength(
    1,
  )
  expect(payloads(harness.requests).slice(0, before)).not.toContain('/de/_payload.json')
})

test('[BUILD-04] each page once, however many links and places lead there', async ({
  page,
  open,
  harness,
}) => {
  await open('/')
  await expect.poll(() => payloads(harness.requests).length).toBeGreaterThan(3)
  await page.locator('#to-about').hover()
  await page.waitForTimeout(500)
  const fetched = payloads(harness.requests)
  expect(new Set(fetched).size).toBe(fetched.length)
})

test('[BUILD-05] at most 4 at once', async ({ open, harness }) => {
  harness.delay = 0
  await open('/odd')
  harness.delay = 250
  await expect.poll(() => payloads(harness.requests).length, { timeout: 8000 }).toBeGreaterThan(7)
  expect(harness.mostAtOnce()).toBe(4)
})

for (const [name, connection] of [
  ['data saver', { saveData: true, effectiveType: '4g' }],
  ['2g', { saveData: false, effectiveType: '2g' }],
  ['slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`[BUILD-06] nothing is fetched ahead with ${name}, and links are followed by payload all the same`, async ({
    page,
    open,
    harness,
  }) => {
    await page.addInitScript(
      (connection) =>
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection }),
      connection,
    )
    await open('/')
    await page.waitForTimeout(1600)
    await page.locator('#to-about').hover()
    await page.waitForTimeout(300)
    expect(payloads(harness.requests)).toEqual([])
    const isSameDocument = await markDocument(page)
    await page.locator('#to-about').click()
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    expect(await isSameDocument()).toBe(true)
  })
}

test('[BUILD-04] a link out of view is fetched when it is pointed at or focused', async ({
  page,
  open,
  harness,
}) => {
  await open('/about')
  await page.waitForTimeout(1600)
  harness.requests.length = 0
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/cold', textContent: 'Cold' })
    document.getElementById('team')!.after(link)
  })
  await page.waitForTimeout(300)
  expect(payloads(harness.requests)).toEqual([])
  await page.getByRole('link', { name: 'Cold' }).focus()
  await expect.poll(() => payloads(harness.requests)).toEqual(['/cold/_payload.json'])
})
