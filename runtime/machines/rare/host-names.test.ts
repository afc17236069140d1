import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { describe, expect, it } from 'vitest'
import { findName, findSite, isWithin } from './host-names.ts'
import { trafficConfig as tables } from '#tests/support/traffic-tables.ts'

/** The names in the table, under any suffix. */
const names = tables.classes.flatMap(({ labels = [] }) => labels)
const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
/** Every pair that may become a country; the site's own list of countries is not used. */
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
/** Labels below a country that are no names of sites: in most countries, and in one or two. */
const common =
  'co com org net gov ac edu go or ne gob mil in id web ltd int biz pro art nic gen tv me'.split(
    ' ',
  )
const rare = 'law us gv nom sch plc idv info name gouv asso school www'.split(' ')
const suffixes = pairs
  .flatMap((pair) => [pair, ...common.map((label) => `${label}.${pair}`)])
  .concat('com net org dev app museum xn--p1ai travel goog'.split(' '))
const forms = (name: string, suffix: string) => [
  `${name}.${suffix}`,
  `www.${name}.${suffix}`,
  `${name}.example.${suffix}`,
  `not-${name}.${suffix}`,
]
/** The last label before the suffix: the name a site is registered under. */
const findLabel = (host: string) => findName(host).split('.').at(-1)!
const namedByList = (host: string) => getDomainWithoutSuffix(host) ?? ''

describe('findName', () => {
  it('[TRAFFIC-07] finds the names of the table as the public suffix list does, in all 676 pairs of letters', () => {
    expect(pairs).toHaveLength(676)
    const bare = names.flatMap((name) => suffixes.map((suffix) => `${name}.${suffix}`))
    const hosts = [
      ...bare,
      ...suffixes.flatMap((suffix) => ['google', 'yahoo'].flatMap((name) => forms(name, suffix))),
    ]
    expect(hosts.length).toBeGreaterThan(200_000)
    expect(hosts.filter((host) => findLabel(host) !== namedByList(host))).toEqual([])
  })

  it.each([
    ['www.google.co.uk', 'www.google'],
    ['www.google.co.za', 'www.google'],
    ['google.co.za', 'google'],
    ['www.google.com.jm', 'www.google'],
    ['WWW.Google.COM', 'www.google'],
    ['www.google.com.', 'www.google'],
    ['google.github.io', 'google.github'],
    ['google.blogspot.com', 'google.blogspot'],
    ['google.s3.amazonaws.com', 'google.s3.amazonaws'],
    ['google.com.evil.net', 'google.com.evil'],
    ['google.evil.co.uk', 'google.evil'],
    ['xn--ggle-55da.com', 'xn--ggle-55da'],
    ['google.xn--p1ai', 'google'],
  ])('[TRAFFIC-07] %s is %s, as the public suffix list says', (host, name) => {
    expect(findName(host)).toBe(name)
    expect(getDomainWithoutSuffix(host)).toBe(name.split('.').at(-1))
  })

  it.each(['', 'localhost', '127.0.0.1', '8.8.8.8', '[::1]', '[2001:db8::1]', 'com'])(
    '[TRAFFIC-07] "%s" has no name',
    (host) => {
      expect(findName(host)).toBe('')
      expect(getDomain(host)).toBe(null)
    },
  )

  it('[TRAFFIC-07] takes a suffix it does not know for a name, never for one of the table', () => {
    const unknown = pairs
      .flatMap((pair) => rare.map((label) => `${label}.${pair}`))
      .concat('city.kawasaki.jp', 'k12.ma.us', 'parliament.uk')
    const hosts = unknown.flatMap((suffix) => forms('google', suffix))
    const wrong = hosts.filter((host) => {
      const label = findLabel(host)
      return label !== namedByList(host) && names.includes(label)
    })
    // In ck every name of two labels is a suffix except this one, which only its owner can use.
    expect(wrong.filter((host) => !host.endsWith('.www.ck'))).toEqual([])
  })

  it('is not taken in by names of objects', () => {
    expect(findName('google.constructor.uk')).toBe('google.constructor')
    expect(findName('google.__proto__.uk')).toBe('google.__proto__')
  })
})

describe('findSite', () => {
  it('[ANALYTICS-04] finds the domain that is registered as the public suffix list does', () => {
    const hosts = suffixes.flatMap((suffix) => [`partner.${suffix}`, `l.partner.${suffix}`])
    const differing = hosts.filter((host) => findSite(host) !== (getDomain(host) ?? host))
    expect(differing).toEqual([])
  })

  it.each(['$direct', 'localhost', '127.0.0.1', '[::1]'])('%s is its own', (host) => {
    expect(findSite(host)).toBe(host)
  })
})

describe('isWithin', () => {
  it.each([
    ['mail.site.example', true],
    ['a.mail.site.example', true],
    ['site.example', false],
    ['notmail.site.example', false],
    ['mail.site.example.evil.net', false],
  ])('[TRAFFIC-07] %s: %s', (host, expected) => {
    expect(isWithin(host, 'mail.site.example')).toBe(expected)
  })
})
