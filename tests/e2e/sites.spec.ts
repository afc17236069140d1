/** A page type that a folder on top of the shipped site adds, and the reports of faulty files. */
import { readVariable } from '#schemas/environment-variables.ts'
import { findViolations } from './support/accessibility.ts'
import { readHead } from './support/read-head.ts'
import { additions, runScript, startFilledSite, type RunningSite } from './support/run-site.ts'
import { expect, scrollThrough, test, waitForIslands, waitForMachines } from './support/test.ts'

test.describe('book-club: a page type made of schemas and configuration', () => {
  test.describe.configure({ mode: 'serial' })
  let site: RunningSite

  test.beforeAll(async () => {
    const environment = {
      SITE_BASE_URL: 'https://clubs.example',
      // A site without a tag manager says so in the console (CONSENT-09).
      VENDOR_EMULATOR: `http://localhost:${Number(readVariable('E2E_PORT')) + 1000}`,
    }
    site = await startFilledSite({ ...additions, environment })
  })
  test.afterAll(() => site?.stop())

  const pages = [
    { path: '/book-clubs/monday-readers', lang: 'en-US', date: 'Next meeting: January 11, 2027' },
    {
      path: '/de/lesekreise/montagsrunde',
      lang: 'de-DE',
      date: 'Nächstes Treffen: 11. Januar 2027',
    },
    {
      path: '/fr/clubs-de-lecture/les-lundis',
      lang: 'fr-FR',
      date: 'Prochaine rencontre : 11 janvier 2027',
    },
  ]
  const alternates = {
    'en-us': 'https://clubs.example/book-clubs/monday-readers',
    'de-de': 'https://clubs.example/de/lesekreise/montagsrunde',
    'fr-fr': 'https://clubs.example/fr/clubs-de-lecture/les-lundis',
    'x-default': 'https://clubs.example/book-clubs/monday-readers',
  }

  for (const { path, lang, date } of pages) {
    test(`[PAGEBUILDER-05] ${path} has its head, its alternates and its payload`, async ({
      request,
    }) => {
      const response = await request.get(site.origin + path)
      const html = await response.text()
      const head = readHead(html)
      expect(response.status()).toBe(200)
      expect(head.lang).toBe(lang)
      expect(head.title).toMatch(/\S+ \| Colloquy$/)
      expect(head.canonicals).toEqual([`https://clubs.example${path}`])
      expect(head.alternates).toEqual(alternates)
      expect(head.meta['description']).not.toBe('')
      expect(html).toContain(date)

      const payload = await (await request.get(`${site.origin + path}/_payload.json`)).json()
      expect(payload).toMatchObject({ path, routeName: 'book-club', title: head.title })
      expect(payload.html).toContain(date)
    })
  }

  test('[PAGEBUILDER-05] a path in the words of another language leads nowhere', async ({
    request,
  }) => {
    const response = await request.get(`${site.origin}/de/book-clubs/montagsrunde`)
    expect(response.status()).toBe(404)
  })

  test('[PAGEBUILDER-05] a wrong field is left out, and told with document and place', async ({
    request,
  }) => {
    const response = await request.get(`${site.origin}/book-clubs/night-owls`)
    expect(response.status()).toBe(200)
    expect(await response.text()).not.toContain('Next meeting')
    const issue = site
      .output()
      .split('\n')
      .find((line) => line.includes('BookClub0000en02'))
    expect(issue).toContain('/data/next_meeting')
  })

  test('[PAGEBUILDER-05] the page is accessible, and its machines run in the browser', async ({
    page,
    problems,
  }) => {
    await page.goto(`${site.origin}/book-clubs/monday-readers`)
    await expect(page.locator('html')).toHaveAttribute('data-reader', 'reading')
    expect(await page.evaluate(() => sessionStorage.getItem('reader'))).toBe('{"hasRead":true}')
    await scrollThrough(page)
    await waitForIslands(page)
    await page.getByText('Do I have to finish the book?').click()
    await expect(page.getByText('Come with the question that stopped you.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('[NAV-04] its footer is dark, and light again on the next page', async ({ page }) => {
    const colour = () =>
      page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor)
    await page.goto(`${site.origin}/legal/terms`)
    await expect(page.locator('body')).toHaveAttribute('data-footer', 'light')
    const light = await colour()
    await page.goto(`${site.origin}/book-clubs/monday-readers`)
    await expect(page.locator('body')).toHaveAttribute('data-footer', 'dark')
    expect(await colour()).not.toBe(light)
    await waitForMachines(page)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await page.locator('footer a[href="/legal/terms"]').first().click()
    await expect(page.locator('body')).toHaveAttribute('data-footer', 'light')
    await expect.poll(colour).toBe(light)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
  })

  test('[PAGEBUILDER-05] the shipped pages are still there', async ({ request }) => {
    expect((await request.get(`${site.origin}/de/preise`)).status()).toBe(200)
  })
})

test('[PAGEBUILDER-07] [PAGEBUILDER-09] a build of faulty files fails and names every fault with file and place', async () => {
  const run = runScript('build', { build: 'faulty', site: 'faulty' })
  expect(await run.ended).toBe(1)
  expect(toFaults(run.output())).toEqual([
    'machines/egg-timer/machine.json#/context/minutes',
    'machines/egg-timer/machine.json#/states/boiling/on/egg.taken/guard',
    'machines/egg-timer/machine.json#/states/boiling/after/1000/target',
    'machines/egg-timer/machine.json#/context/minutes',
    'machines/oven/machine.json#/states/off/entry/0/type',
    'machines/oven/machine.json#/states/off',
    'schemas/documents/recipe.schema.json#/required/1',
    'site-config/page-types/menu_card.json#',
    'site-config/page-types/menu_card.json#/layot',
    'site-config/page-types/menu_card.json#/routes',
    'site-config/page-types/menu_card.json#/template',
    'site-config/page-types/menu_card.json#/head',
    'site-config/page-types/recipe.json#/layout',
    'site-config/page-types/recipe.json#/template/0/slice',
    'site-config/page-types/recipe.json#/template/1/bind/content',
    'site-config/page-types/recipe.json#/routes/0/path',
  ])
  expect(run.output()).toContain('16 faults in 5 files.')
  expect(run.output()).toContain('There is no slice "page_heder".\n    Did you mean "page_header"?')
})

/** `<file>#<pointer>` of each fault, in reporting order. */
function toFaults(output: string): string[] {
  let file = ''
  return output.split('\n').flatMap((line) => {
    file = /^tests\/fixtures\/sites\/faulty\/(\S+)$/.exec(line)?.[1] ?? file
    const pointer = /^ {2}(#\S*)$/.exec(line)?.[1]
    return pointer === undefined ? [] : [file + pointer]
  })
}
