import { describe, expect, it } from 'vitest'
import { findLocaleOfTags, listTagsOfLocales, toTerritory } from './find-locale.ts'

describe('findLocaleOfTags', () => {
  const named = (codes: string) => {
    const locales = codes.split(' ').map((code) => {
      const iso = Intl.getCanonicalLocales(code)[0]!
      return { code, language: code, iso, name: code }
    })
    return { locales, defaultLocale: locales[0]!.code }
  }
  const museum = 'en-gb pt-br zh-hant-hk ar el'
  it.each([
    [museum, 'en-GB', 'en-gb'],
    [museum, 'en', 'en-gb'],
    [museum, 'en-AU', 'en-gb'],
    [museum, 'pt', 'pt-br'],
    [museum, 'pt-PT', 'pt-br'],
    [museum, 'zh-HK', 'zh-hant-hk'],
    [museum, 'zh-TW', 'zh-hant-hk'],
    [museum, 'zh-Hant', 'zh-hant-hk'],
    [museum, 'zh-MO', 'zh-hant-hk'],
    [museum, 'zh-CN', 'zh-hant-hk'],
    [museum, 'zh', 'zh-hant-hk'],
    [museum, 'ar-EG', 'ar'],
    [museum, 'ar-u-nu-latn', 'ar'],
    [museum, 'el-CY', 'el'],
    [museum, 'EL', 'el'],
    [museum, 'zh-CN, el', 'el'],
    [museum, 'fr, ar', 'ar'],
    [museum, 'fr', undefined],
    [museum, 'x-private', undefined],
    [museum, 'not a tag', undefined],
    [museum, 'en_GB, el', 'el'],
    ['en en-gb', 'en-GB', 'en-gb'],
    ['en en-gb', 'en-US', 'en'],
    ['en en-gb', 'en-AU', 'en'],
    ['en en-gb', 'en-GB-oxendict', 'en-gb'],
    ['en-gb en-us', 'en', 'en-us'],
    ['en-gb en-us', 'en-IE', 'en-gb'],
    ['en-us en-gb', 'en-IE', 'en-gb'],
    ['en-gb en-us', 'en-PR', 'en-us'],
    ['es-es es-419', 'es-AR', 'es-419'],
    ['es-es es-mx', 'es-CL', 'es-mx'],
    ['es-mx es-es', 'es-GQ', 'es-es'],
    ['pt-br pt-pt', 'pt-AO', 'pt-pt'],
    ['en de', 'de-LI', 'de'],
    ['en de de-ch', 'de-CH', 'de-ch'],
    ['en de de-ch', 'de-LI', 'de'],
    ['en de de-ch', 'gsw', undefined],
    ['de-at de-ch', 'de', 'de-at'],
    ['de-at de-ch', 'de-CH-1996', 'de-ch'],
    ['pt pt-br', 'pt-BR', 'pt-br'],
    ['pt pt-br', 'pt', 'pt'],
    ['pt pt-br', 'pt-AO', 'pt'],
    ['pt-pt pt-br', 'pt', 'pt-br'],
    ['pt-pt pt-br', 'pt-MZ', 'pt-pt'],
    ['es es-mx', 'es-419', 'es'],
    ['es es-419', 'es-MX', 'es'],
    ['es es-419', 'es-419', 'es-419'],
    ['zh zh-hant-hk', 'zh', 'zh'],
    ['zh zh-hant-hk', 'zh-CN', 'zh'],
    ['zh zh-hant-hk', 'zh-SG', 'zh'],
    ['zh zh-hant-hk', 'zh-Hans-HK', 'zh'],
    ['zh zh-hant-hk', 'zh-TW', 'zh-hant-hk'],
    ['zh-tw zh-hk', 'zh-HK', 'zh-hk'],
    ['zh-tw zh-hk', 'zh-MO', 'zh-hk'],
    ['zh-tw zh-hk', 'zh-CN', 'zh-tw'],
    ['zh-hans en', 'zh-TW', 'zh-hans'],
    ['zh-hans en', 'zh-TW, en', 'en'],
    ['en nb', 'no', 'nb'],
    ['en nb', 'nn', 'nb'],
    ['en no', 'nb-NO', 'no'],
    ['nb nn', 'nn', 'nn'],
    ['en sr', 'sr-Latn', 'sr'],
    ['en sr sr-latn', 'sr-Latn-RS', 'sr-latn'],
    ['en sr sr-latn', 'sr-ME', 'sr-latn'],
    ['en sr sr-latn', 'sh', 'sr-latn'],
    ['en he', 'iw', 'he'],
    ['en id', 'in', 'id'],
    ['en fil', 'tl', 'fil'],
    ['en uz uz-cyrl', 'uz-Cyrl-UZ', 'uz-cyrl'],
    ['en fr fr-ca', 'fr-CA', 'fr-ca'],
    ['en fr fr-ca', 'fr-BE', 'fr'],
    ['fr-ca fr-ch', 'fr', 'fr-ca'],
    ['en ca', 'ca-valencia', 'ca'],
    ['en ca', 'es, ca', 'ca'],
    ['en en-eu', 'en-EU', 'en-eu'],
    ['en en-eu', 'en', 'en'],
  ])('[I18N-02] of %s, a reader of %s gets %s', (codes, wanted, code) => {
    expect(findLocaleOfTags(wanted.split(', '), named(codes))).toBe(code)
  })

  it('takes the first of several markets with one language, and each by its own name', () => {
    const [first, second] = ['en-eu', 'en-row'].map((code) => ({
      code,
      language: code,
      iso: 'en-GB',
      name: code,
    }))
    const config = { locales: [first!, second!], defaultLocale: 'en-row' }
    expect(findLocaleOfTags(['en-GB'], config)).toBe('en-row')
    expect(findLocaleOfTags(['en-EU'], config)).toBe('en-eu')
  })

  it.each([
    ['en de fr', 'de en fr'],
    ['en pt pt-br', 'en pt pt-br'],
    [museum, 'ar el en pt zh'],
    ['en nb', 'en nb nn no'],
  ])('a server that compares texts knows the site of %s by %s', (codes, tags) => {
    expect(
      listTagsOfLocales(named(codes))
        .map(([tag]) => tag)
        .toSorted()
        .join(' '),
    ).toBe(tags)
  })

  it('a server that compares texts finds for every tag what the lookup finds', () => {
    for (const codes of [museum, 'zh zh-hant-hk en', 'pt-pt pt-br en-gb en-us', 'sr sr-latn de']) {
      const config = named(codes)
      const tags = listTagsOfLocales(config)
      for (const tag of [
        'zh-TW',
        'zh-Hant-TW',
        'zh-CN',
        'pt-AO',
        'en-IE',
        'de-LI',
        'sr-ME',
        'el-CY',
      ]) {
        const known = tags.find(([one]) => `${tag.toLowerCase()}-`.startsWith(`${one}-`))
        expect(known?.[1], `${tag} of ${codes}`).toBe(findLocaleOfTags([tag], config))
      }
    }
  })
})

it.each([
  ['zh-Hant-HK', 'zh_HK'],
  ['pt-BR', 'pt_BR'],
  ['el', 'el_GR'],
  ['es-419', 'es_LA'],
])('%s is the territory %s', (iso, territory) => {
  expect(toTerritory({ iso })).toBe(territory)
})
