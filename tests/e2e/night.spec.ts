/** What opens over a page or changes in it, for visitors whose system is dark. Pages themselves: pages.spec.ts. */
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

const searchField = (page: Page) => page.locator('[data-search-input]')

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(searchField(page)).toBeVisible()
}

async function showResults(page: Page): Promise<void> {
  await openSearch(page)
  await searchField(page).fill('learn')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
}

async function openMenu(page: Page, name: string): Promise<void> {
  const button = page.locator('header').getByRole('button', { name })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('header nav [popover]:popover-open')).toHaveCount(1)
}

const contact = {
  topic: 'support',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.example',
  message: 'It is about SCIM.',
  privacy: true,
} as const

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

type State = [name: string, show: (page: Page) => Promise<void>]

const assessment: State = [
  'a theme of the assessment',
  async (page) => {
    await open(page, '/maturity-model')
    const host = page.locator('sw-island:has([data-stage])')
    await expect(host).toHaveAttribute('data-hydrated', '')
    await host.locator('[data-send$=" assessment.open"]').click()
    await host.getByRole('radio').nth(2).check()
  },
]

const form: State[] = [
  [
    'with errors',
    async (page) => {
      await openForm(page, '/form/contact-us')
      await field(page, 'email').fill('ada@')
      await sendButton(page).click()
      await expect(page.locator('[data-form-summary]')).toBeFocused()
    },
  ],
  [
    'that failed',
    async (page) => {
      await page.route(submitPath, (route) => route.fulfill({ status: 503, json: {} }))
      await fillForm(page, contact)
      await sendButton(page).click()
      await expect(page.locator('[data-form-failed]')).toBeFocused()
    },
  ],
  [
    'that waits',
    async (page) => {
      await page.unroute(submitPath)
      await page.route(submitPath, async (route) => {
        await answered
        await route.continue()
      })
      let answer = () => {}
      const answered = new Promise<void>((resolve) => (answer = resolve))
      answers.set(page, answer)
      const asked = page.waitForRequest(submitPath)
      await page.locator('[data-form-failed]').getByRole('button').click()
      await asked
      await expect(hostOf(page)).toHaveAttribute('data-state', /\bbusy\b/)
    },
  ],
  [
    'that was sent',
    async (page) => {
      answers.get(page)!()
      await expect(done(page)).toBeFocused()
    },
  ],
]

/** Of forms that wait. */
const answers = new WeakMap<Page, () => void>()

/** What a visitor comes upon in one visit, in this order. */
const visits: [name: string, widths: number[], states: State[]][] = [
  [
    'the header',
    [wide],
    [
      [
        'a menu of links',
        async (page) => {
          await open(page, '/')
          await openMenu(page, 'Product')
        },
      ],
      ['a menu with a picture', (page) => openMenu(page, 'Resources')],
      [
        'the languages',
        async (page) => {
          await page.getByRole('button', { name: /^Language/ }).click()
        },
      ],
    ],
  ],
  [
    'the drawer',
    [narrow],
    [
      [
        'unfolded',
        async (page) => {
          await open(page, '/')
          await page.getByRole('button', { name: 'Open menu' }).click()
          const menu = page.locator('header [popover]:popover-open')
          await menu.locator('summary').first().click()
          await expect(menu.locator('details[open] a').first()).toBeVisible()
        },
      ],
    ],
  ],
  [
    'search',
    [narrow, wide],
    [
      [
        'with results',
        async (page) => {
          await open(page, '/')
          await showResults(page)
        },
      ],
      [
        'without results',
        async (page) => {
          await searchField(page).fill('qqqxyz')
          const dialog = page.locator('dialog[data-search]')
          await expect(dialog.getByRole('status')).toHaveText(/No results/)
        },
      ],
    ],
  ],
  [
    'search without its index',
    [wide],
    [
      [
        'a query',
        async (page) => {
          await page.route('**/_search/**', (route) => route.abort())
          await open(page, '/')
          await openSearch(page)
          await searchField(page).fill('learn')
          await expect(searchField(page)).toHaveValue('learn')
        },
      ],
    ],
  ],
  ['a form', [narrow, wide], form],
  ['a form in a dialog', [narrow, wide], [['open', openDialog]]],
  [
    'a calculator',
    [wide],
    [
      [
        'with a wrong number',
        async (page) => {
          await open(page, '/roi-calculator')
          await page.locator('[data-number="learners"]').fill('many')
          await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
        },
      ],
    ],
  ],
  ['the assessment', [narrow], [assessment]],
  [
    'the assessment',
    [wide],
    [
      assessment,
      [
        'its result',
        async (page) => {
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
    ],
  ],
  ['a film', [narrow, wide], [['that asks first', playFilm]]],
  [
    'a page to share',
    [wide],
    [
      [
        'a copied link',
        async (page) => {
          await page.context().grantPermissions(['clipboard-write'])
          await open(page, '/blog/accessibility-in-courses')
          await page.getByRole('button', { name: 'Copy the link' }).click()
          await expect(page.getByText('Link copied')).toBeVisible()
        },
      ],
    ],
  ],
]

test.use({ colorScheme: 'dark' })

for (const [name, widths, states] of visits) {
  for (const width of widths) {
    test(`${name} has no violation by night at ${width} pixels`, async ({
      page,
      context,
      baseURL,
    }) => {
      await rememberConsent(context, baseURL!)
      await page.setViewportSize({ width, height: 900 })
      for (const [state, show] of states) {
        await test.step(state, async () => {
          await show(page)
          expect.soft(await findViolations(page), state).toEqual([])
        })
      }
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
