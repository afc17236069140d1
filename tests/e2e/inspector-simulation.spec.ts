import { expect, type Page } from '@playwright/test'
import { findViolations } from './support/accessibility.ts'
import { test } from './support/dev-test.ts'

test.describe.configure({ mode: 'default' })

const state = (page: Page, id: string) =>
  page.getByRole('application').locator(`[data-state="${id}"]`)

test('[PAGEBUILDER-08] a link opens a machine in a state, to go on from with keys alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/__machines?machine=navbar&part=whole#state=mobileMenu.open,searchBar.open')
  await expect(state(page, 'navbar.searchBar.open')).toHaveClass(/is-active/)
  await expect(state(page, 'navbar.mobileMenu.open')).toHaveClass(/is-active/)
  const simulation = page.getByRole('region', { name: 'Simulation' })
  await expect(simulation.getByRole('status').first()).toContainText('searchBar.open')

  const event = page.getByRole('radio', { name: 'search.close, taken' })
  await event.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(state(page, 'navbar.searchBar.closed')).toHaveClass(/is-active/)
  await simulation.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(simulation).toContainText('The link was copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(decodeURIComponent(link)).toMatch(/#state=menu\.closed,mobileMenu\.open,searchBar\.closed/)
  expect(await findViolations(page)).toEqual([])

  await simulation.getByRole('button', { name: 'Step back' }).press('Enter')
  await expect(state(page, 'navbar.searchBar.open')).toHaveClass(/is-active/)
  await page.goto(link)
  await expect(state(page, 'navbar.searchBar.closed')).toHaveClass(/is-active/)
})

test('[PAGEBUILDER-08] a link to a machine or a state that there is not says so', async ({
  page,
}) => {
  await page.goto('/__machines?machine=navbr#state=menu.open')
  await expect(page.getByText('There is no machine "navbr".')).toBeVisible()
  await page.goto('/__machines?machine=modal#state=opn')
  const problem = page.getByRole('alert')
  await expect(problem).toHaveText('There is no state "opn" in modal. There are: closed, open.')
  await page.evaluate(() => (location.hash = '#state=open&context={"fom":1}'))
  await expect(problem).toContainText('The context of modal has no field "fom".')
  await page.evaluate(() => (location.hash = '#state=open'))
  await expect(state(page, 'modal.open')).toHaveClass(/is-active/)
})

test('[PAGEBUILDER-08] an event is filled in by a form of its schema, which says what is wrong', async ({
  page,
}) => {
  await page.goto('/__machines?machine=consent&part=whole#state=choice.running')
  const grant = page.getByRole('radio', { name: /^consent\.grant,/ })
  await grant.waitFor()
  await grant.check()
  const category = page.getByLabel('category')
  await category.selectOption('not set')
  await expect(page.getByText('category is required.')).toBeVisible()
  const before = await page.getByRole('region', { name: 'Simulated steps' }).textContent()
  await page.getByRole('button', { name: 'Send consent.grant' }).press('Enter')
  await expect(category).toBeFocused()
  expect(await page.getByRole('region', { name: 'Simulated steps' }).textContent()).toBe(before)
  expect(await findViolations(page)).toEqual([])
  await category.selectOption('ad')
  await page.getByRole('button', { name: 'Send consent.grant' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Simulated steps' })).toContainText('consent.grant')
})
