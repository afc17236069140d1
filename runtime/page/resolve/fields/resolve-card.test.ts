import { describe, expect, it } from 'vitest'
import type { Document } from '#runtime'
import { articleType, createArticle, createHubSite, linkTo } from '#tests/support/articles.ts'
import { createContext } from '#tests/support/create-context.ts'
import { image, title } from '#tests/support/documents.ts'
import { validateDocument } from '../../validate/validate-document.ts'
import { resolveCard, type CardSubject } from './resolve-card.ts'

function createCardContext(card = articleType.card!) {
  const { site, content } = createHubSite({}, { articleType: { ...articleType, card } })
  return createContext({ overrides: { pageTypes: site.pageTypes, routes: site.routes, content } })
}

describe('a card', () => {
  it('is the same from a whole document and from the fields a link brings along', () => {
    const { context } = createCardContext()
    const raw = createArticle('one', {
      category: 'news',
      tags: ['ai'],
      date: '2026-01-01T08:00:00+0000',
    })
    const document: Document = validateDocument(raw, context.site)
    const { data, id, type, uid, lang } = raw
    const link: CardSubject = { id, type, uid, lang, data }
    expect(resolveCard(link, context)).toEqual(resolveCard(document, context))
  })

  it('has what comes along and leaves out what does not', () => {
    const { context } = createCardContext()
    const subject = {
      ...linkTo('blog_article', 'one', { title: title('One') }),
      link_type: undefined,
    }
    expect(resolveCard(subject, context)).toEqual({
      id: 'blog_article.one.en-us',
      type: 'blog_article',
      title: 'One',
      meta: [],
      badges: [],
      link: { href: '/blog/one', kind: 'internal' },
      typeLabel: context.t('types.blog_article'),
    })
  })

  it('has pictures of the first filled field', () => {
    const card = {
      ...articleType.card!,
      image: ['/data/social_sharing_thumbnail', '/data/thumbnail'],
    }
    const { context } = createCardContext(card)
    const thumbnail = image('https://images.prismic.io/a/b.jpg', 800, 600)
    const subject = linkTo('blog_article', 'one', { title: title('One'), thumbnail })
    expect(resolveCard(subject, context)?.image).toMatchObject({ width: 800, height: 600 })
  })

  it('is none without a title, for a type without cards, or without an address', () => {
    const { context } = createCardContext()
    const data = { title: title('One') }
    expect(resolveCard(linkTo('blog_article', 'one', {}), context)).toBeUndefined()
    expect(resolveCard(linkTo('form_config', 'one', data), context)).toBeUndefined()
    expect(resolveCard(linkTo('blog_article', '', data), context)).toBeUndefined()
  })
})
