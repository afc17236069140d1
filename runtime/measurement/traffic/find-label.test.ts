import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { describe, expect, it } from 'vitest'
import suffixes from '#schemas/generated/country-suffixes.json' with { type: 'json' }
import { findLabel, isWithin } from './find-label.ts'
import { tables } from './testing/tables.ts'

const names = tables.classes.flatMap(({ labels = [] }) => labels)
const countrySuffixes = Object.entries(suffixes.countries).flatMap(([label, countries]) =>
  countries.split(' ').map((country) => `${label}.${country}`),
)
const singleSuffixes = ['com', 'net', 'org', 'de', 'fr', 'ru', 'at', 'dev', 'app', 'museum', 'jp']
const forms = (name: string, suffix: string) => [
  `${name}.${suffix}`,
  `www.${name}.${suffix}`,
  `a.b.${name}.${suffix}`,
  `${name}.example.${suffix}`,
  `not-${name}.${suffix}`,
  `${name}x.${suffix}`,
]

describe('findLabel', () => {
  it('[TRAFFIC-07] finds the names of the table as the public suffix list does, under every suffix', () => {
    const hosts = names.flatMap((name) =>
      [...singleSuffixes, ...countrySuffixes].flatMap((suffix) => forms(name, suffix)),
    )
    expect(hosts.length).toBeGreaterThan(50_000)
    const differing = hosts.filter((host) => findLabel(host) !== getDomainWithoutSuffix(host))
    expect(differing).toEqual([])
  })

  it('[TRAFFIC-07] knows countries in which everything of two labels is a suffix', () => {
    const hosts = suffixes.every
      .split(' ')
      .flatMap((country) => [`www.google.com.${country}`, `google.anything.${country}`])
    expect(hosts.map((host) => [host, findLabel(host)])).toEqual(
      hosts.map((host) => [host, getDomainWithoutSuffix(host)]),
    )
    expect(findLabel('www.google.com.jm')).toBe('google')
  })

  it.each([
    ['www.google.co.uk', 'google'],
    ['WWW.Google.COM', 'google'],
    ['www.google.com.', 'google'],
    ['google.github.io', 'github'],
    ['google.blogspot.com', 'blogspot'],
    ['google.s3.amazonaws.com', 'amazonaws'],
    ['google.com.evil.net', 'evil'],
    ['google.evil.co.uk', 'evil'],
    ['xn--ggle-55da.com', 'xn--ggle-55da'],
    ['google.xn--p1ai', 'google'],
  ])('[TRAFFIC-07] %s is registered as %s, as the public suffix list says', (host, label) => {
    expect(findLabel(host)).toBe(label)
    expect(getDomainWithoutSuffix(host)).toBe(label)
  })

  it.each(['', 'localhost', '127.0.0.1', '8.8.8.8', '[::1]', '[2001:db8::1]', 'com'])(
    '[TRAFFIC-07] "%s" has no name',
    (host) => {
      expect(findLabel(host)).toBe('')
      expect(getDomain(host)).toBe(null)
    },
  )

  it('[TRAFFIC-07] takes a suffix it does not know for a name, never for one of the table', () => {
    const unknown = names.flatMap((name) =>
      ['gouv.fr', 'asso.fr', 'city.kawasaki.jp', 'k12.ma.us'].map((suffix) => `${name}.${suffix}`),
    )
    expect(unknown.filter((host) => names.includes(findLabel(host)))).toEqual([])
  })

  it('is not taken in by names of objects', () => {
    expect(findLabel('google.constructor.uk')).toBe('constructor')
    expect(findLabel('google.__proto__.uk')).toBe('__proto__')
  })
})

describe('isWithin', () => {
  it.each([
    ['mail.site.example', true],
    ['a.mail.site.example', true],
    ['MAIL.site.example.', true],
    ['site.example', false],
    ['notmail.site.example', false],
    ['mail.site.example.evil.net', false],
  ])('[TRAFFIC-07] %s: %s', (host, expected) => {
    expect(isWithin(host, ['mail.site.example'])).toBe(expected)
  })
})
