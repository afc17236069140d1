import { describe } from 'vitest'
import { itFinds } from '../testing/test-site.ts'

const pageType = 'site-config/page-types/article.json'

describe('[PAGEBUILDER-09] trees', () => {
  itFinds([
    [
      'a link above that leads to no document',
      pageType,
      (json) => void (json.tree = { parent: '/data/title' }),
      '/tree/parent',
      /content-relationship is needed here/,
    ],
    [
      'an order that is no number',
      pageType,
      (json) => void (json.tree = { order: '/data/title' }),
      '/tree/order',
      /number is needed here/,
    ],
    [
      'a path by a tree of a type without one',
      pageType,
      (json) => void (json.routes[0] = { ...json.routes[0], path: '/{tree}', parameters: {} }),
      '/routes/0/path',
      /has no tree/,
    ],
    [
      'a tree that does not come last in a path',
      pageType,
      (json) => {
        json.tree = {}
        json.routes[0] = { ...json.routes[0], path: '/{tree}/edit', parameters: {} }
      },
      '/routes/0/path',
      /it comes last/,
    ],
    [
      'breadcrumbs by a tree that is not declared',
      pageType,
      (json) => void (json.breadcrumbs = [{ tree: true }]),
      '/breadcrumbs/0/tree',
      /stand in no tree/,
    ],
    [
      'a list of a part of a tree that is not declared',
      pageType,
      (json) =>
        void json.template.push({
          slice: 'opening',
          query: { name: 'pages', in: { tree: 'whole' } },
          bind: { title: '/data/title', label: '/data/label' },
        }),
      '/template/2/query/in/tree',
      /stand in no tree/,
    ],
  ])
})
