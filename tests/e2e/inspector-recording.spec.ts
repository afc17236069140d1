import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/accessibility.ts'
import { test } from './support/dev-test.ts'

test.describe.configure({ mode: 'default' })

const state = (page: Page, id: string) =>
  page.getByRole('application').locator(`[data-state="${id}"]`)

async function openModal(page: Page): Promise<void> {
  await page.goto('/__machines?machine=modal&page=%2Fpricing')
  // A dev server compiles what it has not served before.
  await expect(state(page, 'modal.closed')).toHaveClass(/is-active/)
}

/** @returns the panel, which another one hides for now */
async function record(page: Page) {
  await openModal(page)
  const recording = page.getByRole('region', { name: 'Recording' })
  await page.getByRole('tab', { name: 'Recording' }).click()
  await recording.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('tab', { name: 'Live' }).click()
  return recording
}

test('[PAGEBUILDER-08] records an instance, goes back in it, runs it again, saves and opens it', async ({
  page,
}) => {
  const recording = await record(page)
  for (const type of ['modal.open', 'modal.close']) {
    await page.getByRole('radio', { name: new RegExp(`^${type},`) }).check()
    await page.getByRole('button', { name: `Send ${type}` }).click()
    await expect(page.getByRole('list', { name: 'Entries' })).toContainText(type)
  }
  await page.getByRole('tab', { name: 'Recording' }).click()
  await recording.getByRole('button', { name: 'Stop' }).click()
  const moment = recording.getByRole('slider')
  await expect(moment).toHaveAttribute('max', '2')
  await moment.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(state(page, 'modal.open')).toHaveClass(/is-active/)
  await expect(recording).toContainText('modal.open → open')
  await recording.getByRole('button', { name: 'Back to the present' }).click()
  await expect(state(page, 'modal.closed')).toHaveClass(/is-active/)
  await recording.getByRole('button', { name: 'Replay' }).click()
  await expect(recording.getByRole('status')).toHaveText('All 2 steps went as recorded.')

  const download = page.waitForEvent('download')
  await recording.getByRole('button', { name: 'Save' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ machine: 'modal', page: '/pricing' })
  const wrong = text.replace('"value": "open"', '"value": "closed"')
  await recording.getByLabel('Open a recording').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from(wrong),
  })
  await expect(recording.getByRole('status')).toHaveText('wrong.json was opened.')
  await recording.getByRole('button', { name: 'Replay' }).click()
  await expect(recording.getByRole('status')).toHaveText(
    'Step 1 (modal.open) led to "closed"; now it leads to "open".',
  )
  expect(await findViolations(page)).toEqual([])
})

test('[PAGEBUILDER-08] keeps a recording when a declaration is saved, which loads everything anew', async ({
  page,
}) => {
  const recording = await record(page)
  await page.getByRole('button', { name: 'Send modal.open' }).click()
  await expect(page.getByRole('list', { name: 'Entries' })).toContainText('modal.open')
  await page.reload()
  await page.getByRole('tab', { name: 'Recording' }).click()
  await expect(recording).toContainText('The page has gone: nothing more is recorded of it.')
  await expect(recording.getByRole('slider')).toHaveAttribute('max', '1')
  await recording.getByRole('button', { name: 'Stop' }).click()
  await expect(recording.getByRole('button', { name: 'Save' })).toBeEnabled()
  for (const altered of ['{', 'null']) {
    await page.evaluate((text) => sessionStorage.setItem('slicewright.recording', text), altered)
    await page.reload()
    await page.getByRole('tab', { name: 'Recording' }).click()
    await expect(recording.getByRole('button', { name: 'Record', exact: true })).toBeVisible()
    await expect(recording.getByRole('slider')).toHaveCount(0)
  }
})

test('[PAGEBUILDER-08] tells of a fault of one view in its place, and leaves the others', async ({
  page,
}) => {
  const report = /\/__machines\/machines\/modal\.json$/
  await page.route(report, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), states: null } })
  })
  await openModal(page)
  await page.getByRole('tab', { name: 'As text' }).click()
  await expect(page.getByRole('alert')).toContainText('“As text” failed: ')
  await page.unroute(report)
  await page.getByRole('tab', { name: 'Live' }).click()
  await page.getByRole('button', { name: 'Send modal.open' }).click()
  await expect(state(page, 'modal.open')).toHaveClass(/is-active/)
})

test('[PAGEBUILDER-08] shows a large machine part by part, in letters that can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/__machines?machine=video&part=video.place.hosted')
  const parts = page.getByRole('navigation', { name: 'Parts of the drawing' })
  await expect(parts.getByRole('button', { name: 'place.hosted', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const label = page.getByRole('application').locator('.label text').first()
  const letters = () => label.evaluate((text: SVGTextElement) => 10.5 * text.getScreenCTM()!.a)
  expect(await letters()).toBeGreaterThanOrEqual(8)
  await state(page, 'video.place.hosted.player').locator('.title').click()
  await expect(page).toHaveURL(/part=video\.place\.hosted\.player/)
  await expect(state(page, 'video.place.hosted.player.loading')).toBeVisible()
  // Beside a page, where there is less room than the diagram was drawn for.
  await page.setViewportSize({ width: 830, height: 900 })
  expect(await letters()).toBeGreaterThanOrEqual(8)
  await parts.getByRole('button', { name: 'all at once' }).press('Enter')
  await expect(state(page, 'video.place.slice')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
