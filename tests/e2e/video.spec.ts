/**
 * Videos: the site's own, and hosted ones behind their picture. The host is the vendor emulator.
 */
import { devices, type Locator } from '@playwright/test'
import { findViolations } from './support/accessibility.ts'
import { expect, test as base, waitForMachines, type Page } from './support/test.ts'

/** A list of one file and three hosted videos. */
const listPage = '/studio/video-studio'
const recorder = 'slicewright.recorder'

interface Host {
  /** Paths requested from the host, in order. */
  asked(): Promise<string[]>
  become(mode: 'ok' | 'failing'): Promise<void>
}

/** Each test has its own room in the emulator, recognized by the browser's name. */
const test = base.extend<{ room: string; host: Host }>({
  room: async ({}, use, { testId }) => use(`video-${testId}`),
  userAgent: async ({ room }, use) =>
    use(`${devices['Desktop Chrome'].userAgent} VendorRoom/${room}`),
  host: async ({ room, baseURL, request }, use) => {
    const emulator = `http://localhost:${Number(new URL(baseURL!).port) + 1000}/__vendors`
    const hits = { vendor: 'wistia', room }
    await request.delete(`${emulator}/hits`, { params: hits })
    await use({
      async asked() {
        const answer = await request.get(`${emulator}/hits`, { params: hits })
        return ((await answer.json()) as { path: string }[]).map(({ path }) => path)
      },
      async become(mode) {
        const data = { vendor: 'wistia', mode, room }
        expect((await request.post(`${emulator}/mode`, { data })).status()).toBe(204)
      },
    })
  },
  page: async ({ page }, use) => {
    await page.addInitScript((key) => {
      Object.assign(globalThis, { [Symbol.for(key)]: { entries: [] } })
    }, recorder)
    await use(page)
  },
})

interface Tracked {
  name: string
  properties: Record<string, unknown>
}

async function videoEvents(page: Page): Promise<Tracked[]> {
  const entries = await page.evaluate(
    (key) =>
      (globalThis as never as Record<symbol, { entries: unknown[] }>)[Symbol.for(key)]!.entries,
    recorder,
  )
  return (entries as { event?: Tracked }[]).flatMap(({ event }) =>
    event?.name.startsWith('Video') ? [event] : [],
  )
}

const namesOf = async (page: Page) => (await videoEvents(page)).map(({ name }) => name)

const screens = (page: Page) => page.locator('div[data-video]')
const playButton = (screen: Locator) => screen.getByRole('button', { name: 'Play the film' })
const playerOf = (screen: Locator) => screen.locator('wistia-player')
const notice = (screen: Locator) => screen.getByRole('group', { name: 'This video comes from' })
const failure = (screen: Locator) => screen.getByRole('group', { name: 'cannot be shown here' })

/** Opens a page out of reach of the cookie banner, and of effects that follow the pointer. */
async function openPage(page: Page, path = listPage): Promise<Locator> {
  await page.goto(path)
  await waitForMachines(page)
  const screen = screens(page).first()
  await screen.scrollIntoViewIfNeeded()
  return screen
}

async function refuse(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'May we take notes?' })
  await banner.getByRole('button', { name: 'Refuse all' }).click()
  await expect(banner).toBeHidden()
}

const setSpeed = (player: Locator, speed: number) =>
  player.evaluate((element, value) => element.setAttribute('speed', String(value)), speed)
const call = (player: Locator, what: 'play' | 'pause') =>
  player.evaluate((element, name) => (element as never as HTMLMediaElement)[name](), what)
const seek = (player: Locator, to: number) =>
  player.evaluate((element, time) => {
    ;(element as HTMLMediaElement).currentTime = time
  }, to)
const stateOf = (player: Locator) =>
  player.evaluate((element) => (element as never as { state: string }).state)

test.describe('a visitor who lets be measured', () => {
  // Outside Europe, where this needs no consent.
  test.use({ extraHTTPHeaders: { 'x-country': 'US' } })

  test('[VIDEO-01] [VIDEO-02] [VIDEO-03] the hosted player comes with the click, in the place of the picture; what is played is reported, each mark once, and nothing of it outlives the page', async ({
    page,
    host,
    problems,
  }) => {
    await page.clock.install()
    const screen = await openPage(page)
    const player = playerOf(screen)
    await test.step('it comes with the click', async () => {
      await expect(playButton(screen)).toHaveAccessibleName(/^Play the film ?: The interview$/)
      await playButton(screen).hover()
      await expect(page.locator('sw-island:has(video)')).toHaveAttribute('data-hydrated', '')
      expect(await host.asked()).toEqual([])
      const box = await screen.boundingBox()
      await playButton(screen).click()
      await expect(player).toHaveAttribute('media-id', 'c0ll0quy01')
      await expect(player).not.toHaveAttribute('do-not-track')
      await expect.poll(() => stateOf(player)).toBe('playing')
      expect(await screen.boundingBox()).toEqual(box)
      expect(await player.boundingBox()).toEqual(box)
      await expect(screen.getByRole('group', { name: 'The interview' })).toBeFocused()
      await expect(playButton(screen)).toBeHidden()
      await expect.poll(() => namesOf(page)).toEqual(['Video played'])
    })
    await test.step('what is played is reported, with the share watched', async () => {
      await call(player, 'pause')
      await expect.poll(() => namesOf(page)).toEqual(['Video played', 'Video paused'])
      await seek(player, 57)
      await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('Video seeked')
      await setSpeed(player, 10)
      await call(player, 'play')
      await page.clock.runFor(1000)
      await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('Video ended')
      const events = await videoEvents(page)
      expect(events.map(({ name }) => name)).toEqual([
        'Video played',
        'Video paused',
        'Video seeked',
        'Video played',
        'Video ended',
      ])
      const common = { videoId: 'c0ll0quy01', title: 'The interview', duration: 60 }
      for (const { properties } of events) expect(properties).toMatchObject(common)
      expect(events[2]!.properties['position']).toBe(57)
      const { share, position } = events.at(-1)!.properties
      expect(position).toBe(60)
      // Three seconds of sixty, and what played before the pause.
      expect(share).toBeGreaterThanOrEqual(0.04)
    })
    await test.step('each mark once, and none for what was skipped', async () => {
      const passed = async () =>
        (await videoEvents(page)).flatMap(({ properties }) => properties['mark'] ?? [])
      for (const round of [1, 2]) {
        const ended = (await namesOf(page)).filter((name) => name === 'Video ended').length
        expect(await passed(), `before round ${round}`).toEqual(round === 1 ? [] : [25, 50, 75])
        await call(player, 'play')
        await page.clock.runFor(7000)
        await expect
          .poll(async () => (await namesOf(page)).filter((name) => name === 'Video ended').length)
          .toBe(ended + 1)
        expect(await passed()).toEqual([25, 50, 75])
      }
    })
    await test.step('another plays without minding it', async () => {
      const before = (await videoEvents(page)).length
      const other = screens(page).nth(1)
      await setSpeed(player, 0)
      await call(player, 'play')
      await playButton(other).click()
      await expect.poll(() => stateOf(playerOf(other))).toBe('playing')
      await call(player, 'pause')
      await expect.poll(() => stateOf(player)).toBe('paused')
      expect(await stateOf(playerOf(other))).toBe('playing')
      await expect(playButton(screens(page).nth(2))).toBeVisible()
      const events = (await videoEvents(page)).slice(before)
      expect(events.map(({ name, properties }) => `${name} ${properties['videoId']}`)).toEqual([
        'Video played c0ll0quy01',
        'Video played c0ll0quy02',
        'Video paused c0ll0quy01',
      ])
      expect((await host.asked()).filter((path) => path === '/player.js')).toHaveLength(1)
    })
    await test.step('another page, shown in place, leaves nothing of it behind', async () => {
      const element = (await player.elementHandle())!
      const actor = await screen.getAttribute('id')
      const runs = () =>
        page.evaluate((id) => {
          const key = Symbol.for('slicewright.system')
          const system = (globalThis as never as Record<symbol, { get(id: string): unknown }>)[key]!
          return system.get(id!) !== undefined
        }, actor)
      expect(await runs()).toBe(true)
      await page.locator('header a[href="/pricing"], footer a[href="/pricing"]').first().click()
      await expect(page).toHaveURL('/pricing')
      await expect.poll(runs).toBe(false)
      expect(await element.evaluate(({ isConnected }) => isConnected)).toBe(false)
      const before = await namesOf(page)
      await element.evaluate((left) => left.dispatchEvent(new Event('ended')))
      expect(await namesOf(page)).toEqual(before)
      await page.goBack()
      await playButton(screens(page).first()).click()
      await expect.poll(() => stateOf(playerOf(screens(page).first()))).toBe('playing')
    })
    expect(problems.filter((problem) => /wistia|Content Security/.test(problem))).toEqual([])
  })

  test('[VIDEO-01] the keyboard plays the recording of an event, and goes on to the player', async ({
    page,
  }) => {
    const screen = await openPage(page, '/events/onboarding-clinic')
    await playButton(screen).focus()
    await page.keyboard.press('Enter')
    await expect(screen.locator('[role=group]:focus')).toBeVisible()
    await expect.poll(() => stateOf(playerOf(screen))).toBe('playing')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => stateOf(playerOf(screen))).toBe('paused')
  })

  test('a host that is not configured is said at once', async ({ page }) => {
    await page.route('/_vendors.json', (route) => route.fulfill({ json: { vendors: {} } }))
    const screen = await openPage(page)
    await playButton(screen).click()
    await expect(failure(screen)).toBeVisible()
  })

  test('[VIDEO-02] a file of the site reports in the same words', async ({ page, host }) => {
    await page.goto(listPage)
    const video = page.locator('video[data-video]')
    await video.hover()
    await expect(page.locator('sw-island:has(video)')).toHaveAttribute('data-hydrated', '')
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true
      element.playbackRate = 4
      return element.play()
    })
    await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('Video ended')
    const events = await videoEvents(page)
    expect(events.map(({ name, properties }) => [name, properties['mark']])).toEqual([
      ['Video played', undefined],
      ['Video watched', 25],
      ['Video watched', 50],
      ['Video watched', 75],
      ['Video ended', undefined],
    ])
    expect(events[0]!.properties['videoId']).toMatch(/tour.*\.mp4$/)
    expect(await host.asked()).toEqual([])
  })
})

test.describe('a visitor who refuses to be measured', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  /** Checks both widths: no axe violations, nothing too wide. */
  async function look(page: Page, state: string): Promise<void> {
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const at = `${state} at ${width} pixels`
      expect.soft(await findViolations(page, 'div[data-video]'), at).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, at).toBe(0)
    }
  }

  test('[VIDEO-01] is told what playing means, and plays once, unreported, however the host is; allowing it plays, withdrawing takes it away; accessible in every state', async ({
    page,
    host,
  }) => {
    await page.clock.install()
    const screen = await openPage(page)
    const player = playerOf(screen)
    await refuse(page)
    await look(page, 'picture')
    await playButton(screen).click()
    await expect(notice(screen)).toBeFocused()
    expect(await host.asked()).toEqual([])
    await look(page, 'notice')

    await test.step('a slow host shows progress after a second and is given up after eight', async () => {
      const release = await holdPlayer(page)
      await notice(screen).getByRole('button', { name: 'Play once' }).click()
      await expect(screen.getByRole('group', { name: 'The video is loading' })).toBeFocused()
      await page.clock.fastForward(1000)
      await expect(screen.getByRole('status').getByText('Still loading')).toBeVisible()
      await look(page, 'progress')
      await page.clock.fastForward(7000)
      await expect(failure(screen)).toBeVisible()
      release()
    })
    await test.step('one that fails is said, with a way there; trying again plays', async () => {
      await host.become('failing')
      await failure(screen).getByRole('button', { name: 'Try again' }).click()
      await expect(failure(screen)).toBeVisible()
      await expect(failure(screen)).toBeFocused()
      await expect(failure(screen).getByRole('link')).toHaveAttribute('href', /wistia.*c0ll0quy01$/)
      await expect(player).toHaveCount(0)
      await look(page, 'failure')
      await host.become('ok')
      await failure(screen).getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => stateOf(player)).toBe('playing')
      await expect(failure(screen)).toBeHidden()
      await look(page, 'player')
    })
    await expect(player).toHaveAttribute('do-not-track', 'true')
    await setSpeed(player, 10)
    await page.clock.runFor(7000)
    await expect.poll(() => stateOf(player)).toBe('ended')
    expect(await videoEvents(page)).toEqual([])

    const other = screens(page).nth(1)
    await playButton(other).click()
    await notice(other).getByRole('button', { name: 'Cookie settings' }).click()
    const modal = page.getByRole('dialog', { name: 'Your cookie settings' })
    await modal.getByRole('button', { name: 'Accept all' }).click()
    await expect(modal).toBeHidden()
    await expect.poll(() => stateOf(playerOf(other))).toBe('playing')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await modal.getByRole('button', { name: 'Refuse all' }).click()
    await expect(playerOf(other)).toHaveCount(0)
    await expect(playButton(other)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[VIDEO-01] a hosted video is a link to its page at the host', async ({ page }) => {
    await page.goto(listPage)
    const screen = screens(page).first()
    await expect(playButton(screen)).toBeHidden()
    const link = screen.getByRole('link', { name: /^Watch the video on Wistia ?: The interview$/ })
    await expect(link).toHaveAttribute('href', /^https:\/\/[^/]*wistia.*c0ll0quy01$/)
    const [screenBox, linkBox] = [await screen.boundingBox(), await link.boundingBox()]
    expect(linkBox).toEqual(screenBox)
  })
})

/** Holds back the script of the host, as a slow one does. @returns a function that releases it */
async function holdPlayer(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/player\.js$/, async (route) => {
    await released
    // The page may have cancelled it.
    await route.abort().catch(() => {})
    await page.unroute(/\/player\.js$/)
  })
  return release
}
