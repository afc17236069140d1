import { expect, test } from './harness/test.ts'

const island = (id: string) => `sw-island[data-id="${id}"]`

for (const renderer of ['React', 'Preact'] as const) {
  test.describe(`with ${renderer}`, () => {
    test.use({ renderer })

    test('[PAGEBUILDER-13] [ERR-06] islands come alive over the server HTML, each in its time, and one that fails costs the others nothing', async ({
      page,
      open,
      errors,
    }) => {
      await open('/islands')
      await test.step('`idle` by itself, `visible` near the viewport, `interaction` when reached for', async () => {
        await expect(page.locator(island('a'))).toHaveAttribute('data-hydrated')
        await expect(page.locator(island('b'))).toHaveAttribute('data-hydrated')
        await expect(page.locator(island('c'))).not.toHaveAttribute('data-hydrated')
        await expect(page.locator(island('f'))).not.toHaveAttribute('data-hydrated')
        await page.getByText('Below', { exact: true }).last().scrollIntoViewIfNeeded()
        await expect(page.locator(island('f'))).toHaveAttribute('data-hydrated')
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await page.getByLabel('On demand').focus()
        await expect(page.locator(island('c'))).toHaveAttribute('data-hydrated')
      })
      await test.step('slots keep the server HTML, and islands inside them live on their own', async () => {
        await expect(page.getByText('First panel')).toBeVisible()
        await page.getByLabel('Nested').click()
        await expect(page.getByLabel('Nested')).toHaveText('1')
        await page.getByRole('button', { name: 'Two' }).click()
        await expect(page.getByText('Second panel')).toBeVisible()
      })
      await test.step('one that throws keeps its HTML, one that differs is drawn again: both are reported by their ids', async () => {
        await expect.poll(() => errors.join('\n')).toMatch(/IslandFailed at d: .*broken on purpose/)
        await page.getByText('Still here').click()
        await expect(page.getByText('What the server drew.')).toBeVisible()
        await expect(page.getByText('e browser')).toBeVisible()
        expect(errors.join('\n')).toMatch(/IslandMismatch at e/)
        expect(
          errors.filter((error) => !/broken on purpose|IslandMismatch at e/.test(error)),
        ).toEqual([])
      })
      await test.step('one that leaves the page ends, and so does its machine', async () => {
        const live = () =>
          page.evaluate(() => {
            const system = (globalThis as never)[Symbol.for('slicewright.system')] as {
              live(): { id: string }[]
            }
            return system.live().map(({ id }) => id)
          })
        expect(await live()).toContain('a')
        await page.getByRole('link', { name: 'Home from islands' }).click()
        await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
        await expect.poll(live).not.toContain('a')
      })
    })

    test('a click before hydration happens once, after it, by mouse or by keyboard; a link inside works at once', async ({
      page,
      harness,
    }) => {
      for (const how of ['mouse', 'keyboard'] as const) {
        await test.step(how, async () => {
          // The island's chunk is held back until the clicks have been made.
          const { promise: held, resolve: release } = Promise.withResolvers<void>()
          await page.route('**/panels-*.js', async (route) => {
            await held
            await route.continue()
          })
          await page.goto(`${harness.origin}/cold`)
          const button = page.getByRole('button', { name: 'Two' })
          await page.waitForFunction(() => customElements.get('sw-island'))
          if (how === 'mouse') {
            // On the picture inside, and again: an impatient second click must not undo the first.
            await button.locator('svg').click()
            await button.locator('svg').click()
          } else {
            await button.focus()
            await page.keyboard.press('Enter')
          }
          await page.getByRole('link', { name: 'Below' }).click()
          await expect(page).toHaveURL(/#below$/)
          await expect(button).toHaveAttribute('aria-expanded', 'false')
          release()
          await expect(button).toHaveAttribute('aria-expanded', 'true')
          await expect(page.getByText('Second panel')).toBeVisible()
          await page.unrouteAll()
        })
      }
    })

    test('[ERR-06] an island that throws later gets its first HTML back, and is reported', async ({
      page,
      open,
      errors,
    }) => {
      await open('/breaking')
      await expect(page.locator(island('g'))).toHaveAttribute('data-hydrated')
      const next = page.getByRole('button', { name: 'Number' })
      await next.click()
      await expect(page.getByText('2 of 2')).toBeVisible()
      expect(errors).toEqual([])
      await next.click()
      await expect(page.getByText('1 of 2')).toBeVisible()
      expect(errors.join('\n')).toMatch(/IslandFailed at g: .*broken later/)
      expect(errors).toHaveLength(1)
    })

    test('[ERR-06] an island whose chunk is missing keeps its HTML, answers the click natively, and is reported', async ({
      page,
      open,
      errors,
    }) => {
      await open('/cold')
      // A page loaded for the first time reloads, in case there is a newer build.
      await page.reload()
      await page.getByText('Still here').click()
      await expect.poll(() => errors.join('\n')).toMatch(/IslandFailed at z: /)
      await expect(page.getByText('What the server drew.')).toBeVisible()
    })

    test('`reached` waits for a sign of the visitor, then until the island is near', async ({
      page,
      harness,
    }) => {
      const isCounter = (path: string) => path.includes('counter')
      harness.reset()
      await page.goto(`${harness.origin}/reached?waits`)
      await page.waitForLoadState('networkidle')
      expect(harness.requests.filter(isCounter)).toEqual([])
      await page.mouse.move(5, 5)
      await expect(page.locator(island('n'))).toHaveAttribute('data-hydrated')
      await expect(page.locator(island('o'))).not.toHaveAttribute('data-hydrated')
      await page.locator('#below').scrollIntoViewIfNeeded()
      await expect(page.locator(island('o'))).toHaveAttribute('data-hydrated')
    })

    test('what renders islands is fetched with the first of them, not on a page without', async ({
      page,
      open,
      harness,
    }) => {
      const isRenderer = (path: string) => /renderer|mount-island/.test(path)
      await open('/')
      await page.waitForLoadState('networkidle')
      expect(harness.requests.filter(isRenderer)).toEqual([])
      await open('/cold')
      await expect.poll(() => harness.requests.some(isRenderer)).toBe(true)
    })
  })
}
