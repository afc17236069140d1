/** A form in a page, as visitors meet it. */
import { expect, waitForMachines, type Page } from './test.ts'

export const submitPath = '**/.netlify/functions/submit-form'

export const formOf = (page: Page) => page.locator('form[data-form]')
export const hostOf = (page: Page) => page.locator('sw-island:has(form[data-form])')
export const sendButton = (page: Page) => page.locator('[data-form-send]')
export const done = (page: Page) => page.locator('[data-form-done]')
export const openButton = (page: Page) => page.locator('main button[commandfor]')
export const field = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)

/** Input for each field; true ticks it, an option of several is chosen by its value. */
export type Entries = Record<string, string | true>

/** Opens a page and shows its form, even from a dialog, with its script running. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForMachines(page)
  if (!(await formOf(page).isVisible())) await openButton(page).click()
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(hostOf(page)).toHaveAttribute('data-hydrated', '')
}

/** Fills in the visible fields; with several steps, one after the other. */
export async function fillForm(page: Page, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const control = field(page, name).first()
    if (!(await control.isVisible())) await nextButton(page).click()
    await expect(control).toBeVisible()
    const kind = await control.evaluate((element: HTMLInputElement) => element.type)
    if (value === true) await control.check()
    else if (kind === 'radio')
      await formOf(page).locator(`[name="${name}"][value="${value}"]`).check()
    else if (kind === 'select-one') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Leads on to the next step, or sends the form. */
export const nextButton = (page: Page) =>
  formOf(page).locator('button[type="submit"]:visible:not([data-form-failed] *)').first()
