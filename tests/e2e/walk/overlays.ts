/** Elements that open over a page or change in it, and how a visitor reaches them. */
import {
  done,
  field,
  fillForm,
  hostOf,
  openForm,
  sendButton,
  submitPath,
} from '../support/form-page.ts'
import { expect, waitForMachines, type Page } from '../support/test.ts'

/** A page of few parts: only its overlays need checking. */
const plain = '/legal/terms'

export const narrow = 375
export const wide = 1440

export async function open(page: Page, path: string): Promise<void> {
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

export async function openDialog(page: Page): Promise<void> {
  await open(page, '/ebook/the-peer-learning-playbook')
  await page.getByRole('button', { name: 'Get the e-book' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function playFilm(page: Page): Promise<void> {
  await open(page, '/studio/video-studio')
  const screen = page.locator('div[data-video]').first()
  await screen.scrollIntoViewIfNeeded()
  await screen.getByRole('button', { name: 'Play the film' }).click()
  await expect(screen.getByRole('group', { name: 'This video comes from' })).toBeVisible()
}

async function openDrawer(page: Page): Promise<void> {
  await open(page, plain)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('header [popover]:popover-open')).toBeVisible()
}

type State = readonly [name: string, show: (page: Page) => Promise<void>]

/** States a visitor reaches in one visit, in this order. */
export interface Visit {
  name: string
  /** The part of the page that changes: the rest of it was looked at before. */
  within: string
  /** Each state is checked at all of them. */
  widths: readonly number[]
  states: readonly State[]
}

/** Releases the held answers of forms. */
const answers = new WeakMap<Page, () => void>()

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

const assessment: State[] = [
  [
    'a theme',
    async (page) => {
      await open(page, '/maturity-model')
      const host = page.locator('sw-island:has([id$="-start"])')
      await expect(host).toHaveAttribute('data-hydrated', '')
      await host.locator('[id$="-start"]').click()
      await host.getByRole('radio').nth(2).check()
    },
  ],
  [
    'the result',
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
]

export const visits: Visit[] = [
  {
    name: 'the header',
    within: 'header',
    widths: [wide],
    states: [
      [
        'a menu over a dark page',
        async (page) => {
          await open(page, '/404')
          await openMenu(page, 'Product')
        },
      ],
      [
        'a menu of links',
        async (page) => {
          await open(page, plain)
          await openMenu(page, 'Product')
        },
      ],
      ['another menu of links', (page) => openMenu(page, 'Solutions')],
      ['a menu with a picture', (page) => openMenu(page, 'Resources')],
      [
        'the languages',
        async (page) => {
          await page.getByRole('button', { name: /^Language/ }).click()
        },
      ],
    ],
  },
  {
    name: 'the drawer',
    within: 'header',
    widths: [narrow],
    states: [
      ['folded', openDrawer],
      [
        'unfolded',
        async (page) => {
          const menu = page.locator('header [popover]:popover-open')
          await menu.locator('summary').first().click()
          await expect(menu.locator('details[open] a').first()).toBeVisible()
        },
      ],
    ],
  },
  {
    name: 'search',
    within: 'dialog[data-search]',
    widths: [narrow, wide],
    states: [
      [
        'with results',
        async (page) => {
          await open(page, plain)
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
  },
  {
    name: 'search without its index',
    within: 'dialog[data-search]',
    widths: [wide],
    states: [
      [
        'a query',
        async (page) => {
          await page.route('**/_search/**', (route) => route.abort())
          await open(page, plain)
          await openSearch(page)
          await searchField(page).fill('learn')
          await expect(searchField(page)).toHaveValue('learn')
        },
      ],
    ],
  },
  { name: 'a form', within: 'main', widths: [narrow, wide], states: form },
  {
    name: 'a form in a dialog',
    within: 'dialog[open]',
    widths: [narrow, wide],
    states: [['open', openDialog]],
  },
  {
    name: 'a calculator',
    within: 'main',
    widths: [wide],
    states: [
      [
        'with a wrong number',
        async (page) => {
          await open(page, '/roi-calculator')
          await page.locator('[data-number="learners"]').fill('many')
          await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
        },
      ],
    ],
  },
  { name: 'the assessment', within: 'main', widths: [narrow, wide], states: assessment },
  {
    name: 'a film',
    within: '[data-video]',
    widths: [narrow, wide],
    states: [['that asks first', playFilm]],
  },
  {
    name: 'a page to share',
    within: 'main',
    widths: [wide],
    states: [
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
  },
]

export const questions: Visit = {
  name: 'the question for consent',
  within: '[data-follow="consent banner"], dialog[open]',
  widths: [narrow, wide],
  states: [
    [
      'that is asked',
      async (page) => {
        await open(page, plain)
        await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
      },
    ],
    [
      'in detail',
      async (page) => {
        await page.getByRole('button', { name: 'Choose' }).click()
        await expect(page.getByRole('dialog', { name: 'Your cookie settings' })).toBeVisible()
      },
    ],
  ],
}
