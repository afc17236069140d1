import { expect } from '@playwright/test'
import { findViolations } from './support/accessibility.ts'
import { test } from './support/dev-test.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

test('[PAGEBUILDER-08] a page shows its machines in a drawer, and where to look closer', async ({
  page,
}) => {
  await page.goto('/pricing?inspect')
  const drawer = page.getByRole('complementary', { name: 'Machines of this page' })
  const consent = drawer.getByRole('listitem').filter({ hasText: 'consent' })
  await expect(consent.locator('code')).toContainText('banner.shown', { timeout: 40_000 })
  const refuse = page.getByRole('button', { name: 'Refuse all' })
  await refuse.press('Enter')
  await expect(consent.locator('code')).toContainText('banner.hidden')
  await expect(consent.getByRole('link')).toHaveAttribute(
    'href',
    '/__machines?machine=consent&actor=consent',
  )
  expect(await findViolations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(drawer).toHaveCount(0)
})
