import { expect } from '@playwright/test'
import { findViolations } from './support/accessibility.ts'
import { test } from './support/dev-test.ts'

test.describe.configure({ mode: 'default' })

test('[PAGEBUILDER-08] a page shows its machines in a drawer, which outlines what talks to one and names whom an element talks to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/pricing?inspect')
  const drawer = page.getByRole('complementary', { name: 'Machines of this page' })
  const entry = (id: string) =>
    drawer.getByRole('listitem').filter({ has: page.getByRole('link', { name: id, exact: true }) })
  await expect(entry('consent').locator('code')).toContainText('banner.shown')
  const refuse = page.getByRole('button', { name: 'Refuse all' })
  const lit = drawer.locator('.lit')
  /** Whether it has an outline. */
  const isLit = async () => {
    const wanted = (await refuse.boundingBox())!
    const boxes = await lit.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    )
    const isNear = (a: number, b: number) => Math.abs(a - b) < 2
    return boxes.some(
      (box) =>
        isNear(box.x, wanted.x) && isNear(box.y, wanted.y) && isNear(box.width, wanted.width),
    )
  }

  await entry('consent').getByRole('link').focus()
  await expect.poll(isLit).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await entry('viewport').getByRole('link').focus()
  await expect(lit).toHaveCount(0)
  await entry('consent').hover()
  await expect.poll(isLit).toBe(true)

  await refuse.focus()
  await expect(lit).toHaveCount(1)
  await expect(drawer.locator('.lights b')).toHaveText(/^consent: .*banner\.shown/)
  await expect(entry('consent')).toHaveClass('named')

  // A flash is over too soon to be waited for.
  const flashes = await drawer.evaluateHandle((host) => {
    const seen: number[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if ((node as Element).className === 'flash') seen.push(1)
    }).observe(host.shadowRoot!.querySelector('.lights')!, { childList: true })
    return seen
  })
  await refuse.press('Enter')
  await expect(entry('consent').locator('code')).toContainText('banner.hidden')
  await expect.poll(() => flashes.evaluate((seen) => seen.length)).toBeGreaterThan(0)
  await expect(drawer.locator('.flash')).toHaveCount(0)
  await expect(entry('consent').getByRole('link')).toHaveAttribute(
    'href',
    '/__machines?machine=consent&actor=consent',
  )
  await drawer.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(drawer).toHaveCount(0)
})
