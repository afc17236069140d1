/** What opens over a page or changes in it, for visitors whose system is dark. Pages themselves: dark-theme.spec.ts. */
import { findViolations } from './support/accessibility.ts'
import {
  done,
  field,
  fillForm,
  hostOf,
  openForm,
  sendButton,
  submitPath,
} from './support/form-page.ts'
import { expect, rememberConsent, test, waitForMachines, type Page } from './support/test.ts'

const narrow = 375
const wide = 1440

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForMachines(page)
}

async function openSearch(page: Page, query: string): Promise<void> {
  await open(page, '/')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.locator('[data-search-input]').fill(query)
}

const contact = {
  topic: 'support',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.example',
  message: 'It is about SCIM.',
  privacy: true,
} as const

async function sendContact(page: Page): Promise<void> {
  await openForm(page, '/form/contact-us')
  await fillForm(page, contact)
  await sendButton(page).click()
}

async function openAssessment(page: Page): Promise<void> {
  await open(page, '/maturity-model')
  const host = page.locator('sw-island:has([data-stage])')
  await expect(host).toHaveAttribute('data-hydrated', '')
  await host.locator('[data-send$=" assessment.open"]').click()
  await host.getByRole('radio').nth(2).check()
}

async function openDialog(page: Page): Promise<void> {
  await open(page, '/ebook/the-peer-learning-playbook')
  await page.getByRole('button', { name: 'Get the e-book' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function playFilm(page: Page): Promise<void> {
  await open(page, '/studio/video-studio')
  const screen = page.locator('div[data-video]').first()
  await screen.scrollIntoViewIfNeeded()
  await screen.getByRole('button', { name: 'Play the film' }).click()
  await expect(screen.getByRole('group', { name: 'This video comes from' })).toBeVisible()
}

const states: [name: string, widths: number[], show: (page: Page) => Promise<void>][] = [
  [
    'a menu of links',
    [wide],
    async (page) => {
      await open(page, '/')
      await page.locator('header').getByRole('button', { name: 'Product' }).click()
      await expect(page.locator('header nav [popover]:popover-open')).toBeVisible()
    },
  ],
  [
    'a menu with a picture',
    [wide],
    async (page) => {
      await open(page, '/')
      await page.locator('header').getByRole('button', { name: 'Resources' }).click()
      await expect(page.locator('header nav [popover]:popover-open')).toBeVisible()
    },
  ],
  [
    'the languages',
    [wide],
    async (page) => {
      await open(page, '/')
      await page.getByRole('button', { name: /^Language/ }).click()
    },
  ],
  [
    'the drawer, unfolded',
    [narrow],
    async (page) => {
      await open(page, '/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.locator('header [popover]:popover-open')
      await menu.locator('summary').first().click()
      await expect(menu.locator('details[open] a').first()).toBeVisible()
    },
  ],
  [
    'search with results',
    [narrow, wide],
    async (page) => {
      await openSearch(page, 'learn')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  ],
  [
    'search without results',
    [wide],
    async (page) => {
      await openSearch(page, 'qqqxyz')
      await expect(page.locator('dialog[data-search]').getByRole('status')).toHaveText(/No results/)
    },
  ],
  [
    'search without its index',
    [wide],
    async (page) => {
      await page.route('**/_search/**', (route) => route.abort())
      await openSearch(page, 'learn')
      await expect(page.locator('[data-search-input]')).toHaveValue('learn')
    },
  ],
  [
    'a form with errors',
    [narrow, wide],
    async (page) => {
      await openForm(page, '/form/contact-us')
      await field(page, 'email').fill('ada@')
      await sendButton(page).click()
      await expect(page.locator('[data-form-summary]')).toBeFocused()
    },
  ],
  [
    'a form that waits',
    [wide],
    async (page) => {
      await page.route(submitPath, () => {})
      const asked = page.waitForRequest(submitPath)
      await sendContact(page)
      await asked
      await expect(hostOf(page)).toHaveAttribute('data-state', /\bbusy\b/)
    },
  ],
  [
    'a form that failed',
    [narrow, wide],
    async (page) => {
      await page.route(submitPath, (route) => route.fulfill({ status: 503, json: {} }))
      await sendContact(page)
      await expect(page.locator('[data-form-failed]')).toBeFocused()
    },
  ],
  [
    'a form that was sent',
    [narrow, wide],
    async (page) => {
      await sendContact(page)
      await expect(done(page)).toBeFocused()
    },
  ],
  ['a form in a dialog', [narrow, wide], openDialog],
  [
    'a calculator with a wrong number',
    [wide],
    async (page) => {
      await open(page, '/roi-calculator')
      await page.locator('[data-number="learners"]').fill('many')
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  ],
  ['a theme of the assessment', [narrow, wide], openAssessment],
  [
    'the result of the assessment',
    [wide],
    async (page) => {
      await openAssessment(page)
      const stage = page.locator('[data-stage] > section:visible')
      for (let themes = 0; themes < 6; themes++) {
        await stage
          .getByRole('radio')
          .nth(themes % 5)
          .check()
        await stage.locator('button:visible').last().click()
      }
      await expect(page.locator('[id$="-result"]')).toBeFocused()
    },
  ],
  ['a film that asks first', [narrow, wide], playFilm],
  [
    'a copied link',
    [wide],
    async (page) => {
      await page.context().grantPermissions(['clipboard-write'])
      await open(page, '/blog/accessibility-in-courses')
      await page.getByRole('button', { name: 'Copy the link' }).click()
      await expect(page.getByText('Link copied')).toBeVisible()
    },
  ],
]

test.use({ colorScheme: 'dark' })

for (const [name, widths, show] of states) {
  for (const width of widths) {
    test(`${name} has no violation by night at ${width} pixels`, async ({
      page,
      context,
      baseURL,
    }) => {
      await rememberConsent(context, baseURL!)
      await page.setViewportSize({ width, height: 900 })
      await show(page)
      expect(await findViolations(page)).toEqual([])
    })
  }
}

for (const width of [narrow, wide]) {
  test(`the cookie settings have no violation by night at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Choose' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cookie settings' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

/** From 0 to 1, of the brightest part: what lies over a picture, axe does not judge. */
const brightnessOf = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluate((element, part) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = getComputedStyle(element, part).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
      return Math.max(red!, green!, blue!) / 255
    }, pseudo)

test('what lies over a page or a film is dark by night, under light words', async ({
  page,
  context,
  baseURL,
}) => {
  await rememberConsent(context, baseURL!)
  await openDialog(page)
  expect(await brightnessOf(page, 'dialog', '::backdrop')).toBeLessThan(0.2)
  expect(await brightnessOf(page, 'html')).toBeLessThan(0.2)
  await playFilm(page)
  expect(await brightnessOf(page, '[data-video] [data-part="notice"]')).toBeLessThan(0.2)
})
