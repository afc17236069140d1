/** Components of ten packages on one page: a build draws and hydrates them as the dev server does. */
import { startDevServer, type DevServer } from './support/dev-server.ts'
import { fixtureSite, startSite, type RunningSite } from './support/run-site.ts'
import { expect, test, waitForMachines, type Page } from './support/test.ts'

let built: RunningSite
let dev: DevServer
test.beforeAll(async () => {
  built = await startSite({ build: 'components', site: 'components' })
  dev = await startDevServer({ SITE_DIR: fixtureSite('components') })
})
test.afterAll(() => Promise.all([built?.stop(), dev?.stop()]))

const shelf = (page: Page) => page.locator('sw-island').first()

/** The markup of the island as it is sent. */
async function readMarkup(page: Page, origin: string): Promise<string> {
  const html = await (await page.request.get(origin)).text()
  return /<sw-island[^>]*>([^]*?)<\/sw-island>/.exec(html)![1]!
}

test('are the same HTML in development and in a build', async ({ page }) => {
  const markup = await readMarkup(page, built.origin)
  expect(markup).toContain('<h2>An inner title</h2>')
  expect(markup).toMatch(/<button type="button" class="slotted">Pressed <!-- -->0<!-- --> times/)
  expect(markup).toContain('Not <strong>once</strong>')
  expect(markup).toContain('<output>Ada</output>')
  expect(await readMarkup(page, dev.origin)).toBe(markup)
})

for (const [place, originOf] of [
  ['a build', () => built.origin],
  ['development', () => dev.origin],
] as const) {
  test(`are hydrated in ${place} as they were drawn, and answer`, async ({ page, problems }) => {
    await page.goto(originOf())
    await waitForMachines(page)
    await expect(shelf(page)).toHaveAttribute('data-hydrated', '')
    expect(problems).toEqual([])

    const button = page.getByRole('button', { name: /^Pressed/ })
    await button.click()
    await expect(button).toHaveText('Pressed 1 times')
    await expect(page.getByText('Row 2')).toBeVisible()
    await expect(page.getByText('Once', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Coffee' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Coffee' })).toHaveText('Beans')
    await page.getByRole('button', { name: 'More' }).click()
    await expect(page.getByText('What there is more of')).toBeVisible()
    await page.getByRole('combobox', { name: 'Size' }).click()
    await page.getByRole('option', { name: 'Large' }).click()
    await expect(page.getByRole('combobox', { name: 'Size' })).toHaveText('Large')
    await page.getByLabel('Nickname').fill('Grace')
    await expect(page.locator('form output')).toHaveText('Grace')
    await page.getByRole('button', { name: 'Open the dialog' }).click()
    await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible()
    expect(problems).toEqual([])
    await button.click()
    await expect(page.getByText('The rows could not be drawn.')).toBeVisible()
  })
}

test('a component of tabs that answers keys by itself is answered once', async ({ page }) => {
  await page.goto(built.origin)
  await waitForMachines(page)
  await expect(page.locator('sw-island').last()).toHaveAttribute('data-hydrated', '')
  await page.getByRole('tab', { name: 'Front' }).press('ArrowRight')
  const selected = page.getByRole('tablist', { name: 'Views' }).getByRole('tab', { selected: true })
  await expect(selected).toHaveText('Side')
  // The machine's own keys, which the component leaves to it.
  await selected.press('End')
  await expect(selected).toHaveText('Back')
})
