/** The menus of the navbar: pointer, keyboard, narrow screens, no script. */
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'
import { findViolations } from './support/accessibility.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ context, baseURL }) => rememberConsent(context, baseURL!))

const opened = (page: Page) => page.locator('header nav [popover]:popover-open')
const buttons = (page: Page) => page.locator('header [data-disclosure] > button')

/** Opens a page and makes a first gesture, which loads the gesture script. */
async function visit(page: Page, path = '/legal/terms'): Promise<void> {
  await page.goto(path)
  await waitForMachines(page)
  await page.mouse.move(5, 400)
  await page.mouse.move(9, 420)
  await page.waitForFunction(() => {
    const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
      get(id: string): unknown
    }
    return system.get('menus') !== undefined
  })
}

test.describe('[NAV-02] menus of a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('open for a mouse that stays, stay closed for one that passes, and close when it has left', async ({
    page,
  }) => {
    await visit(page)
    await page.clock.install()
    const [first, second] = [buttons(page).nth(0), buttons(page).nth(1)]
    const box = (await first.boundingBox())!
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.move(box.x + 5, 700)
    await page.clock.runFor(1000)
    await expect(opened(page)).toHaveCount(0)

    await first.hover()
    await expect(opened(page)).toHaveCount(1)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await second.hover()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(opened(page)).toHaveCount(1)
    await opened(page).locator('a').first().hover()
    await page.clock.runFor(1000)
    await expect(opened(page)).toHaveCount(1)
    await page.mouse.move(700, 880)
    await expect(opened(page)).toHaveCount(0)
  })

  test('a click right after the mouse has opened one leaves it open, one a while later closes it, and it stays closed', async ({
    page,
  }) => {
    await visit(page)
    await page.clock.install()
    const first = buttons(page).nth(0)
    // In the page, where nothing intervenes: the visitor must see an opened menu, not a closed one.
    const clicked = first.evaluate(
      (button) =>
        new Promise<void>((resolve) => {
          const click = () => {
            button.dispatchEvent(
              new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
            )
            resolve()
          }
          document.addEventListener('toggle', () => setTimeout(click), {
            capture: true,
            once: true,
          })
        }),
    )
    await first.hover()
    await clicked
    await page.clock.runFor(1000)
    await expect(opened(page)).toHaveCount(1)
    await page.mouse.move(700, 880)
    await expect(opened(page)).toHaveCount(0)

    await first.hover()
    await expect(opened(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await first.click()
    await expect(opened(page)).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(opened(page)).toHaveCount(0)

    await page.mouse.move(700, 880)
    await first.click()
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(opened(page)).toHaveCount(0)
  })

  test('the keyboard moves as in ARIA’s disclosure navigation, and Tab leaves a menu and closes it', async ({
    page,
  }) => {
    await visit(page)
    const items = page.locator('header [data-menus] > li > :is(a, button)')
    const count = await items.count()
    await items.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(items.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(items.nth(count - 1)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(items.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const links = opened(page).locator('a')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opened(page)).toHaveCount(0)
    await expect(items.first()).toBeFocused()
    await expect(items.first()).toHaveAttribute('aria-expanded', 'false')

    await buttons(page).first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect(opened(page)).toHaveCount(0)
    await expect(page.locator('header [popover] :focus')).toHaveCount(0)
  })

  test('those of the blog have columns, an extended one spans the window, and they are accessible, closed and open', async ({
    page,
  }) => {
    await visit(page, '/blog')
    expect(await findViolations(page, 'header')).toEqual([])
    await buttons(page).first().click()
    await expect(opened(page)).toHaveCount(1)
    expect(await findViolations(page, 'header')).toEqual([])
    await page.keyboard.press('Escape')

    const extended = page.locator('header [data-disclosure]:has([data-extended])').first()
    const menu =
      (await extended.count()) > 0 ? extended : page.locator('header [data-disclosure]').first()
    await menu.locator('> button').click()
    const isExtended = (await menu.locator('[data-extended]').count()) > 0
    const box = (await opened(page).boundingBox())!
    if (isExtended) expect(Math.round(box.width)).toBeGreaterThan(1400)
    expect(await opened(page).locator('ul a').count()).toBeGreaterThan(2)
  })
})

test.describe('[NAV-02] the menu of a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('holds the submenus as an accordion, accessibly', async ({ page }) => {
    await visit(page, '/blog')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('header [popover]:popover-open')
    const summaries = menu.locator('summary')
    await summaries.nth(0).click()
    await expect(menu.locator('details[open] a').first()).toBeVisible()
    await summaries.nth(1).click()
    await expect(menu.locator('details[open]')).toHaveCount(1)
    expect(await findViolations(page, 'header')).toEqual([])
  })
})
