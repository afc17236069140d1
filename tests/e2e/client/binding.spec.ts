import { expect, test, waitForSite } from './harness/test.ts'

test('`data-follow` opens and closes details with the machine, `data-expanded` says so', async ({
  page,
  open,
}) => {
  await open('/')
  const button = page.locator('#menu-button')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(page.locator('#menu')).toHaveAttribute('open')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(page.locator('#menu')).not.toHaveAttribute('open')
})

test('the machine learns of what the visitor opens and closes natively', async ({ page, open }) => {
  await open('/')
  await page.getByText('Product').click()
  await expect(page.locator('#menu-button')).toHaveAttribute('aria-expanded', 'true')
  await page.getByText('Product').click()
  await expect(page.locator('#menu-button')).toHaveAttribute('aria-expanded', 'false')
})

test('[NAV-02] a popover follows its machine; Escape and a click beside it reach the machine', async ({
  page,
  open,
}) => {
  await open('/')
  const menu = page.locator('#mobile')
  const button = page.locator('#mobile-button')
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(menu).toBeVisible()
  await page.mouse.click(600, 500)
  await expect(menu).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the button that opened a popover closes it', async ({ page, open }) => {
  await open('/')
  const button = page.locator('#mobile-button')
  await button.click()
  await expect(page.locator('#mobile')).toBeVisible()
  await button.click()
  await expect(page.locator('#mobile')).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('[NAV-02] other elements are hidden and shown', async ({ page, open }) => {
  await open('/')
  await expect(page.locator('#promotion')).toBeVisible()
  await page.locator('#promotion button').click()
  await expect(page.locator('#promotion')).toBeHidden()
  await page.reload()
  await expect(page.locator('#promotion')).toBeHidden()
})

test('a dialog is modal, Escape reaches the machine, unsent ticks are dropped', async ({
  page,
  open,
}) => {
  await open('/')
  const dialog = page.locator('#settings')
  await page.locator('#settings-button').click()
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(page.getByLabel('Analytics')).toBeChecked()
  await page.getByLabel('Ads').check()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.locator('#settings-button').click()
  await expect(page.getByLabel('Ads')).not.toBeChecked()
})

test('a form sends its named controls, and checkboxes follow the context', async ({
  page,
  open,
}) => {
  await open('/')
  await page.locator('#settings-button').click()
  await page.getByLabel('Ads').check()
  await page.getByLabel('Analytics').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#saved')).toHaveAttribute('data-state', '1')
  await expect(page.locator('#note')).toHaveAttribute('data-state', 'hello')
  await expect(page.locator('#settings')).toBeHidden()
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
  await page.locator('#settings-button').click()
  await expect(page.getByLabel('Ads')).toBeChecked()
  await expect(page.getByLabel('Analytics')).not.toBeChecked()
})

test('conditions on context, also negated', async ({ page, open }) => {
  await open('/')
  await expect(page.locator('#hint')).toBeHidden()
  await expect(page.locator('#no-hint')).toBeVisible()
  await page.locator('#hint-button').click()
  await expect(page.locator('#hint')).toBeVisible()
  await expect(page.locator('#no-hint')).toBeHidden()
})

test('markup that came with a payload is bound', async ({ page, open }) => {
  await open('/')
  await page.locator('#hint-button').click()
  await page.locator('#to-about').click()
  await expect(page.locator('#main-hint')).toBeVisible()
  await page.getByRole('button', { name: 'Hint in main' }).click()
  await expect(page.locator('#main-hint')).toBeHidden()
  await expect(page.locator('#hint')).toBeHidden()
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
