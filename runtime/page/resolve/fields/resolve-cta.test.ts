import { describe, expect, it } from 'vitest'
import { createContext } from '#tests/support/create-context.ts'
import { brokenLink, webLink } from '#tests/support/documents.ts'
import { resolveCtas, type CtaField } from './resolve-cta.ts'

const resolve = (field: object, locale = 'en') =>
  resolveCtas(
    [{ label: 'Go', ...field } as CtaField],
    '/data/cta',
    createContext({ locale }).context,
  )[0]

describe('calls to action', () => {
  const targets: [type: string, locale: string, href: string][] = [
    ['contact', 'de', '/de/form/kontaktieren-sie-uns'],
    ['contact', 'en', '/form/contact-us'],
    ['contact', 'fr', '/fr/form/contactez-nous'],
    ['demo', 'de', '/de/form/demo-buchen'],
    ['demo', 'en', '/form/demo'],
    ['demo', 'fr', '/fr/form/demo'],
    ['freeTrial', 'de', '/de/form/kostenlos-testen'],
    ['freeTrial', 'en', '/form/free-trial'],
    ['freeTrial', 'fr', '/fr/form/essai-gratuit'],
    ['pfSignIn', 'fr', 'https://app.colloquy.example/fr/sign-in'],
  ]
  it.each(targets)('[ROUTE-46] [OP57] %s in %s leads to %s', (type, locale, href) => {
    expect(resolve({ type }, locale)?.link?.href).toBe(href)
  })

  it('[ROUTE-46] a language without a uid of its own gets the English one', () => {
    const locales = [
      ...createContext().site.config.locales,
      { code: 'es', language: 'es-es', iso: 'es-ES', name: 'Español' },
    ]
    const { context } = createContext({ config: { locales } })
    const spanish = { ...context, locale: locales.at(-1)! }
    const [contact] = resolveCtas([{ type: 'contact', label: 'Hola' }], '/x', spanish)
    expect(contact?.link?.href).toBe('/es/form/contact-us')
  })

  it.each([
    [{ type: 'link', link: webLink('/a') }, true],
    [{ type: 'ebook', link: webLink('/a') }, true],
    [{ type: 'link' }, false],
    [{ type: 'ebook' }, false],
    [{ type: 'link', link: brokenLink() }, false],
    [{ type: 'link', link: webLink('/a'), label: '  ' }, false],
    [{ type: 'demo', label: '' }, false],
  ])('[CTA-02] [OP18] %j is shown: %s', (field, isShown) => {
    expect(resolve(field) !== undefined).toBe(isShown)
  })

  it.each(['download', 'menu'])('[OP57] a %s without a link is shown disabled', (type) => {
    expect(resolve({ type })).toMatchObject({ type, disabled: true })
    expect(resolve({ type })).not.toHaveProperty('link')
  })

  it('[CTA-01] hands over every field, with the defaults of those that are empty', () => {
    const full = {
      type: 'link',
      link: webLink('/a'),
      colorClass: 'ghost',
      icon: 'play',
      small: true,
      disabled: true,
      sectionId: 'top',
    }
    expect(resolve(full)).toEqual({ ...full, label: 'Go', link: { href: '/a', kind: 'internal' } })
    expect(resolve({ type: 'demo' })).toEqual({
      type: 'demo',
      label: 'Go',
      colorClass: 'primary',
      small: false,
      disabled: false,
      link: { href: '/form/demo', kind: 'internal', reportAs: 'demo', isFromAnywhere: true },
    })
  })
})
