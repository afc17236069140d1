/** The site of version 0.1.0, with each line changed that the check told it to: built, served and walked through. */
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { writeUpgradedSite } from '#tests/support/older-site.ts'
import { startFilledSite, type RunningSite } from './support/run-site.ts'
import { expect, rememberConsent, test, waitForMachines } from './support/test.ts'

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})
test.describe.configure({ mode: 'serial' })
let site: RunningSite

test.beforeAll(async ({}, info) => {
  const folder = join(repositoryRoot, '.cache/upgraded-site')
  writeUpgradedSite(folder)
  const environment = { DATA_DIR: info.outputPath('data') }
  site = await startFilledSite({ build: 'upgraded', site: folder, environment })
})
test.beforeEach(({ context }) => rememberConsent(context, site.origin))
test.afterAll(() => site?.stop())

test('[PAGEBUILDER-09] shows its pages, menu and sections in both languages, and its machine answers', async ({
  page,
  problems,
}) => {
  await page.goto(`${site.origin}/sing`)
  await expect(page).toHaveURL(`${site.origin}/choirs/harbour-voices`)
  await expect(page.getByText('Next rehearsal: December 5, 2026')).toBeVisible()
  await expect(page.getByText('14 singers')).toBeVisible()

  await page.getByRole('button', { name: 'Give the note' }).scrollIntoViewIfNeeded()
  await waitForMachines(page)
  await expect(page.locator('sw-island', { hasText: 'Give the note' })).toHaveAttribute(
    'data-hydrated',
    '',
  )
  await page.getByRole('button', { name: 'Give the note' }).click()
  await expect(page.getByText('Listen: A')).toBeVisible()

  const menu = page.locator('header [data-disclosure] > button').filter({ visible: true }).first()
  await menu.click()
  await expect(page.locator('header nav [popover]:popover-open')).toBeVisible()

  await page.goto(`${site.origin}/concerts/songs-of-the-tide`)
  await expect(page.getByText('Doors open at seven.')).toBeVisible()
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieder der Flut')
  await expect(page.getByText('Shantys und eine Messe.')).toBeVisible()
  expect(problems).toEqual([])
})

test('[PAGEBUILDER-09] takes what its form is sent', async ({ page, problems }) => {
  await page.goto(`${site.origin}/form/audition`)
  await page.locator('form[data-form="audition"]').scrollIntoViewIfNeeded()
  await expect(page.locator('sw-island:has(form[data-form])')).toHaveAttribute('data-hydrated', '')
  const form = page.locator('form[data-form="audition"]')
  await form.locator('[name="email"]').fill('ada@engines.example')
  await form.locator('[name="message"]').fill('I know two songs.')
  await form.locator('[name="privacy"]').check()
  await page.getByRole('button', { name: 'Ask for an audition' }).click()
  await expect(page.locator('[data-form-done]')).toContainText('We look forward to hearing you')
  expect(problems).toEqual([])
})
