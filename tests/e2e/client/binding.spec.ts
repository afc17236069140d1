import { expect, test, waitForSite } from './harness/test.ts'

test('[NAV-02] details, popovers and other elements follow their machines, which learn of what visitors and the browser do', async ({
  page,
  open,
}) => {
  await open('/')
  await test.step('details, by the machine and natively', async () => {
    const button = page.locator('#menu-button')
    const menu = page.locator('#menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(menu).toHaveAttribute('open')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(menu).not.toHaveAttribute('open')
    await page.getByText('Product').click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.getByText('Product').click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('a popover: Escape, a click beside it and its own button close it', async () => {
    const button = page.locator('#mobile-button')
    const menu = page.locator('#mobile')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(600, 500),
      () => button.click(),
    ]) {
      await button.click()
      await expect(menu).toBeVisible()
      await close()
      await expect(menu).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  })
  await test.step('conditions on context, also negated', async () => {
    await expect(page.locator('#hint')).toBeHidden()
    await expect(page.locator('#no-hint')).toBeVisible()
    await page.locator('#hint-button').click()
    await expect(page.locator('#hint')).toBeVisible()
    await expect(page.locator('#no-hint')).toBeHidden()
  })
  await test.step('markup that came with a payload', async () => {
    await page.locator('#to-about').click()
    await expect(page.locator('#main-hint')).toBeVisible()
    await page.getByRole('button', { name: 'Hint in main' }).click()
    await expect(page.locator('#main-hint')).toBeHidden()
    await expect(page.locator('#hint')).toBeHidden()
  })
  await test.step('what is hidden stays so', async () => {
    await expect(page.locator('#promotion')).toBeVisible()
    await page.locator('#promotion button').click()
    await expect(page.locator('#promotion')).toBeHidden()
    await page.reload()
    await expect(page.locator('#promotion')).toBeHidden()
  })
})

test('a dialog is modal, Escape reaches the machine, unsent ticks are dropped; a form sends its named controls, and checkboxes follow the context', async ({
  page,
  open,
}) => {
  await open('/')
  const dialog = page.locator('#settings')
  const settings = page.locator('#settings-button')
  await settings.click()
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(page.getByLabel('Analytics')).toBeChecked()
  await page.getByLabel('Ads').check()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await settings.click()
  await expect(page.getByLabel('Ads')).not.toBeChecked()

  await page.getByLabel('Ads').check()
  await page.getByLabel('Analytics').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#saved')).toHaveAttribute('data-state', '1')
  await expect(page.locator('#note')).toHaveAttribute('data-state', 'hello')
  await expect(dialog).toBeHidden()
  const last = await page.evaluate(() => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): { getSnapshot(): { context: { last: object } } }
    }
    return system.get('settings').getSnapshot().context.last
  })
  expect(last).toEqual({
    necessary: true,
    analytics: false,
    ad: true,
    note: 'hello',
    size: 'm',
    colour: 'red',
  })
  await settings.click()
  await expect(page.getByLabel('Ads')).toBeChecked()
  await expect(page.getByLabel('Analytics')).not.toBeChecked()
})

test('clicks and native openings from before the machines run are answered once', async ({
  page,
  harness,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/site-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(harness.origin)
  await page.waitForLoadState('load')
  await expect.poll(() => page.evaluate(() => !!customElements.get('sw-island'))).toBe(true)
  await page.locator('#hint-button').click()
  await page.locator('#hint-button').click()
  await page.getByText('Product').click()
  await expect(page.locator('#hint')).toBeHidden()
  release()
  await waitForSite(page)
  await expect(page.locator('#hint')).toBeVisible()
  await expect(page.locator('#menu')).toHaveAttribute('open')
  await expect(page.locator('#menu-button')).toHaveAttribute('aria-expanded', 'true')
})

test('[ERR-06] a site chunk that does not load is reported, and the page works as HTML', async ({
  page,
  harness,
  errors,
}) => {
  await page.route('**/assets/site-*.js', (route) => route.abort())
  await page.goto(harness.origin)
  await expect.poll(() => errors.join('\n')).toMatch(/SiteStartFailed: /)
  await page.getByText('Product').click()
  await expect(page.locator('#menu')).toHaveAttribute('open')
  await page.getByText('Product').click()
  await page.locator('#to-about').click()
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
})

test('a wrong actor or value is reported and breaks nothing', async ({ page, open, errors }) => {
  await open('/')
  await page.locator('#nobody').click()
  await page.locator('#malformed').click()
  await page.locator('#hint-button').click()
  await expect(page.locator('#hint')).toBeVisible()
  await expect.poll(() => errors.join('\n')).toMatch(/"nobody", which is not running/)
  expect(errors.join('\n')).toMatch(/BindingInvalid: data-value="\{" cannot be used/)
})
