/** Page types a test declares for itself: the minimum that document type and routes need. */
import type { PageType } from '#runtime'

export function createPageType(
  type: string,
  routes: PageType['routes'],
  more: Partial<PageType> = {},
): PageType {
  return {
    type,
    routes,
    template: [{ slice: 'page_header', bind: { title: '/data/title' } }],
    head: { title: ['/data/meta_title', '/data/title'], noindex: '/data/is_hidden' },
    layout: 'default',
    ...more,
  }
}

/** A guide lists articles; an article of a guide has its address below it (ROUTE-16, ROUTE-44). */
export const guides: PageType[] = [
  createPageType('guide_page', [{ name: 'guide', path: '/guide/{uid}' }]),
  createPageType(
    'blog_article',
    [
      {
        name: 'guide-article',
        path: '/guide/{guide_uid}/{uid}',
        layout: 'minimal',
        parameters: {
          guide_uid: { parent: { type: 'guide_page', field: '/data/articles/*/article' } },
        },
      },
      { name: 'article', path: '/blog/{uid}' },
    ],
    {
      breadcrumbs: [{ type: 'home_page', label: 'types.blog_article' }, { parameter: 'guide_uid' }],
    },
  ),
]

/** Two types that share a pattern (ROUTE-19, OP06). */
export const events: PageType[] = [
  createPageType(
    'webinar',
    [
      {
        name: 'webinar',
        path: { en: '/events/{uid}', de: '/events/{uid}', fr: '/evenements/{uid}' },
      },
    ],
    {
      calendar: {
        start: '/data/datetime',
        duration: '/data/duration',
        summary: '/data/title',
        description: '/data/description',
      },
    },
  ),
  createPageType(
    'live_event',
    [
      {
        name: 'live-event',
        path: { en: '/events/{uid}', de: '/events/{uid}', fr: '/evenements/{uid}' },
      },
    ],
    {
      calendar: {
        start: '/data/date',
        end: '/data/end_date',
        summary: '/data/title',
        location: '/data/location',
      },
    },
  ),
]
