/**
 * Data that leaves the browser or stays in it, over one page of every type in a fresh profile:
 * nothing without consent, and with it exactly the listed data. Documents are loaded once; for the
 * visitor's other answers the same pages are shown in place.
 */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import type { PrivacyConfig, StorageEntry, VendorsConfig } from '#schemas/config-types.ts'
import { samplePages, type SitePage } from './support/site-pages.ts'
import { expect, scrollThrough, test, waitForIslands, waitForMachines } from './support/test.ts'

const { storage } = JSON.parse(readFileSync('site-config/privacy.json', 'utf8')) as PrivacyConfig
const exempt = storage.filter(({ category }) => category === 'exempt')

interface Kept {
  in: StorageEntry['in'] | 'indexedDB' | 'cache' | 'worker'
  name: string
}

interface Watch {
  /** Third-party origins that received requests, in order of the first. */
  origins(): string[]
  clear(): void
}

function watchOrigins(context: BrowserContext, baseURL: string): Watch {
  const asked = new Set<string>()
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) asked.add(origin)
  })
  return { origins: () => [...asked].toSorted(), clear: () => asked.clear() }
}

async function readKept(page: Page): Promise<Kept[]> {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const workers = await navigator.serviceWorker.getRegistrations()
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      indexedDB: databases.map(({ name }) => name ?? ''),
      cache: await caches.keys(),
      worker: workers.map(({ scope }) => scope),
    }
  })
  return [
    ...cookies.map(({ name }): Kept => ({ in: 'cookie', name })),
    ...(Object.entries(inPage) as [Kept['in'], string[]][]).flatMap(([place, names]) =>
      names.map((name): Kept => ({ in: place, name })),
    ),
  ]
}

/** Stored items that no entry allows. */
function findUnlisted(kept: readonly Kept[], allowed: readonly StorageEntry[]): Kept[] {
  return kept.filter(
    ({ in: place, name }) =>
      !allowed.some((entry) => {
        const isIt = entry.match === 'exact' ? entry.name === name : name.startsWith(entry.name)
        return entry.in === place && isIt
      }),
  )
}

/** Opens one page of every type, each scrolled to its end, and checks what is stored after each. */
async function visitAll(page: Page, allowed: readonly StorageEntry[]): Promise<void> {
  for (const { path } of samplePages) {
    await page.goto(path)
    await waitForMachines(page)
    await scrollToEnd(page)
    expect.soft(findUnlisted(await readKept(page), allowed), path).toEqual([])
  }
}

/** The same within a document that the visitor does not leave. */
async function showAll(
  page: Page,
  allowed: readonly StorageEntry[],
  pages: readonly SitePage[] = samplePages,
): Promise<void> {
  for (const { path, status } of pages) {
    // A page that is not found has no payload.
    if (status !== 200) continue
    await page.evaluate(follow, path)
    await expect(page).toHaveURL(path)
    await scrollToEnd(page)
    expect.soft(findUnlisted(await readKept(page), allowed), path).toEqual([])
  }
  // Requests under way have arrived by the time the islands of one more page have.
  await page.evaluate(follow, '/')
  await scrollThrough(page)
  await waitForIslands(page)
  expect(findUnlisted(await readKept(page), allowed)).toEqual([])
}

/** Runs in the page: follows a link, and waits until its target is shown. */
async function follow(path: string): Promise<void> {
  if (location.pathname === path) return
  const link = Object.assign(document.createElement('a'), { href: path })
  document.querySelector('main')!.append(link)
  const shown = new Promise((done) =>
    document.addEventListener('slicewright:page', done, { once: true }),
  )
  link.click()
  await shown
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))

const policies = [
  '/legal/cookie-policy',
  '/de/legal/cookie-richtlinie',
  '/fr/legal/politique-cookies',
]

const vendors = (JSON.parse(readFileSync('site-config/vendors.json', 'utf8')) as VendorsConfig)
  .vendors

/** Owners of stored data, as a policy names them. */
const owners = new Set(
  storage.map(({ owner }) => {
    const vendor = vendors.find(({ id }) => id === owner)
    return vendor
      ? `${vendor.name} (${vendor.origin.replace('https://', '').replace(/\{\w+\}/, '*')})`
      : 'Colloquy'
  }),
)

const covers = (listed: string, name: string) =>
  listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed

/** The rows of the tables of a policy, as the server sends it. */
const readPolicy = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const parsed = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
    return [...parsed.querySelectorAll('main tbody tr')].map((row) => {
      const [owner, duration, purpose] = [...row.querySelectorAll('td')].map(
        ({ textContent }) => textContent,
      )
      return {
        name: row.querySelector('code')!.textContent,
        place: row.querySelector('small')!.textContent,
        owner: owner!,
        duration: duration!,
        purpose: purpose!,
      }
    })
  }, path)

const bannerOf = (page: Page) => page.getByRole('region', { name: 'May we take notes?' })

test('[SITE-05] the policy of every language lists each entry that is declared, with who keeps it, how long and what for', async ({
  page,
}) => {
  await page.goto('/')
  for (const [path, words] of [
    [policies[0]!, ['Cookie', '182 days', 'Keeps what the visitor consents to.']],
    [policies[1]!, ['Cookie', '182 Tage', 'Merkt sich, worin Sie eingewilligt haben.']],
    [policies[2]!, ['Cookie', '182\u00a0jours', 'Conserve ce à quoi vous avez consenti.']],
  ] as const) {
    const rows = await readPolicy(page, path)
    const listed = storage.map(({ name, match }) => (match === 'prefix' ? `${name}*` : name))
    expect(rows.map(({ name }) => name).toSorted(), path).toEqual(listed.toSorted())
    const [place, duration, purpose] = words
    expect(rows[0], path).toEqual({ name: 'consents', place, owner: 'Colloquy', duration, purpose })
    expect(new Set(rows.map((row) => row.purpose)).size).toBeGreaterThan(30)
  }
})

test.describe('in Europe', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  test('[SITE-05] before a choice nobody else is asked anything, and nothing is kept that needs consent; after a refusal neither', async ({
    page,
    context,
    baseURL,
  }) => {
    const watch = watchOrigins(context, baseURL!)
    await page.goto('/')
    await expect(bannerOf(page)).toBeVisible()
    await visitAll(page, exempt)
    await page.goto('/')
    await bannerOf(page).getByRole('button', { name: 'Refuse all' }).click()
    await expect(bannerOf(page)).toBeHidden()
    await waitForMachines(page)
    await showAll(page, exempt)
    expect(watch.origins()).toEqual([])
  })

  test('[SITE-05] consent asks exactly the listed origins; withdrawn, it asks nobody and leaves nothing', async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    const watch = watchOrigins(context, baseURL!)
    await page.clock.install()
    await page.goto('/')
    await bannerOf(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(bannerOf(page)).toBeHidden()
    await waitForMachines(page)
    await showAll(page, storage)
    const { vendors } = (await (await request.get('/_vendors.json')).json()) as {
      vendors: Record<string, { origin: string }>
    }
    // These come with a video that is played and a form that is touched; the directory is asked by the server.
    const later = new Set(['wistia', 'marketo', 'chili-piper', 'company-directory'])
    const listed = Object.entries(vendors)
      .filter(([id]) => !later.has(id))
      .map(([, { origin }]) => new URL(origin).origin)
    expect(listed).toHaveLength(4)
    await expect.poll(() => watch.origins()).toEqual(listed.toSorted())
    const kept = await readKept(page)
    expect(kept.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'colloquy-session',
        'initial_traffic_source',
        'most_recent_traffic_source',
      ]),
    )

    for (const path of policies) {
      const policy = (await readPolicy(page, path)).map(({ name, owner }) => ({ name, owner }))
      const told = kept.filter((each) => policy.some((entry) => covers(entry.name, each.name)))
      expect(told, path).toEqual(kept)
      expect(new Set(policy.map(({ owner }) => owner)), path).toEqual(owners)
    }

    await page
      .locator('footer')
      .getByRole('button', { name: /cookie/i })
      .click()
    const modal = page.getByRole('dialog', { name: 'Your cookie settings' })
    for (const box of await modal.getByRole('checkbox').all()) await box.uncheck()
    await modal.getByRole('button', { name: 'Save my choice' }).click()
    await expect(modal).toBeHidden()
    await expect.poll(async () => findUnlisted(await readKept(page), exempt)).toEqual([])
    // Queued events of vendors have been sent.
    await page.clock.runFor(60_000)
    watch.clear()
    await showAll(page, exempt)
    await page.reload()
    await waitForMachines(page)
    await showAll(page, exempt, samplePages.slice(0, 3))
    expect(watch.origins()).toEqual([])
  })
})

for (const [name, property, header] of [
  ['the header', false, { 'sec-gpc': '1' }],
  ['the browser', true, {}],
] as const) {
  test.describe(`with Global Privacy Control told by ${name}`, () => {
    test.use({ extraHTTPHeaders: { 'x-country': 'US', ...header } })

    test('[SITE-05] nobody else is asked anything, nothing is kept, and no banner asks', async ({
      page,
      context,
      baseURL,
    }) => {
      if (property) {
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
        )
      }
      const watch = watchOrigins(context, baseURL!)
      await page.goto('/')
      await waitForMachines(page)
      await showAll(page, exempt)
      await expect(bannerOf(page)).toBeHidden()
      expect(watch.origins()).toEqual([])
    })
  })
}
