import { describe } from 'vitest'
import { itFinds } from '../testing/test-site.ts'

const pageType = 'site-config/page-types/article.json'

const section = {
  query: {
    name: 'articles',
    types: ['article'],
    where: [
      { field: '/data/related', is: { document: '/id' } },
      { field: '/data/featured', is: { value: true } },
      { field: '/data/date', from: { now: true } },
      { not: { field: '/id', is: { document: '/id' } } },
    ],
    related: ['/data/related'],
    orderings: [{ field: { by: '/type', cases: { article: '/data/date' } }, direction: 'desc' }],
    pageSize: 12,
    facets: [
      { parameter: 'topic', field: '/data/topic', label: 'menu.open', labels: 'topics' },
      { parameter: 'about', field: '/data/related', label: 'menu.open' },
      { parameter: 'featured', field: '/data/featured', label: 'menu.open' },
      { parameter: 'type', field: '/type', label: 'menu.open', labels: 'types' },
    ],
    search: 'q',
  },
  slice: 'opening',
  bind: { title: '/data/title', label: '/data/label' },
}

/** A sound list at the end of the page, broken in one place. */
// oxlint-disable-next-line typescript/no-explicit-any -- reaches into JSON to break it
const withList = (change: (section: any) => void) => (json: any) => {
  const list = structuredClone(section)
  change(list)
  json.template.push(list)
}

const at = (path: string) => `/template/2/query${path}`

describe('[PAGEBUILDER-09] queries', () => {
  itFinds([
    [
      'an unknown type',
      pageType,
      withList(({ query }) => (query.types = ['articel'])),
      at('/types/0'),
      /no page type "articel"/,
      /"article"/,
    ],
    [
      'a parent that no route names',
      pageType,
      withList(({ query }) => {
        query.in = { parameter: 'guide_uid' }
      }),
      at('/in/parameter'),
      /no route has a parent parameter "guide_uid"/i,
    ],
    [
      'neighbours that a visitor could refine',
      pageType,
      withList(({ query }) => {
        query.neighbours = true
        delete query.facets
        delete query.search
      }),
      at('/pageSize'),
      /not allowed here/,
    ],
    [
      'a field that documents of the type do not have',
      pageType,
      withList(({ query }) => (query.where[0].field = '/data/relatd')),
      at('/where/0/field'),
      /of the type "article": .*no "relatd"/,
      /"related"/,
    ],
    [
      'a pointer into the page that leads nowhere',
      pageType,
      withList(({ query }) => (query.where[0].is.document = '/data/nothing')),
      at('/where/0/is/document'),
      /no "nothing"/,
    ],
    [
      'a value a field never has',
      pageType,
      withList(({ query }) => (query.where[1] = { field: '/data/topic', is: { value: 'guides' } })),
      at('/where/1/is/value'),
      /never has the value "guides"/,
      /"guide"/,
    ],
    [
      'a clock compared with a text',
      pageType,
      withList(({ query }) => (query.where[2].field = '/data/label')),
      at('/where/2/field'),
      /cannot be compared/,
    ],
    [
      'a condition that says nothing',
      pageType,
      withList(({ query }) => delete query.where[3].not.is),
      at('/where/3/not'),
      /fewer than 2/,
    ],
    [
      'an ordering that forgets a type',
      pageType,
      withList(({ query }) => {
        query.orderings[0].field.cases = { menu: '/data/label' }
      }),
      at('/orderings/0/field'),
      /no field for "article"/,
    ],
    [
      'a ranking by something that is no link',
      pageType,
      withList(({ query }) => (query.related = ['/data/label'])),
      at('/related/0'),
      /content-relationship is needed/,
    ],
    [
      'a facet that is none',
      pageType,
      withList(({ query }) => (query.facets[1].field = '/data/text')),
      at('/facets/1/field'),
      /rich-text, which cannot be a facet/,
    ],
    [
      'options that nothing names',
      pageType,
      withList(({ query }) => delete query.facets[0].labels),
      at('/facets/0'),
      /"labels" is missing/,
    ],
    [
      'an option without a message',
      pageType,
      withList(({ query }) => (query.facets[0].labels = 'topic')),
      at('/facets/0/labels'),
      /no message "topic.news", "topic.guide"/,
    ],
    [
      'two facets with one parameter',
      pageType,
      withList(({ query }) => (query.facets[1].parameter = 'topic')),
      at('/facets/1/parameter'),
      /parameter "topic"/,
    ],
    [
      'a message that does not exist',
      pageType,
      withList(({ query }) => (query.empty = 'lists.emty')),
      at('/empty'),
      /no message "lists.emty"/,
      /"lists.empty"/,
    ],
    [
      'a number of results without words',
      pageType,
      withList(({ query }) => (query.count = 'lists.many')),
      at('/count'),
      /no message "lists.many.one", "lists.many.other"/,
    ],
    [
      'neither types nor chosen documents',
      pageType,
      withList(({ query }) => delete query.types),
      at(''),
      /matches none of the forms/,
    ],
    [
      'a list drawn by a slice that does not exist',
      pageType,
      withList((list) => (list.slice = 'openin')),
      '/template/2/slice',
      /no slice "openin"/,
    ],
    [
      'shared content of a slice that shows none',
      pageType,
      (json) => void json.template.push({ shared: 'opening' }),
      '/template/2/shared',
      /shows no shared content/,
    ],
  ])
})

describe('[PAGEBUILDER-09] cards', () => {
  itFinds([
    [
      'a text made of a picture',
      pageType,
      (json) => void (json.card.text = '/data/picture'),
      '/card/text',
      /kind image/,
    ],
    [
      'a picture made of a text',
      pageType,
      (json) => void (json.card.image = ['/data/picture', '/data/label']),
      '/card/image/1',
      /kind key-text/,
    ],
    [
      'a day that is none',
      pageType,
      (json) => void (json.card.date = '/data/label'),
      '/card/date',
      /date or timestamp is needed/,
    ],
    [
      'a pointer that leads nowhere',
      pageType,
      (json) => void (json.card.meta = ['/data/related/data/titel']),
      '/card/meta/0',
      /no "titel"/,
      /"title"/,
    ],
    [
      'a select without words',
      pageType,
      (json) => void (json.card.badges = [{ message: 'topic', of: '/data/topic' }]),
      '/card/badges/0/message',
      /no message "topic.news"/,
    ],
    [
      'a count without words',
      pageType,
      (json) => void (json.card.meta = [{ message: 'lists.many', plural: '/data/price' }]),
      '/card/meta/0/message',
      /no message "lists.many.one"/,
    ],
    [
      'a length that is no number',
      pageType,
      (json) => void (json.card.meta = [{ format: 'duration', from: '/data/date' }]),
      '/card/meta/0/from',
      /formatted as duration/,
    ],
    [
      'a card of lists',
      pageType,
      (json) => void (json.card.text = { concat: ['/data/items'] }),
      '/card/text',
      /text is needed here/,
    ],
  ])
})

describe('[PAGEBUILDER-09] the search of a site', () => {
  itFinds([
    [
      'a page that cannot be searched',
      'site-config/site.json',
      (json) => void (json.search.page = 'article'),
      '/search/page',
      /no list that can be searched/,
    ],
    [
      'words of a language there is not',
      'site-config/site.json',
      (json) => void (json.search.synonyms = { dee: [['a', 'b']] }),
      '/search/synonyms/dee',
      /no locale "dee"/,
      /"de"/,
    ],
    [
      'keywords made of a picture',
      pageType,
      (json) => void (json.search = { keywords: ['/data/picture'] }),
      '/search/keywords/0',
      /kind image/,
    ],
    [
      'a type without words for hits',
      'site-config/messages/de.json',
      (json) => void delete json['types.article'],
      '',
      /types\.article/,
    ],
  ])
})

describe('[PAGEBUILDER-09] wirings of content', () => {
  const wiring = 'slice-registry/slices/opening/wiring.json'
  itFinds([
    [
      'shared content of which there may be many',
      wiring,
      (json) => void (json.shared = 'article'),
      '/shared',
      /can be many documents/,
    ],
    [
      'shared content of an unknown type',
      wiring,
      (json) => void (json.shared = 'menus'),
      '/shared',
      /no document type "menus"/,
      /"menu"/,
    ],
    [
      'a section that stands for no document',
      wiring,
      (json) => void (json.expand = { document: '/label', template: [{ zone: '/data/body' }] }),
      '/expand/document',
      /not content-relationship/,
    ],
    [
      'a list of texts',
      wiring,
      (json) => void (json.list = { documents: '/items/*/name' }),
      '/list/documents',
      /not content-relationship/,
    ],
    [
      'a list by a field that does not exist',
      wiring,
      (json) => void (json.list = { type: '/look', limit: '/count' }),
      '/list/limit',
      /no "count"/,
    ],
  ])
  itFinds([
    [
      'a linked field that the document does not have',
      'schemas/documents/article.schema.json',
      (json) => void (json['x-linked'] = ['title', 'titel']),
      '/x-linked/1',
      /no field "titel"/,
      /"title"/,
    ],
  ])
})
