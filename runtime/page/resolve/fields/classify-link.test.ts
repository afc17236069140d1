import { describe, expect, it } from 'vitest'
import { createContext } from '#tests/support/create-context.ts'
import { documentLink, webLink } from '#tests/support/documents.ts'
import { resolveCtas, type CtaField } from './resolve-cta.ts'
import type { ResolveContext } from './context.ts'
import { resolveLink, type LinkField } from './resolve-link.ts'
import { resolveRichText } from './resolve-rich-text.ts'

const { context: shared } = createContext()
const onPricing: ResolveContext = { ...shared, path: '/pricing' }
const link = (field: object) => resolveLink(field, '/data/link', onPricing)
const cta = (field: object, context = onPricing) =>
  resolveCtas([{ label: 'Go', ...field } as CtaField], '/data/cta', context)[0]?.link

describe('what a link is reported as', () => {
  it.each([
    [{ type: 'demo' }, 'demo'],
    [{ type: 'freeTrial' }, 'freeTrial'],
    [{ type: 'contact' }, 'contact'],
    [{ type: 'ebook', link: webLink('/ebook/a') }, 'whitePaper'],
    [{ type: 'pfSignIn' }, 'platformConnect'],
    [{ type: 'link', link: webLink('/form/partners') }, 'partners'],
    [{ type: 'link', link: webLink('/form/demo') }, 'demo'],
    [{ type: 'link', link: webLink('#cookie-settings') }, 'openCookieModal'],
    [{ type: 'link', link: webLink('/pricing') }, undefined],
  ])('[CTA-08] [OP30] the call to action %j: %s', (field, expected) => {
    expect(cta(field)?.reportAs).toBe(expected)
  })

  it.each([
    [webLink('/form/contact-us'), 'contact'],
    [webLink('https://app.colloquy.example/course/7'), 'platformConnect'],
    [documentLink('form_page', 'demo'), 'demo'],
    [webLink('#cookie-settings'), 'openCookieModal'],
    [webLink('https://elsewhere.example/form/demo'), undefined],
  ])('[CTA-08] [LINK-06] the link %j: %s', (field, expected) => {
    expect(link(field)?.reportAs).toBe(expected)
  })
})

describe('where a link is followed from', () => {
  it.each([
    [{ type: 'demo' }, '/form/demo?from=%2Fpricing'],
    [{ type: 'freeTrial' }, '/form/free-trial?from=%2Fpricing'],
    [{ type: 'contact' }, '/form/contact-us?from=%2Fpricing'],
    [{ type: 'pfSignIn' }, 'https://app.colloquy.example/sign-in?from=%2Fpricing'],
    [{ type: 'ebook', link: webLink('/ebook/a#form') }, '/ebook/a?from=%2Fpricing#form'],
    [{ type: 'link', link: webLink('/form/partners') }, '/form/partners?from=%2Fpricing'],
    [{ type: 'link', link: webLink('/legal/terms') }, '/legal/terms'],
    [{ type: 'link', link: webLink('https://elsewhere.example/') }, 'https://elsewhere.example/'],
  ])('[LINK-03] [OP31] %j leads to %s', (field, expected) => {
    expect(cta(field)?.href).toBe(expected)
  })

  it.each([
    [
      { type: 'ebook', link: webLink('/ebook/a?from=%2Fold&plan=team#form') },
      '/ebook/a?plan=team&from=%2Fpricing#form',
    ],
    [
      { type: 'link', link: webLink('/form/partners?from=/elsewhere') },
      '/form/partners?from=%2Fpricing',
    ],
    [
      { type: 'link', link: webLink('https://app.colloquy.example/course/7?from=x') },
      'https://app.colloquy.example/course/7?from=%2Fpricing',
    ],
    [{ type: 'link', link: webLink('/legal/terms?from=mail') }, '/legal/terms?from=mail'],
  ])(
    '[OP31] a `from` an editor has stored gives way to the page: %j leads to %s',
    (field, href) => {
      expect(cta(field)?.href).toBe(href)
    },
  )

  it('[OP31] a `from` an editor has stored is replaced in a text, and by the browser in shared content', () => {
    const data = webLink('/legal/terms?from=mail') as LinkField
    const spans = [{ start: 0, end: 1, type: 'hyperlink' as const, data }]
    const [node] = resolveRichText([{ type: 'paragraph', text: 'a', spans }], '/x', onPricing)
    expect(node && 'spans' in node && node.spans[0]?.link?.href).toBe(
      '/legal/terms?from=%2Fpricing',
    )
    const stored = { type: 'link', link: webLink('/form/partners?from=mail') }
    expect(cta(stored, shared)).toMatchObject({ isFromAnywhere: true })
  })

  it('[LINK-03] is added by the browser where several pages share the link', () => {
    expect(cta({ type: 'demo' }, shared)).toEqual({
      href: '/form/demo',
      kind: 'internal',
      reportAs: 'demo',
      isFromAnywhere: true,
    })
    expect(cta({ type: 'link', link: webLink('/pricing') }, shared)).not.toHaveProperty(
      'isFromAnywhere',
    )
  })

  it('[LINK-05] is said by all links of a text that lead to the site, and by no other', () => {
    const hrefs = [
      '/legal/terms',
      '/pricing#plans',
      '#top',
      'https://elsewhere.example/',
      'mailto:a@b.example',
    ].map((url) => {
      const spans = [
        { start: 0, end: 1, type: 'hyperlink' as const, data: webLink(url) as LinkField },
      ]
      const [node] = resolveRichText([{ type: 'paragraph', text: 'a', spans }], '/x', onPricing)
      return node && 'spans' in node ? node.spans[0]?.link?.href : undefined
    })
    expect(hrefs).toEqual([
      '/legal/terms?from=%2Fpricing',
      '/pricing#plans',
      '#top',
      'https://elsewhere.example/',
      'mailto:a@b.example',
    ])
  })

  it('[LINK-05] a link of a text opens in the same window unless it says otherwise', () => {
    expect(link(webLink('/a'))?.target).toBeUndefined()
    expect(link({ ...webLink('/a'), target: '_blank' })).toMatchObject({
      target: '_blank',
      rel: 'noopener',
    })
  })
})
