import { describe, expect, it } from 'vitest'
import { createAjv } from '#compiler/read/create-ajv.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { land, recordVisit } from '#tests/support/attribution.ts'
import { trafficTables as tables } from '#tests/support/traffic-tables.ts'

const schemas = loadSchemas([repositoryRoot])
const site = 'https://www.colloquy.example'
const captureFrom = (path: string, referrer = '') => {
  const { landed: record, ...others } = land({ url: `${site}${path}`, referrer })
  return { record, ...others }
}

describe('a landing', () => {
  it('[TRAFFIC-01] gives a record that the schema allows, every field of it', () => {
    const ajv = createAjv(schemas).addSchema(schemas.configs.get('traffic')!.schema)
    const isRecord = ajv.compile({ $ref: 'config:traffic#/$defs/record' })
    const ids = tables.parameters.click.map(({ name }) => `${name}=1`).join('&')
    for (const { record, clickIds } of [
      captureFrom('/'),
      captureFrom(`/pricing?utm_source=news&${ids}`, 'https://partner.example/a?b#c'),
    ]) {
      const whole = { ...record, ...clickIds, conversionPage: '/pricing' }
      expect([whole, isRecord(whole), isRecord.errors]).toEqual([whole, true, null])
    }
    expect(isRecord({ ...captureFrom('/').record, email: 'a@b.example' })).toBe(false)
  })

  it('[TRAFFIC-01] a record says where the visit came from, and nothing else of the addresses', () => {
    const { record, clickIds } = captureFrom(
      '/de/pricing?utm_campaign=c&utm_content=d&utm_medium=e&utm_source=f&utm_term=g&gclid=h&msclkid=i&email=x#y',
      'https://user:secret@partner.example/a?q=secret#hash',
    )
    expect(record).toEqual({
      utm_campaign: 'c',
      utm_content: 'd',
      utm_medium: 'e',
      utm_source: 'f',
      utm_term: 'g',
      landingPage: '/de/pricing',
      referrer: 'https://partner.example/a',
    })
    expect(clickIds).toEqual({ gclid: 'h', msclkid: 'i' })
  })

  it.each([
    ['/', '', '$direct', '$direct'],
    ['/', 'https://www.google.com/', 'organic_search', 'google'],
    ['/?utm_medium=mail&utm_source=news', 'https://www.google.com/', 'mail', 'news'],
    ['/?utm_source=news', 'https://www.google.com/', '(not set)', 'news'],
    ['/?utm_source=Reddit', 'https://www.google.com/', 'organic_social', 'Reddit'],
    ['/?utm_medium=mail', 'https://partner.example/', 'mail', 'partner.example'],
    ['/?utm_medium=&utm_source=%20', '', '$direct', '$direct'],
    ['/?utm_medium=first&utm_medium=second', '', 'first', '$direct'],
  ])('[TRAFFIC-07] %s from "%s": what the address says wins: %s, %s', (path, referrer, ...said) => {
    const { utm_medium, utm_source } = captureFrom(path, referrer).record
    expect([utm_medium, utm_source]).toEqual(said)
  })

  it.each([
    ['blog', 'google', 'https://www.google.com/', 'organic_search', 'google'],
    ['360studio', 'linkedin', 'https://www.linkedin.com/', 'organic_social', 'linkedin'],
    ['website', 'Google', 'https://www.google.com/', 'organic_search', 'google'],
    ['Blog', 'twitter', 'https://t.co/', 'organic_social', 't.co'],
    ['blog', 'producthunt', 'https://www.producthunt.com/', 'organic_directory', 'producthunt'],
    ['blog', 'www.bing.com', 'https://www.bing.com/', 'organic_search', 'bing'],
    ['blog', 'partner.example', 'https://partner.example/', '$referring_site', 'partner.example'],
    ['website', 'www.colloquy.example', `${site}/`, '$direct', '$direct'],
    ['blog', 'newsletter', '', '$direct', '$direct'],
    ['blog', '', '', '$direct', '$direct'],
    ['blog', 'constructor', '', '$direct', '$direct'],
    ['blog', 'evil.net/www.google.com', '', '$direct', '$direct'],
    ['blog', 'google.com@evil.net', '', '$direct', '$direct'],
    ['blog', 'a b.example', '', '$direct', '$direct'],
  ])('[TRAFFIC-06] %s by "%s" came from "%s": %s, %s', (medium, source, referrer, ...found) => {
    const query = new URLSearchParams({ utm_medium: medium, utm_source: source })
    const { record } = captureFrom(`/?${query}`, `${site}/blog/article`)
    expect(record['referrer']).toBe(referrer)
    expect([record['utm_medium'], record['utm_source']]).toEqual(found)
  })

  it('[TRAFFIC-06] other mediums are left as they are', () => {
    const { record } = captureFrom('/?utm_medium=blogs&utm_source=google', 'https://a.example/')
    expect(record).toMatchObject({
      utm_medium: 'blogs',
      utm_source: 'google',
      referrer: 'https://a.example/',
    })
  })

  it('[TRAFFIC-10] all seven parameters are reported, five of them kept', () => {
    const names = [
      'utm_campaign',
      'utm_medium',
      'utm_term',
      'utm_content',
      'utm_source',
      'utm_campaign_id',
      'utm_ad_id',
    ]
    const query = names.map((name) => `${name}=${name}!`).join('&')
    const { campaign, record } = captureFrom(`/?${query}&utm_other=1`)
    expect(campaign).toEqual(Object.fromEntries(names.map((name) => [name, `${name}!`])))
    expect(Object.keys(record).filter((key) => key.startsWith('utm_'))).toHaveLength(5)
    expect(captureFrom('/?utm_term=').campaign).toEqual({})
  })

  it('[TRAFFIC-01] texts of strangers are bounded and hold no control characters', () => {
    const { record, clickIds } = captureFrom(
      `/${'p'.repeat(3000)}?utm_source=${'s'.repeat(3000)}&utm_term=a%00b%0Ac%E2%80%A8d&gclid=${'%F0%9F%98%80'.repeat(300)}`,
      `https://partner.example/${'r'.repeat(3000)}`,
    )
    expect(record['utm_source']).toHaveLength(200)
    expect(record['utm_term']).toBe('abcd')
    expect(record['landingPage']).toHaveLength(500)
    expect(record['referrer']).toHaveLength(500)
    expect(clickIds['gclid']).toHaveLength(200)
    expect(encodeURIComponent(clickIds['gclid']!)).toHaveLength(1200)
  })
})

describe('the conversion page', () => {
  it.each([
    ['/form/demo', '/form/demo', '/form/demo'],
    ['/form/demo', '/form/demo?from=%2Fpricing', '/pricing'],
    ['/form/demo', '/form/demo?from=/de/blog/a%3Fb%23c', '/de/blog/a'],
    ['/form/demo', '/form/demo?from=', '/form/demo'],
    ['/form/demo', '/form/demo?from=pricing', '/form/demo'],
    ['/form/demo', '/form/demo?from=//evil.net/x', '/form/demo'],
    ['/form/demo', '/form/demo?from=/%5Cevil.net', '/form/demo'],
    ['/form/demo', '/form/demo?from=https://evil.net/', '/form/demo'],
    ['/form/demo', '/form/demo?from=javascript:alert(1)', '/form/demo'],
  ])('[TRAFFIC-05] on %s, opened as %s, it is %s', async (path, url, page) => {
    const nothing = { initial: null, mostRecent: null, legacy: null }
    const landing = { url: `${site}/`, referrer: '' }
    const visit = { landing, stage: 'new', hasAdConsent: false, conversion: { path, url } } as const
    const { records } = await recordVisit(nothing, visit)
    expect(records.mostRecent).toMatchObject({ landingPage: '/', conversionPage: page })
  })
})
