import { describe, expect, it } from 'vitest'
import { siteFiles } from '#tests/support/create-test-site.ts'
import { createMessages } from './messages.ts'

const bundles = {
  en: { greeting: 'Hello {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' },
  de: { greeting: 'Hallo {{name}}' },
}

describe('messages', () => {
  it('fill in values, and choose the plural', () => {
    const t = createMessages(bundles).translator('en')
    expect([
      t('greeting', { name: '<Ada>' }),
      t('items', { count: 1 }),
      t('items', { count: 2 }),
    ]).toEqual(['Hello <Ada>', '1 item', '2 items'])
  })

  it('say a plural form that a language lacks like the others, and never invent one', () => {
    const missing: string[] = []
    const count = { 'n.zero': 'none', 'n.few': '{{value}} of a few', 'n.other': '{{value}}' }
    const t = createMessages({ ar: count }, (_, key) => missing.push(key)).translator('ar')
    const say = (form: string) => t(form, { value: '7' })
    expect(['n.zero', 'n.few', 'n.many', 'n.other'].map(say)).toEqual([
      'none',
      '7 of a few',
      '7',
      '7',
    ])
    expect(missing).toEqual([])
    expect(say('m.many')).toBe('m.many')
    expect(missing).toEqual(['m.many'])
  })

  it.each(['pt-br', 'zh-hant-hk', 'es-419', 'sr-latn'])('are those of %s, and no other', (code) => {
    const [language] = code.split('-')
    const others = { [language!]: { greeting: 'no', other: 'no' } }
    const t = createMessages({ ...others, [code]: { greeting: '{{name}}!' } }).translator(code)
    expect([t('greeting', { name: 'Ada' }), t('other')]).toEqual(['Ada!', 'other'])
  })

  it('[OP53] use the words an editor chose instead', () => {
    const messages = createMessages(bundles)
    expect(
      messages.translator('de', { greeting: 'Moin {{name}}' })('greeting', { name: 'Ada' }),
    ).toBe('Moin Ada')
    expect(messages.bundle('de', { greeting: 'Moin' })).toEqual({ greeting: 'Moin' })
    expect(messages.translator('de')('greeting', { name: 'Ada' })).toBe('Hallo Ada')
  })

  it('tell of a missing one once, and show its key', () => {
    const missing: string[] = []
    const messages = createMessages(bundles, (locale, key) => missing.push(`${locale} ${key}`))
    const t = messages.translator('de')
    expect([
      t('nothing'),
      t('nothing'),
      t('toString'),
      messages.translator('en')('nothing'),
    ]).toEqual(['nothing', 'nothing', 'toString', 'nothing'])
    expect(missing).toEqual(['de nothing', 'de toString', 'en nothing'])
  })

  it.each(['es', '', 'constructor', '__proto__'])(
    '[I18N-06] fail by name in a locale nobody has: %j',
    (code) => {
      const messages = createMessages(bundles)
      expect(() => messages.bundle(code)).toThrow(`Failed loading locale (${code})`)
      expect(() => messages.translator(code)).toThrow(`Failed loading locale (${code})`)
    },
  )

  it('[I18N-01] exist in every locale of the site, the same ones', () => {
    const keys = siteFiles.config.locales.map(({ code }) =>
      Object.keys(siteFiles.messages[code]!).sort(),
    )
    expect(new Set(keys.map((list) => list.join())).size).toBe(1)
  })
})
