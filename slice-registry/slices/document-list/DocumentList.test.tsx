import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Card, ResolvedList } from '#runtime/slice'
import { DocumentList } from './DocumentList.tsx'

const image = (width: number, height: number) => ({
  src: '/cover.png',
  width,
  height,
  alt: '',
  loading: 'lazy' as const,
})

const card = (changes: Partial<Card>): Card => ({
  id: JSON.stringify(changes),
  type: 'blog_article',
  title: 'The first comment',
  link: { href: '/blog/the-first-comment', kind: 'internal' },
  meta: [],
  badges: [],
  typeLabel: 'Article',
  ...changes,
})

const option = (value: string, count: number, isSelected = false) => ({
  value,
  label: value,
  count,
  href: `/blog?category=${value}`,
  isSelected,
})

function html(changes: Partial<ResolvedList>, variation = 'default', fields = {}) {
  const items = changes.items ?? [card({})]
  const list: ResolvedList = {
    name: 'articles',
    items,
    total: items.length,
    page: 1,
    pages: 1,
    pageHrefs: ['/blog'],
    facets: [],
    action: '/blog',
    isRefined: false,
    clearHref: '/blog',
    emptyText: 'Nothing fits.',
    statusText: '1 article',
    ...changes,
  }
  const t = (key: string, values?: object) => `${key}${values ? Object.values(values).join() : ''}`
  const slice = { id: 'articles', fields, variation, locale: 'en', list, t }
  return renderToStaticMarkup(<DocumentList {...slice} />)
}

describe('a list of documents', () => {
  it.each([
    [3, 0],
    [5, 0],
    [6, 0],
    [7, 1],
    [10, 1],
  ])('of %i covers lets %i lead, so that none is left alone in its row', (count, leading) => {
    const items = Array.from({ length: count }, (_, index) =>
      card({ id: `${index}`, image: image(1200, 675) }),
    )
    expect(html({ items }).split('data-leads').length - 1).toBe(leading)
  })

  it('draws a card by what it has', () => {
    const shapes = (items: Card[]) =>
      [...html({ items }).matchAll(/data-shape="(\w+)"/g)].map((match) => match[1])
    const logo = image(320, 80)
    expect(
      shapes([
        card({ image: image(1600, 900) }),
        card({ image: image(1600, 900), logo }),
        card({ image: image(900, 1200) }),
        card({ logo }),
        card({ type: 'author', image: image(320, 320) }),
        card({}),
      ]),
    ).toEqual(['cover', 'cover', 'upright', 'logo', 'portrait', 'words'])
  })

  it('tells the types of cards apart only where there are several', () => {
    const article = card({ kicker: 'Onboarding' })
    const event = card({ type: 'live_event', typeLabel: 'Event', kicker: 'Berlin' })
    expect(html({ items: [article] })).toContain('>Onboarding<')
    const mixed = html({ items: [article, event] })
    expect(mixed).toContain('>Article<')
    expect(mixed).toContain('>Event<')
    expect(mixed).not.toContain('>Onboarding<')
  })

  it('puts the day of an event on a leaf, in the zone its date is written in', () => {
    const event = card({ type: 'live_event', date: '2026-12-03T23:30:00.000Z' })
    expect(html({ items: [event] })).toMatch(/<time dateTime="2026-12-03T23:30[^>]*>.*>3<.*>Dec</)
    expect(html({ items: [card({ date: '2026-12-03' })] })).not.toContain('<time')
  })

  it('gives its cards the level below its title, or the level of the title it has not', () => {
    expect(html({})).toMatch(/<h2[^>]*><a/)
    expect(html({}, 'compact', { heading: 'Newest first' })).toMatch(/<h2[^>]*>Newest.*<h3[^>]*><a/)
  })

  it('puts each neighbour on its side, with words for it', () => {
    const before = card({ rel: 'prev', title: 'Preboarding' })
    const after = card({ rel: 'next', title: 'Day thirty' })
    const markup = html({ items: [before, after] }, 'neighbours')
    expect(markup).toMatch(/data-rel="prev".*lists\.before.*Preboarding/)
    expect(markup).toMatch(/data-rel="next".*lists\.after.*Day thirty/)
  })

  it('says when nothing is found', () => {
    expect(html({ items: [] })).toContain('>Nothing fits.<')
  })
})

describe('refining', () => {
  const facet = (options: ReturnType<typeof option>[], clearHref?: string) => ({
    parameter: 'category',
    label: 'Topic',
    options,
    ...(clearHref ? { clearHref } : {}),
  })

  it('links to every choice that has results, and from a choice back', () => {
    const facets = [facet([option('a', 3), option('b', 2, true), option('c', 0)], '/blog?q=x')]
    const links = [...html({ facets }).matchAll(/<a href="([^"]*)" rel="nofollow" class="option"/g)]
    expect(links.map((match) => match[1])).toEqual(['/blog?category=a', '/blog?q=x'])
  })

  it('leaves out a facet without anything to choose', () => {
    expect(html({ facets: [facet([option('a', 0), option('b', 0)])] })).not.toContain('Topic')
  })

  it('keeps what is chosen when the search form is sent without script', () => {
    const markup = html({
      facets: [facet([option('a', 3, true), option('b', 2)])],
      search: { parameter: 'q', value: 'expert', action: '/blog' },
    })
    expect(markup).toMatch(/<form role="search" [^>]*action="\/blog" method="get"/)
    expect(markup).toMatch(/type="search" [^>]*name="q"[^>]* value="expert"/)
    expect(markup).toContain('<input type="hidden" name="category" value="a"/>')
    expect(markup).not.toContain('value="b"')
  })
})

describe('pages', () => {
  const pageHrefs = Array.from({ length: 9 }, (_, index) => `/blog?page=${index + 1}`)
  const numbersOf = (page: number) => {
    const markup = html({
      page,
      pages: 9,
      pageHrefs,
      previous: '/blog?page=1',
      next: '/blog?page=3',
    })
    return [...markup.matchAll(/class="(?:number|gap)">([^<]*)</g)].map((match) => match[1])
  }

  it('shows the first, the last and those around the current one, with gaps between', () => {
    expect(numbersOf(1)).toEqual(['1', '2', '…', '9'])
    expect(numbersOf(3)).toEqual(['1', '2', '3', '4', '…', '9'])
    expect(numbersOf(5)).toEqual(['1', '…', '4', '5', '6', '…', '9'])
    expect(numbersOf(9)).toEqual(['1', '…', '8', '9'])
  })

  it('names the current page, and the ways to its neighbours', () => {
    const markup = html({ page: 2, pages: 9, pageHrefs, previous: '/blog', next: '/blog?page=3' })
    expect(markup).toMatch(/href="\/blog\?page=2" aria-current="page"/)
    expect(markup).toMatch(/<a href="\/blog" rel="prev"/)
    expect(markup).toMatch(/<a href="\/blog\?page=3" rel="next"/)
  })

  it('are no way for robots while the list is refined', () => {
    const refined = { page: 2, pages: 3, previous: '/blog?q=a', next: '/blog?page=3&q=a' }
    const pagesOf = (isRefined: boolean) =>
      html({ ...refined, pageHrefs: pageHrefs.slice(0, 3), isRefined })
    expect(pagesOf(true).match(/<a [^>]*rel="[^"]*nofollow"/g)).toHaveLength(5)
    expect(pagesOf(false)).not.toContain('nofollow')
  })
})
