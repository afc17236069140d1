/** A museum of three houses in five languages, one of them read from right to left and one without blanks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openedOrigin, openSite, type OpenedSite } from '#tests/support/open-site.ts'

let site: OpenedSite
beforeAll(async () => {
  site = await openSite('museum', { now: () => Date.parse('2026-12-01T12:00:00Z') })
})
afterAll(() => site.close())

/** Spaces of `Intl` differ between its versions. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
const read = async (path: string) => {
  const response = await site.get(path)
  expect(response.status, path).toBe(200)
  return plain(await response.text())
}
const list = async (path: string) =>
  [...(await read(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    address!.replace(openedOrigin, ''),
  )

describe('every page', () => {
  it.each([
    ['en-gb', 'en-GB', 'ltr'],
    ['pt-br', 'pt-BR', 'ltr'],
    ['zh-hant-hk', 'zh-Hant-HK', 'ltr'],
    ['ar', 'ar-EG', 'rtl'],
    ['el', 'el-GR', 'ltr'],
  ])(
    '[I18N-01] is there in %s, in words of its own and without a fault',
    async (code, tag, way) => {
      const sitemaps = await list('/sitemap.xml')
      const pages = await list(sitemaps.find((path) => path.includes(code))!)
      expect(pages).toHaveLength(12)
      for (const path of pages) {
        const html = await read(path)
        expect(html, path).toMatch(
          new RegExp(`<html lang="${tag}"(?= )${way === 'rtl' ? ' dir="rtl"' : ''}`),
        )
        // Keys of messages that nobody has said.
        expect(html.match(/(?:>|aria-label=")[a-z]+(?:\.[a-z]\w*)+(?:<|")/g), path).toBeNull()
      }
      expect(site.issues).toEqual([])
    },
  )
})

describe('a language that another one stands in for', () => {
  it('[I18N-06] has its paths', async () => {
    const html = await read('/zh-hant-hk/exhibitions')
    expect(html).toContain('href="/zh-hant-hk/exhibitions/roads"')
    expect(html).toContain('hreflang="pt-br" href="https://site.example/pt-br/exposicoes"')
    expect(html).not.toContain('1 result')
  })
})

describe('an event', () => {
  it.each([
    [
      '/events/night-of-crystals',
      [/Friday,? 29 January 2027/, /19:00.*22:30 GMT\+8/, /HK\$180\.00/],
    ],
    ['/pt-br/programacao/pickling-class', ['6 de fevereiro de 2027', /14:00.*17:00/, /R\$ 95,50/]],
    [
      '/zh-hant-hk/events/night-of-crystals',
      ['2027年1月29日星期五', /下午7:00.*10:30/, /HK\$180\.00/],
    ],
    ['/ar/faaliyat/night-of-crystals', ['٢٩ يناير ٢٠٢٧', /٧:٠٠.*١٠:٣٠ م/, '١٨٠٫٠٠']],
    ['/el/ekdiloseis/pickling-class', ['6 Φεβρουαρίου 2027', /2:00.*5:00 μ\.μ\./, /95,50 R\$/]],
  ])('%s has the time of its place and the money of its price', async (path, texts) => {
    const html = await read(path)
    for (const text of texts) expect(html).toMatch(text)
  })

  it('says when it begins and ends across a clock change', async () => {
    const html = await read('/ar/faaliyat/tax-walk')
    expect(html).toContain('"startDate":"2027-03-27T23:30:00+00:00"')
    expect(html).toContain('"endDate":"2027-03-28T03:00:00+01:00"')
  })
})

describe('sections', () => {
  it('[I18N-01] write hours, prices and counts as the language of the page does', async () => {
    expect(await read('/visit')).toMatch(/10:00 – 17:30/)
    const arabic = await read('/ar/ziyara')
    expect(arabic).toContain('١٠:٠٠ ص – ٥:٣٠ م')
    expect(arabic).toContain('١٤٫٥٠')
    const exhibitions = await read('/ar/maarid')
    expect(exhibitions).toContain('٣ نتائج')
    expect(exhibitions).toContain('aria-label="الصفحة ٢"')
  })

  it('[SEARCH-01] find what has no blanks between its words', async () => {
    const found = await read(`/zh-hant-hk/exhibitions?q=${encodeURIComponent('晶體')}`)
    expect(found).toContain('href="/zh-hant-hk/exhibitions/crystals"')
    expect(found).not.toContain('href="/zh-hant-hk/exhibitions/roads"')
  })
})
