/**
 * The pages on which each machine runs in the browser, and the visitor's gestures for its events.
 */
import type { Page } from '@playwright/test'
import type { StepEvent } from '#tests/support/hold-machine.ts'
import { pressFirst, type HeldPageOptions, type HeldView } from './held-page.ts'
import { expect } from './test.ts'
import { codeOfTests, signCodeLink } from './visitor-mails.ts'

/** Acts as a visitor would. Returns `false` when the page's state offers no way to. */
type Gesture = (page: Page, event: StepEvent, id: string) => Promise<boolean | void>

/** One load of a page on which the machine runs. */
export interface Visit {
  path: string
  viewport?: { width: number; height: number }
  hold?: HeldPageOptions
  /** Events done first by gestures, where the paths would do them without. */
  first?: readonly StepEvent[]
  /** Items that an earlier page has stored in the tab, by key. */
  kept?: Record<string, object>
  /** Event types that are left to another visit. */
  without?: readonly string[]
  /** Brings the machine to life. */
  wake?: (page: Page) => Promise<void>
}

export interface MachinePage {
  visits: readonly Visit[]
  /** Whether the cookie banner is still to be answered. */
  isNew?: boolean
  hold?: HeldPageOptions
  wake?: (page: Page) => Promise<void>
  /** Payloads that this page can send, in place of the examples of the declaration. */
  examples?: (page: Page, id: string) => Promise<Record<string, readonly object[]>>
  /** Gestures by event type. Elements with a matching `data-send` are found without one. */
  gestures?: Record<string, Gesture>
  /** Events that visitors cause: each must come from a gesture at least once. */
  byHand: readonly string[]
  /** Checks the look of a state, beyond the markup bound to it. */
  observe?: (page: Page, view: HeldView, host: string) => Promise<void>
  /** Transitions that no page takes, by JSON pointer, with the reason. */
  unreachable?: Record<string, string>
}

export const hostOf = (id: string) => `sw-island[data-id="${id}"]`

/** Starts the first slice that contains the marker. */
export const wakeSlice = (marker: string) => async (page: Page) => {
  const host = page.locator(`sw-island:has(:is(${marker}))`).first()
  await host.locator(marker).first().scrollIntoViewIfNeeded()
  await host.locator(marker).first().hover()
  await expect(host).toHaveAttribute('data-hydrated', '')
}

/** Makes a first gesture, which loads the gesture script. */
const wakeGestures = async (page: Page) => {
  await page.mouse.move(5, 600)
  await page.mouse.move(9, 620)
}

/** Restores a page as from the back/forward cache. */
const restore: Gesture = async (page) => {
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type))
  })
}

const pressKey =
  (key: string, on: (id: string) => string): Gesture =>
  async (page, _, id) =>
    page.locator(on(id)).press(key)

/** Presses an element that an island drew, if it can be pressed. */
const press =
  (selector: string): Gesture =>
  (page, _, id) =>
    pressFirst(page, `${hostOf(id)} ${selector}`)

/** Escape closes what is open, if this is. */
const escape =
  (selector: string): Gesture =>
  async (page) => {
    if ((await page.locator(selector).count()) === 0) return false
    await page.keyboard.press('Escape')
    return true
  }

/** Lets links be pressed without being followed. */
const stay = (page: Page) =>
  page.evaluate(() => {
    const hold = (click: Event) => (click.target as Element).closest('a') && click.preventDefault()
    addEventListener('click', hold, true)
  })

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value

const selectedTab = (id: string) => `${hostOf(id)} [role=tab][aria-selected=true]`

const menuPanels = '[data-disclosure] > [popover]'
const menuButton = (panel: unknown) => `button[popovertarget="${panel}"]`

const idsOfMenus = (page: Page) =>
  page.locator(menuPanels).evaluateAll((panels) => panels.slice(0, 2).map(({ id }) => ({ id })))

/** The cookie of a visitor who has decided. */
const decided = { necessary: true, analytics: true, ad: false, decided: true, version: '1' }

/** The stored state of a visitor who has chosen a level for both of two themes. */
const answered = {
  name: 'maturity_model',
  themes: [
    { index: 0, selectedLevelIndex: 1 },
    { index: 1, selectedLevelIndex: 3 },
  ],
  selectedThemeIndex: 1,
  hasUserStartedAssessment: true,
}

/** The page shows a code to those who come by such a link. */
const pageOfCode = `/apple-redemption-code/learning-app/dashboard${await signCodeLink()}`

export const machinePages: Record<string, MachinePage> = {
  accordion: {
    visits: [{ path: '/pricing' }, { path: '/pricing', hold: { input: { single: true } } }],
    unreachable: { '/states/deciding/always/0': 'pages that open a panel at first are not walked' },
    wake: wakeSlice('details summary'),
    byHand: ['panel.toggle'],
    gestures: {
      'panel.toggle': (page, { index }, id) =>
        page
          .locator(`${hostOf(id)} summary`)
          .nth(Number(index))
          .click(),
    },
    async observe(page, { context }, host) {
      const panels = await page
        .locator(`${host} details`)
        .evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
      const open = panels.flatMap((isOpen, index) => (isOpen ? [index] : []))
      expect(open).toEqual((context as { open: number[] }).open.toSorted())
    },
  },

  calculator: {
    visits: [{ path: '/roi-calculator' }, { path: '/roi-calculator?learners=800' }],
    hold: { keep: ['calculator.fields'] },
    wake: wakeSlice('[data-number="learners"]'),
    async examples() {
      const change = { entries: {}, faults: [], refused: null, results: {} }
      return {
        'numbers.change': [
          { ...change, isEntered: true },
          { ...change, isEntered: true, faults: ['learners'] },
        ],
      }
    },
    byHand: ['numbers.change', 'link.copy'],
    gestures: {
      async 'numbers.change'(page, { faults }, id) {
        const isFaulty = (faults as string[]).length > 0
        await page.locator(`${hostOf(id)} [data-number="learners"]`).fill(isFaulty ? '' : '500')
      },
    },
    async observe(page, { tags }, host) {
      await expect(page.locator(`${host} dl`).first()).toBeVisible({
        visible: !tags.includes('invalid'),
      })
    },
  },

  assessment: {
    visits: [
      { path: '/maturity-model', hold: { input: { count: 2 } } },
      { path: '/maturity-model', hold: { input: { count: 2, form: null } } },
      {
        path: '/maturity-model',
        hold: { input: { count: 2 } },
        kept: { assessment: answered },
      },
      {
        path: '/maturity-model',
        hold: { input: { count: 2 } },
        kept: { assessment: { ...answered, hasUserCompletedAssessment: true } },
      },
      {
        path: '/maturity-model',
        hold: { input: { count: 2 } },
        kept: {
          assessment: { ...answered, hasUserCompletedAssessment: true, assessmentId: '1' },
        },
      },
    ],
    hold: { keep: ['assessment.gestures'] },
    byHand: [
      'assessment.open',
      'theme.select',
      'theme.step',
      'level.select',
      'assessment.next',
      'assessment.restart',
      'report.download',
      'report.upload',
    ],
    gestures: {
      'assessment.open': press('[id$="-start"]'),
      'theme.select': (page, event, id) => {
        const theme = `li:nth-child(${Number(event['themeIndex']) + 1})`
        return press(`:is([data-themes], [id$="-result"]) ${theme} > button`)(page, event, id)
      },
      async 'theme.step'(page, { by }, id) {
        const tab = page.locator(`${hostOf(id)} [data-themes] [aria-current]`)
        if (!(await tab.isVisible())) return false
        await tab.press(by === 1 ? 'ArrowRight' : 'ArrowLeft')
        return true
      },
      // A level that is chosen already sends no event.
      'level.select': (page, event, id) =>
        press(`[data-stage] input[value="${event['levelIndex']}"]:not(:checked)`)(page, event, id),
      'assessment.next': press('[data-stage] button:last-child:enabled'),
      'assessment.restart': press('[id$="-result"] button[data-look="ghost"]'),
      'assessment.post': press('[role="status"] button'),
      'report.download': press('[data-report] button[data-look="primary"]'),
      'report.upload': press('[data-report] button[data-look="secondary"]'),
    },
    async observe(page, { context, tags }, host) {
      const { selectedThemeIndex, overallLevel, themes } = context as {
        selectedThemeIndex: number
        overallLevel: number | null
        themes: { selectedLevelIndex: number | null }[]
      }
      const isShown = (selector: string) => page.locator(`${host} ${selector}`).isVisible()
      expect(await isShown('[id$="-start"]')).toBe(tags.includes('reading'))
      const current = `[data-themes] [aria-current="step"][id$="-${selectedThemeIndex}"]`
      expect(await isShown(current)).toBe(tags.includes('choosing'))
      const level = themes[selectedThemeIndex]!.selectedLevelIndex
      const isChosen = tags.includes('choosing') && level !== null
      expect(await isShown('[data-stage] input:checked')).toBe(isChosen)
      expect(await isShown('[id$="-result"]')).toBe(tags.includes('completed'))
      if (!tags.includes('completed')) return
      const result = page.locator(`${host} [id$="-result"]`)
      expect(await result.locator('p > span').first().textContent()).toBe(String(overallLevel))
      const shape = await result.locator('[data-own]').getAttribute('points')
      expect(shape?.split(' ')).toHaveLength(2)
    },
  },

  clipboard: {
    visits: [{ path: pageOfCode }],
    wake: wakeSlice('[data-send$=" clipboard.copy"]'),
    // The code of the page.
    examples: async () => ({ 'clipboard.copy': [{ text: codeOfTests }] }),
    byHand: ['clipboard.copy'],
  },

  consent: {
    visits: [
      {
        path: '/pricing',
        first: [
          { type: 'modal.open' },
          { type: 'consent.save', values: { necessary: true, analytics: true, ad: false } },
          { type: 'modal.open' },
          { type: 'modal.close' },
          { type: 'modal.open' },
          { type: 'consent.refuse-all' },
          { type: 'modal.open' },
          { type: 'consent.accept-all' },
        ],
      },
      { path: '/pricing', hold: { input: { policyVersion: '1', stored: decided } } },
      { path: '/pricing', hold: { input: { refusesTracking: true } } },
    ],
    isNew: true,
    byHand: [
      'consent.accept-all',
      'consent.refuse-all',
      'consent.save',
      'modal.open',
      'modal.close',
    ],
    gestures: {
      async 'consent.save'(page, { values }) {
        const form = page.locator('dialog[open] form[data-send="consent consent.save"]')
        if (!values || !(await form.isVisible())) return false
        for (const [name, isTicked] of Object.entries(values))
          await form.locator(`input[name="${name}"]`).setChecked(isTicked)
        await form.locator('button[type=submit]').click()
        return true
      },
      'modal.close': escape('dialog[open]'),
    },
  },

  links: {
    visits: [{ path: '/pricing' }],
    wake: async (page) => {
      await stay(page)
      await wakeGestures(page)
    },
    byHand: ['link.clicked'],
    gestures: {
      'link.clicked': (page, { cta }) => pressFirst(page, `a[data-link][data-cta="${cta}"]`),
    },
  },

  shortcuts: {
    visits: [{ path: '/pricing' }],
    wake: wakeGestures,
    byHand: ['key.pressed'],
    gestures: {
      async 'key.pressed'(page, { key, isAlone, isTyping, isAnswered }) {
        if (key !== '/' || !isAlone || isTyping || isAnswered) return false
        await page.keyboard.press('/')
        await expect(page.locator('dialog[data-search]')).toBeVisible()
        return true
      },
    },
  },

  list: {
    visits: [{ path: '/blog', hold: { actor: 'articles' } }],
    hold: { keep: ['domEvent', 'list.gestures'], mute: ['navigate'] },
    wake: async (page) => {
      await page
        .locator(`${hostOf('articles')} a[href*="?"]`)
        .first()
        .scrollIntoViewIfNeeded()
      await expect(page.locator(hostOf('articles'))).toHaveAttribute('data-hydrated', '')
    },
    async examples(page, id) {
      const urls = (selector: string) =>
        page
          .locator(`${hostOf(id)} ${selector}`)
          .evaluateAll((links) => links.slice(0, 1).map((link) => link.getAttribute('href')))
      const toFollow = (url: string | null, isInNav: boolean) => ({
        url,
        isPlain: true,
        isSamePath: true,
        isPlace: false,
        isInNav,
        target: '',
        nav: null,
      })
      const facets = (await urls('a[href*="?"]:not(nav a)')).map((url) => toFollow(url, false))
      const pages = (await urls('nav a[href*="page="]')).map((url) => toFollow(url, true))
      return { 'list.follow': [...facets, ...pages] }
    },
    byHand: ['list.follow', 'page.restored'],
    gestures: {
      'list.follow': (page, { url }, id) => pressFirst(page, `${hostOf(id)} a[href="${url}"]`),
      'page.restored': restore,
    },
  },

  locale: {
    visits: [{ path: '/pricing' }],
    wake: stay,
    byHand: ['locale.chosen'],
    gestures: {
      async 'locale.chosen'(page, { code }) {
        const link = page.locator(`a[data-send="locale locale.chosen"][lang="${code}"]`).first()
        const list = await link.evaluate((element) => element.closest('[popover]')!.id)
        await page.locator(menuButton(list)).click()
        await link.click()
      },
    },
    async observe(page, { heard }) {
      const [last] = heard.slice(-1)
      if (last) expect(await cookieOf(page, 'i18n_redirected')).toBe(last['code'])
    },
  },

  marquee: {
    visits: [{ path: '/product/integrations' }],
    hold: { keep: ['marquee.motion'] },
    wake: wakeSlice('[data-send$=" marquee.toggle"]'),
    byHand: ['marquee.toggle', 'marquee.calm'],
    gestures: {
      async 'marquee.calm'(page) {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.emulateMedia({ reducedMotion: 'reduce' })
      },
    },
  },

  menus: {
    visits: [
      {
        path: '/pricing',
        first: [
          { type: 'menus.enter', id: 'menu-product' },
          { type: 'menus.opened', id: 'menu-product' },
        ],
      },
    ],
    hold: { keep: ['menus.gestures'] },
    wake: wakeGestures,
    examples: async (page) => {
      const menus = await idsOfMenus(page)
      return {
        'menus.enter': menus,
        'menus.opened': menus,
        'menus.meant': menus,
        'menus.closed': menus,
      }
    },
    byHand: ['menus.enter', 'menus.leave', 'menus.opened', 'menus.closed'],
    gestures: {
      async 'menus.enter'(page, { id }) {
        const isInside = `[data-disclosure]:has(> [id="${id}"]):hover`
        if ((await page.locator(isInside).count()) > 0) return false
        await page.locator(menuButton(id)).hover()
        return true
      },
      async 'menus.leave'(page) {
        if ((await page.locator('[data-disclosure]:hover').count()) === 0) return false
        await page.mouse.move(700, 880)
        return true
      },
      async 'menus.opened'(page, { id }) {
        const panel = page.locator(`[id="${id}"]`)
        if ((await page.locator(`${menuButton(id)}:hover`).count()) > 0) {
          return pressFirst(page, menuButton(id))
        }
        // The mouse would have to point at it first, which is an event of its own.
        await panel.evaluate((element) => (element as HTMLElement).showPopover())
        return false
      },
      'menus.closed': (page, { id }, host) =>
        escape(`[id="${id}"]:popover-open`)(page, { type: '' }, host),
    },
    async observe(page, { value, context }) {
      const open = await page
        .locator(`${menuPanels}:popover-open`)
        .evaluateAll((panels) => panels.map(({ id }) => id))
      if (value === 'open' || value === 'leaving')
        expect(open).toEqual([(context as { shown: string }).shown])
    },
  },

  form: {
    visits: [{ path: '/form/demo' }],
    // Its effect on the page would remove the form.
    hold: {
      keep: ['form.fields'],
      mute: ['form.complete', 'form.showFailure', 'form.showStep', 'form.tell'],
    },
    wake: wakeSlice('form[data-form]'),
    byHand: ['form.submit', 'form.touch', 'form.back'],
    gestures: {
      'form.touch': async (page, _, id) => {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        const field = page.locator(`${hostOf(id)} form input:visible`).first()
        if ((await field.count()) === 0) return false
        await field.focus()
      },
      'form.submit': (page, _, id) =>
        page
          .locator(`${hostOf(id)} form`)
          .evaluate((form) => (form as HTMLFormElement).requestSubmit()),
    },
    async observe(page, { tags }, host) {
      await expect(page.locator(`${host} [data-form-failed]`)).toBeVisible({
        visible: tags.includes('failed'),
      })
    },
  },

  modal: {
    visits: [{ path: '/ebook/the-peer-learning-playbook' }],
    async examples(page) {
      const values = await page
        .locator('[data-send="modal modal.open"]')
        .evaluateAll((buttons) =>
          buttons.map((button) => (button as HTMLElement).dataset['value']!),
        )
      return { 'modal.open': values.map((value) => JSON.parse(value) as object) }
    },
    byHand: ['modal.open', 'modal.close'],
    gestures: { 'modal.close': escape('dialog[open]') },
    async observe(page, { tags }) {
      await expect(page.locator('dialog[open]')).toHaveCount(tags.includes('modal') ? 1 : 0)
    },
  },

  navbar: {
    visits: [
      {
        path: '/pricing',
        first: [
          { type: 'menu.open', id: 'menu-product' },
          { type: 'menu.close', id: 'menu-product' },
          { type: 'search.open' },
          { type: 'search.close' },
        ],
        without: ['mobile-menu.open', 'mobile-menu.close', 'mobile-menu.toggle'],
      },
      {
        path: '/pricing',
        viewport: { width: 390, height: 800 },
        first: [{ type: 'mobile-menu.open' }, { type: 'mobile-menu.close' }],
      },
      { path: '/pricing', hold: { input: { stored: { closedPromotion: '' } } } },
    ],
    hold: { still: ['menus'] },
    examples: async (page) => {
      const menus = await idsOfMenus(page)
      return {
        'menu.open': menus,
        'menu.toggle': menus,
        'menu.close': [{}, ...menus.slice(0, 1)],
      }
    },
    byHand: [
      'menu.open',
      'menu.close',
      'mobile-menu.open',
      'mobile-menu.close',
      'search.open',
      'search.close',
      'promotion.close',
    ],
    gestures: {
      async 'menu.open'(page, { id }) {
        if ((await page.locator(`[id="${id}"]:popover-open`).count()) > 0) return false
        return pressFirst(page, menuButton(id))
      },
      'menu.close': (page, { id }, host) =>
        id ? escape(`[id="${id}"]:popover-open`)(page, { type: '' }, host) : Promise.resolve(false),
      'mobile-menu.open': (page) =>
        pressFirst(page, 'header button:has(+ [data-opened="mobile-menu.open"])'),
      'mobile-menu.close': (page) => pressFirst(page, 'header button[popovertargetaction=hide]'),
      'search.close': escape('dialog[data-search][open]'),
    },
  },

  navigation: {
    visits: [{ path: '/pricing' }],
    hold: { keep: ['domEvent'], mute: ['navigate'] },
    examples: async () => ({ 'link.followed': [{ url: '/blog' }] }),
    byHand: ['link.followed', 'page.kept'],
    gestures: {
      'link.followed': (page, { url }) => pressFirst(page, `a[href="${url}"]`),
      'page.kept': restore,
    },
  },

  prefetch: {
    visits: [{ path: '/pricing' }],
    hold: { deaf: ['prefetch.wanted'] },
    byHand: [],
  },

  scheme: {
    visits: [
      { path: '/pricing' },
      { path: '/pricing', hold: { input: { stored: { scheme: 'dark' } } } },
      { path: '/pricing', hold: { input: { stored: { scheme: 'light' } } } },
    ],
    byHand: ['scheme.choose'],
    gestures: {
      'scheme.choose': (page, { scheme }) =>
        pressFirst(page, `label:has([data-value='{"scheme":"${scheme}"}'])`),
    },
    async observe(page, { tags }) {
      const chosen = tags.find((tag) => tag !== 'system')
      const root = page.locator('html')
      if (chosen) await expect(root).toHaveAttribute('data-scheme', chosen)
      else await expect(root).not.toHaveAttribute('data-scheme')
    },
  },

  search: {
    visits: [{ path: '/pricing' }],
    hold: { keep: ['search.dialog'] },
    wake: wakeGestures,
    byHand: ['search.wanted'],
    gestures: {
      async 'search.wanted'(page) {
        const dialog = page.locator('dialog[data-search][open]')
        if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        return pressFirst(page, '[data-send="navbar search.open"]')
      },
    },
  },

  preferences: {
    visits: [{ path: '/email-preference-center' }],
    examples: async () => {
      // A different address is sent once the first has arrived.
      const sent = ['nobody@engines.example', 'noone@engines.example']
      const values = sent.map((email) => ({ _mail: 'link', _locale: 'en-US', email }))
      return { 'preferences.send': values.map((one) => ({ values: one })) }
    },
    byHand: ['preferences.send'],
    gestures: {
      async 'preferences.send'(page, event, id) {
        const form = page.locator(`${hostOf(id)} form`)
        const { email } = event['values'] as { email: string }
        await form.locator('input[name="email"]').fill(email)
        await form.locator('button[type="submit"]:visible').first().click()
      },
    },
  },

  share: {
    visits: [{ path: '/blog/a-course-has-an-end' }],
    wake: wakeSlice('[data-send$=" share.copy"]'),
    byHand: ['share.copy', 'share.native'],
  },

  spy: {
    visits: [{ path: '/legal/terms' }],
    hold: { keep: ['spy.watch'] },
    wake: wakeSlice('a[href^="#"]'),
    async examples(page, id) {
      const hashes = await page
        .locator(`${hostOf(id)} a[href^="#"]`)
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)))
      return { 'spy.read': [{ heading: hashes.at(-1)! }] }
    },
    byHand: ['spy.read'],
    gestures: {
      async 'spy.read'(page, { heading }) {
        await page
          .locator(`[id="${heading}"]`)
          .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      },
    },
    async observe(page, { heard }, host) {
      const [last] = heard.slice(-1)
      if (!last) return
      const marked = await page
        .locator(`${host} a[aria-current=location]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(new Set(marked)).toEqual(new Set([`#${last['heading']}`]))
    },
  },

  subscription: {
    visits: [{ path: '/blog' }, { path: '/blog', hold: { input: { stored: { isClosed: true } } } }],
    byHand: ['subscription.close'],
  },

  tabs: {
    visits: [{ path: '/' }],
    hold: { keep: ['tabs.keys'] },
    wake: wakeSlice('[role=tablist]'),
    byHand: ['tab.select', 'tab.next', 'tab.previous', 'tab.first', 'tab.last'],
    unreachable: { '/states/showing/always': 'no page of the site has a slice without tabs' },
    gestures: {
      'tab.select': (page, { index }, id) =>
        page
          .locator(`${hostOf(id)} [role=tab]`)
          .nth(Number(index))
          .click(),
      'tab.next': pressKey('ArrowRight', selectedTab),
      'tab.previous': pressKey('ArrowLeft', selectedTab),
      'tab.first': pressKey('Home', selectedTab),
      'tab.last': pressKey('End', selectedTab),
    },
    async observe(page, { context }, host) {
      const { selected } = context as { selected: number }
      const read = (selector: string) =>
        page
          .locator(`${host} ${selector}`)
          .evaluateAll((all) =>
            all.map((one) => one.getAttribute('aria-selected') ?? String(one.checkVisibility())),
          )
      const tabs = await read('[role=tab]')
      expect(tabs.indexOf('true')).toBe(selected)
      expect(await read('[role=tabpanel]')).toEqual(tabs)
    },
  },

  video: {
    visits: [
      { path: '/lp/video-tours', hold: { actor: '^video-(?!.*-video-)' } },
      { path: '/lp/video-tours', hold: { actor: '-video-\\d+$' } },
      { path: '/', hold: { actor: '-video-\\d+$' }, wake: wakeSlice('video') },
    ],
    hold: { keep: ['video.screens'] },
    wake: wakeSlice('[data-send$=" video.choose"]'),
    async examples(page) {
      const screens = await page
        .locator('[data-send$=" video.choose"]')
        .evaluateAll((buttons) =>
          buttons.map((button) => (button as HTMLElement).dataset['value']!),
        )
      return { 'video.choose': screens.map((value) => JSON.parse(value) as object) }
    },
    byHand: ['video.choose', 'video.open', 'video.once', 'video.settings'],
    gestures: {
      'video.open': (page) => pressFirst(page, '[data-send$=" video.choose"]'),
    },
  },

  viewport: {
    visits: [{ path: '/pricing' }],
    hold: { keep: ['breakpoint'] },
    examples: async () => ({ 'viewport.changed': [{ name: 'mobile' }] }),
    byHand: ['viewport.changed'],
    gestures: {
      'viewport.changed': (page) => page.setViewportSize({ width: 400, height: 800 }),
    },
    async observe(page, { heard }) {
      const [last] = heard.slice(-1)
      if (last) expect(await cookieOf(page, 'viewport')).toBe(last['name'])
    },
  },
}
