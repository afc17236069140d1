import { describe, expect, it } from 'vitest'
import type { TrafficClass } from '#schemas/config-types.ts'
import { land } from '#tests/support/attribution.ts'
import { trafficConfig as tables } from '#tests/support/traffic-tables.ts'
import { toTrafficTables } from '../../compiler/build/modules/list-places.ts'

const host = 'www.colloquy.example'

/** The source that a referrer gives a visit to a page without parameters. */
const findReferral = (referrer: string, ownHost: string, config = tables) => {
  const landing = { url: `https://${ownHost}/`, referrer }
  const { landed, referringDomain, isExcluded } = land(landing, toTrafficTables(config))
  const { utm_medium: medium, utm_source: source } = landed
  return { medium, source, domain: referringDomain, isExcluded }
}

/** The medium of a source that an address names. */
const findMedium = (source: string, config = tables) =>
  land({ url: `https://${host}/?utm_source=${source}`, referrer: '' }, toTrafficTables(config))
    .landed['utm_medium']

describe('a referrer', () => {
  it.each([
    ['https://www.bing.com/', 'organic_search', 'bing'],
    ['https://duckduckgo.com/', 'organic_search', 'duckduckgo'],
    ['https://www.google.com/', 'organic_search', 'google'],
    ['https://www.google.co.uk/search', 'organic_search', 'google'],
    ['https://search.yahoo.com/', 'organic_search', 'yahoo'],
    ['https://yahoo.co.jp/', 'organic_search', 'yahoo'],
    ['https://yandex.ru/', 'organic_search', 'yandex'],
    ['https://yandex.com.tr/', 'organic_search', 'yandex'],
    ['https://l.facebook.com/', 'organic_social', 'facebook'],
    ['https://www.instagram.com/', 'organic_social', 'instagram'],
    ['https://www.linkedin.com/feed', 'organic_social', 'linkedin'],
    ['https://www.reddit.com/r/learning', 'organic_social', 'reddit'],
    ['https://www.tiktok.com/', 'organic_social', 'tiktok'],
    ['https://t.co/abc', 'organic_social', 't.co'],
    ['https://m.youtube.com/', 'organic_social', 'youtube'],
    ['https://mail.colloquy.example/', 'organic_emailing', 'mail.colloquy.example'],
    ['https://click.mail.colloquy.example/x', 'organic_emailing', 'click.mail.colloquy.example'],
    ['https://www.producthunt.com/', 'organic_directory', 'producthunt'],
    ['https://partner.example/', '$referring_site', 'partner.example'],
    ['https://PARTNER.example:8443/a', '$referring_site', 'partner.example'],
    ['http://203.0.113.7/', '$referring_site', '203.0.113.7'],
    ['https://www.colloquy.example/pricing', '$direct', '$direct'],
    ['https://app.colloquy.example/', '$direct', '$direct'],
    ['', '$direct', '$direct'],
    ['not an address', '$direct', '$direct'],
    ['about:blank', '$direct', '$direct'],
  ])('[TRAFFIC-07] "%s" gives %s from %s', (referrer, medium, source) => {
    expect(findReferral(referrer, host, tables)).toMatchObject({ medium, source })
  })

  it.each([
    'https://microsoft.com/',
    'https://redditstatic.com/',
    'https://notgoogle.com/',
    'https://google.com.evil.net/',
    'https://google.evil.net/',
    'https://google.github.io/',
    'https://evil.net/www.google.com',
    'https://evil.net/?q=https://www.google.com/',
    'https://www.t.co/',
    'https://t.co.evil.net/',
    'https://colloquy.example.evil.net/',
    'https://notcolloquy.example/',
  ])('[TRAFFIC-07] %s is another site: no part of a name is compared', (referrer) => {
    const source = new URL(referrer).hostname
    expect(findReferral(referrer, host, tables)).toMatchObject({
      medium: '$referring_site',
      source,
    })
  })

  it('[TRAFFIC-07] the host of the page counts as ours, whatever it is', () => {
    expect(findReferral('http://localhost:3000/a', 'localhost', tables).medium).toBe('$direct')
    expect(findReferral('http://localhost:3000/a', 'site.example', tables).medium).toBe(
      '$referring_site',
    )
  })
})

it.each([
  ['https://www.google.com/', 'www.google.com', false],
  ['https://partner.example/', 'partner.example', false],
  ['android-app://com.linkedin.android/', 'com.linkedin.android', false],
  ['https://mail.colloquy.example/', 'mail.colloquy.example', false],
  ['https://www.colloquy.example/', '$direct', true],
  ['https://app.colloquy.example/', '$direct', true],
  ['https://pages.marketo.com/', 'pages.marketo.com', true],
  ['https://notmarketo.com/', 'notmarketo.com', false],
  ['', '$direct', false],
])(
  '[ANALYTICS-04] [OP28] "%s" came from %s, which says nothing: %s',
  (from, domain, isExcluded) => {
    expect(findReferral(from, host, tables)).toMatchObject({ domain, isExcluded })
  },
)

describe('a site that corrects the table', () => {
  const correct = (...added: TrafficClass[]) => ({
    ...tables,
    classes: [...tables.classes, ...added],
  })

  it.each<[what: string, added: TrafficClass, referrer: string, medium: string, source: string]>([
    [
      'an exact host before the longest domain',
      { name: 'own_class', hosts: ['www.google.com'] },
      'https://www.google.com/',
      'own_class',
      'www.google.com',
    ],
    [
      'a host and nothing below it',
      { name: 'own_class', hosts: ['google.com'] },
      'https://www.google.com/',
      'organic_search',
      'google',
    ],
    [
      'a domain before a name',
      { name: 'own_class', domains: ['google.co.uk'] },
      'https://www.google.co.uk/',
      'own_class',
      'www.google.co.uk',
    ],
    [
      'a longer domain before a shorter one',
      { name: 'own_class', domains: ['a.mail.colloquy.example'] },
      'https://b.a.mail.colloquy.example/',
      'own_class',
      'b.a.mail.colloquy.example',
    ],
    [
      'a longer name before a shorter one',
      { name: 'own_class', aliases: { images: ['images.google.*'] } },
      'https://images.google.co.za/',
      'own_class',
      'images',
    ],
    [
      'of two alike the later',
      { name: 'own_class', labels: ['google'] },
      'https://google.fr/',
      'own_class',
      'google',
    ],
    [
      'an exception without a class of its own',
      { name: 'exceptions', except: ['news.google.*'] },
      'https://news.google.com/',
      '$referring_site',
      'news.google.com',
    ],
  ])('[TRAFFIC-07] [OP24] %s', (_, added, referrer, medium, source) => {
    expect(findReferral(referrer, host, tables).medium).not.toBe('own_class')
    expect(findReferral(referrer, host, correct(added))).toMatchObject({ medium, source })
  })

  it('[TRAFFIC-07] [OP24] an excluded domain is a name among the others', () => {
    const excluding = { ...tables, domains: { ...tables.domains, excluded: ['google.com'] } }
    expect(findReferral('https://www.google.com/', host, excluding).isExcluded).toBe(true)
    const correcting = {
      ...correct({ name: 'own_class', domains: ['www.google.com'] }),
      domains: excluding.domains,
    }
    expect(findReferral('https://www.google.com/', host, correcting).isExcluded).toBe(false)
  })

  it('[OP24] names a medium for sources in addresses', () => {
    const corrected = correct({ name: 'own_class', aliases: { partner: ['partner.example'] } })
    expect(findMedium('Partner', corrected)).toBe('own_class')
    expect(findMedium('www.partner.example', corrected)).toBe('own_class')
    expect(findMedium('partner')).toBe('(not set)')
  })
})
