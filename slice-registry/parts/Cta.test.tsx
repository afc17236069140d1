import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Cta, Link } from '#runtime/slice'
import { ArrowLink, CtaLink, CtaList } from './Cta.tsx'

const link: Link = { href: '/form/demo', kind: 'internal' }
const cta: Cta = {
  type: 'demo',
  label: 'Book a demo',
  link,
  colorClass: 'primary',
  small: false,
  disabled: false,
}
const html = (changes: Partial<Cta>) =>
  renderToStaticMarkup(<CtaLink cta={{ ...cta, ...changes }} />)

describe('CtaLink', () => {
  it('[CTA-03] refuses to be empty, and takes inner content for the label', () => {
    expect(() => html({ label: ' ' })).toThrow(
      'CTA should either have a label or wrap another element',
    )
    const wrapping = <CtaLink cta={{ ...cta, label: '' }}>Go</CtaLink>
    expect(renderToStaticMarkup(wrapping)).toContain('Go')
  })

  it('[CTA-04] is not a link when it is disabled', () => {
    const markup = html({ disabled: true })
    expect(markup).not.toMatch(/<a|href|data-cta/)
    expect(markup).toContain('aria-disabled="true"')
  })

  it('[CTA-06] says what it is and where it stands', () => {
    expect(html({ sectionId: 'banner' })).toContain('data-cta="demo" data-section="banner"')
  })

  it('[CTA-07] downloads a file in place of showing it, and nothing else', () => {
    const file: Link = { href: '/media/a.pdf', kind: 'file' }
    expect(html({ type: 'download', link: file })).toContain('download=""')
    expect(html({ type: 'download' })).not.toContain('download=""')
    expect(html({ type: 'link', link: file })).not.toContain('download=""')
  })

  it('gives a new window no opener', () => {
    expect(html({ link: { ...link, target: '_blank' } })).toContain('rel="noopener"')
  })
})

describe('CtaList', () => {
  it('draws nothing when there is nothing to call for', () => {
    expect(renderToStaticMarkup(<CtaList ctas={[]} />)).toBe('')
    expect(renderToStaticMarkup(<CtaList ctas={undefined} />)).toBe('')
  })
})

describe('ArrowLink', () => {
  it('needs a link and words', () => {
    expect(renderToStaticMarkup(<ArrowLink link={link} label={undefined} />)).toBe('')
    expect(renderToStaticMarkup(<ArrowLink link={undefined} label="More" />)).toBe('')
    expect(renderToStaticMarkup(<ArrowLink link={link} label="More" />)).toContain('>More<')
  })
})
