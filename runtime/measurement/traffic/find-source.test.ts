import { describe, expect, it } from 'vitest'
import { findReferringDomain, findSource } from './find-source.ts'
import { tables } from './testing/tables.ts'

const host = 'www.colloquy.example'

describe('findSource', () => {
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
    expect(findSource(referrer, host, tables)).toEqual({ medium, source })
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
    expect(findSource(referrer, host, tables)).toEqual({ medium: '$referring_site', source })
  })

  it('[TRAFFIC-07] the host of the page counts as ours, whatever it is', () => {
    expect(findSource('http://localhost:3000/a', 'localhost', tables).medium).toBe('$direct')
    expect(findSource('http://localhost:3000/a', 'site.example', tables).medium).toBe(
      '$referring_site',
    )
  })
})

it('[TRAFFIC-07] the referring domain is a host, or direct', () => {
  expect(findReferringDomain('https://www.google.com/', host, tables)).toBe('www.google.com')
  expect(findReferringDomain('https://partner.example/', host, tables)).toBe('partner.example')
  expect(findReferringDomain('https://www.colloquy.example/', host, tables)).toBe('$direct')
  expect(findReferringDomain('', host, tables)).toBe('$direct')
})
