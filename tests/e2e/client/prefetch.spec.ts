import type { Page } from '@playwright/test'
import { readPrefetchDelay } from '../support/prefetch-delay.ts'
import { expect, markDocument, test } from './harness/test.ts'

const payloads = (requests: string[]) => requests.filter((path) => path.endsWith('_payload.json'))

/** The state of the machine that prefetches. */
const readPrefetch = (page: Page) =>
  page.evaluate(() => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): { getSnapshot(): Prefetch }
    }
    const { value, context } = system.get('prefetch').getSnapshot()
    return { value, ...context }
  })

interface Prefetch {
  value: string
  context: { wanted: string[]; queue: string[]; active: number }
}

test('[BUILD-04] links in view are fetched about a second after load, each page once, and the visit costs no request', async ({
  page,
  open,
  harness,
}) => {
  await open('/')
  await expect.poll(() => payloads(harness.requests)).toContain('/about/_payload.json')
  await expect.poll(() => page.evaluate(readPrefetchDelay)).toBeGreaterThan(950)
  await expect.poll(() => readPrefetch(page)).toMatchObject({ queue: [], active: 0 })
  const isSameDocument = await markDocument(page)
  const fetched = payloads(harness.requests)
  expect(fetched.length).toBeGreaterThan(3)
  expect(new Set(fetched).size).toBe(fetched.length)
  expect(fetched).not.toContain('/de/_payload.json')
  await page.locator('#to-about').hover()
  await page.locator('#to-about').click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  expect(payloads(harness.requests).filter((path) => path === '/about/_payload.json')).toHaveLength(
    1,
  )
})

test('[BUILD-05] at most 4 at once', async ({ open, harness }) => {
  harness.delay = 0
  await open('/odd')
  harness.delay = 250
  await expect.poll(() => payloads(harness.requests).length).toBeGreaterThan(7)
  expect(harness.mostAtOnce()).toBe(4)
})

test('[BUILD-06] nothing is fetched ahead with data saver, and links are followed by payload all the same', async ({
  page,
  open,
  harness,
}) => {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' }
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
  })
  await open('/')
  await expect.poll(async () => (await readPrefetch(page)).value).toBe('off')
  const isSameDocument = await markDocument(page)
  await page.locator('#to-about').hover()
  await page.locator('#to-about').click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  expect(payloads(harness.requests)).toEqual(['/about/_payload.json'])
})

test('[BUILD-04] a link out of view is fetched when it is pointed at or focused', async ({
  page,
  open,
  harness,
}) => {
  await open('/about')
  await expect
    .poll(() => readPrefetch(page))
    .toMatchObject({ value: 'ready', queue: [], active: 0 })
  await page.evaluate(async () => {
    const link = Object.assign(document.createElement('a'), { href: '/cold', textContent: 'Cold' })
    document.getElementById('team')!.after(link)
    // By then the links in view have been reported.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  expect((await readPrefetch(page)).wanted.filter((url) => url.includes('cold'))).toEqual([])
  harness.requests.length = 0
  await page.getByRole('link', { name: 'Cold' }).focus()
  await expect.poll(() => payloads(harness.requests)).toEqual(['/cold/_payload.json'])
})
