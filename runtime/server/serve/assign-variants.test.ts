import { describe, expect, it } from 'vitest'
import { createTestSite, siteFiles } from '#tests/support/create-test-site.ts'
import { bot, browser } from '#tests/support/start-test-handler.ts'
import type { Experiment } from '../../model/config/experiment.ts'
import { assignVariants, drawVariant } from './assign-variants.ts'

const variants = [
  { name: 'short', description: 'One line.', weight: 3 },
  { name: 'long', description: 'Ten lines.' },
]
const experiment: Experiment = {
  title: 'Lines',
  question: 'How many lines?',
  pageTypes: ['landing_page'],
  variants,
  goals: ['Contact requested'],
}
const { site } = createTestSite({ overrides: { experiments: new Map([['lines', experiment]]) } })

const version = siteFiles.behaviours.actors.find(({ id }) => id === 'consent')!.input![
  'policyVersion'
]
const consents = (more: object = {}) =>
  `consents=${encodeURIComponent(JSON.stringify({ necessary: true, analytics: true, ad: false, decided: true, version, ...more }))}`

function assign(
  { cookie = consents(), agent = browser, gpc = false, country = 'DE' } = {},
  point = 0.9,
) {
  const headers = { cookie, 'user-agent': agent, ...(gpc && { 'sec-gpc': '1' }) }
  const request = new Request('https://www.colloquy.example/', { headers })
  const assignment = assignVariants(request, country, site, () => point)
  return { shown: assignment.choose('lines')?.variant, cookies: assignment.cookies(), assignment }
}

describe('variants are drawn', () => {
  it('[ANALYTICS-01] by their weights', () => {
    const points = Array.from({ length: 10_000 }, (_, index) => index / 10_000)
    const drawn = points.map((point) => drawVariant(variants, point))
    expect(drawn.filter((name) => name === 'short')).toHaveLength(7500)
    expect(new Set(drawn)).toEqual(new Set(['short', 'long']))
  })

  it('[CONSENT-05] once, and kept in a cookie', () => {
    const { shown, cookies, assignment } = assign()
    expect(shown).toBe('long')
    expect(cookies).toEqual([
      'experiment.lines=long; Path=/; Max-Age=7776000; SameSite=Lax; Secure',
    ])
    expect(assignment.choose('lines')?.variant).toBe('long')
    for (const point of [0, 0.5, 0.999]) {
      const again = assign({ cookie: `${consents()}; experiment.lines=long` }, point)
      expect(again).toMatchObject({ shown: 'long', cookies: [] })
    }
  })

  it('anew for a cookie that names none', () => {
    for (const value of ['', 'middle', 'long%00', '__proto__', 'x'.repeat(4000)]) {
      const { shown, cookies } = assign({ cookie: `${consents()}; experiment.lines=${value}` }, 0)
      expect(shown).toBe('short')
      expect(cookies).toHaveLength(1)
    }
  })
})

describe('nobody is given a variant', () => {
  it.each([
    ['who has not decided', { cookie: '' }],
    ['who refused', { cookie: consents({ analytics: false }) }],
    [
      'who refused since, whatever they had',
      { cookie: `${consents({ analytics: false })}; experiment.lines=long` },
    ],
    ['who agreed to an older policy', { cookie: consents({ version: 'old' }) }],
    ['whose browser refuses tracking', { gpc: true }],
    ['outside Europe whose browser refuses it', { cookie: '', gpc: true, country: 'US' }],
    ['who sends nonsense', { cookie: 'consents=%7B%22decided%22%3Atrue' }],
    ['who is a robot', { agent: bot }],
    ['who is a robot elsewhere', { agent: bot, cookie: '', country: 'US' }],
  ])('[CONSENT-03] %s', (_, visitor) => {
    expect(assign(visitor)).toMatchObject({ shown: undefined, cookies: [] })
  })

  it('[CONSENT-03] but visitors of whom no consent is asked, from their first page on', () => {
    const first = assign({ cookie: '', country: 'US' })
    expect(first).toMatchObject({ shown: 'long', cookies: [] })
    // A browser that refuses without telling the server keeps nothing.
    expect(first.assignment.isDrawn()).toBe(true)
    expect(assign({ cookie: consents({ gpc: true }), gpc: true })).toMatchObject({ shown: 'long' })
  })
})
