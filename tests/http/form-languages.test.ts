/**
 * Every form for visitors, in every language: its errors, the stored data, and the page it leads
 * to.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, type Handler } from '#runtime'
import { createTestPlatform, type TestPlatform } from '#tests/support/create-test-platform.ts'
import { testBaseUrl } from '#tests/support/create-test-site.ts'
import { journeys, readTitle, secret, type Locale } from '#tests/support/form-journeys.ts'
import { openShippedSite } from '#tests/support/open-shipped-site.ts'
import { readHidden } from '#tests/support/sent-forms.ts'
import { pageForm } from '../../functions/index.ts'

const site = openShippedSite()

let platform: TestPlatform
let handler: Handler
beforeEach(() => {
  platform = createTestPlatform({ site, now: () => Date.UTC(2026, 10, 21, 12) })
  handler = createHandler(site, {
    cache: createMemoryCache(),
    submit: (request, { address }) =>
      pageForm(request, { ...platform, ...(address !== undefined && { address }) }),
  })
})

const get = async (path: string) => (await handler(new Request(testBaseUrl + path))).text()

const post = (path: string, body: Record<string, string>) =>
  handler(
    new Request(testBaseUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams(body),
    }),
    { address: '203.0.113.7' },
  )

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!)

const email = 'ada@engines.example'
const locales: Locale[] = ['en', 'de', 'fr']

describe.each(journeys)('[SITE-02] [FORM-07] $name', (journey) => {
  it.each(locales)(
    'in %s is asked for again after a mistake, kept, and answered',
    async (locale) => {
      const { type, paths, entries, kept, leadsTo } = journey
      const path = paths[locale]
      const { password: _, phone_country: __, ...fields } = entries
      const page = await get(path)
      expect(page).not.toContain(`>${readTitle(journey, locale)}<`)
      const values = Object.entries(entries).map(([name, value]) => [name, String(value)])
      const body = { ...readHidden(page), ...Object.fromEntries(values) }

      const refused = await post(path, { ...body, email: 'ada@engines' })
      expect(refused.status).toBe(422)
      const wrong = await refused.text()
      expect(wrong).toMatch(/<input(?=[^>]*name="email")[^>]*aria-invalid="true"/)
      for (const text of Object.values(fields)) if (text !== true) expect(wrong).toContain(text)
      expect(wrong).not.toContain(secret)

      const taken = await post(path, { ...body, email })
      expect(taken.status).toBe(200)
      const answer = await taken.text()
      expect(answer).toContain(`>${readTitle(journey, locale)}<`)
      if (leadsTo) expect(linksOf(answer)).toContainEqual(expect.stringMatching(leadsTo))
      const notices = await platform.leads.list({ limit: 9 })
      expect(notices.map(({ notice }) => notice)).toMatchObject([
        { lead: { type, locale, page: path, email, fields: { ...fields, ...kept, email } } },
      ])
      expect(JSON.stringify(notices)).not.toContain(secret)
    },
  )
})

describe('the sign-in link', () => {
  it.each([
    ['en', '/', 'Sign in', '/sign-in'],
    ['de', '/de', 'Anmelden', '/de/sign-in'],
    ['fr', '/fr', 'Se connecter', '/fr/sign-in'],
  ])(
    '[SITE-02] [LINK-03] leads in %s to the platform, which is told from where',
    async (_, home, label, path) => {
      const links = (await get(home)).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^]*?)<\/a>/g)
      const places = [...links].flatMap(([, href, words]) =>
        words!.replace(/<[^>]*>/g, '').trim() === label ? [href] : [],
      )
      const from = encodeURIComponent(home)
      expect(new Set(places)).toEqual(new Set([`https://app.colloquy.example${path}?from=${from}`]))
    },
  )
})
