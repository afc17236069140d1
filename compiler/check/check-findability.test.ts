import { describe, expect, it } from 'vitest'
import { checkChanged, itFinds } from '../testing/test-site.ts'

const pageType = 'site-config/page-types/article.json'
const site = 'site-config/site.json'
const wiring = 'slice-registry/slices/opening/wiring.json'

const sound = {
  [pageType]: (json: Record<string, unknown>) =>
    void Object.assign(json, {
      structuredData: [
        {
          '@type': 'BlogPosting',
          headline: { first: ['/data/title', { page: 'title' }] },
          image: '/data/picture',
          about: { each: '/data/items', as: { '@type': 'Thing', name: '/name' } },
          keywords: '/data/items/*/name',
          publisher: { '@type': 'Organization', name: { site: 'name' } },
          genre: {
            if: '/data/featured',
            then: { value: 'featured' },
            else: { message: 'menu.open' },
          },
          timeRequired: { format: 'isoDuration', from: '/data/price' },
          isPartOf: { '@type': 'Blog', url: { value: '/not/a/pointer' } },
        },
      ],
      breadcrumbs: [{ type: 'article', label: 'menu.open' }, { at: '/data/related' }],
      calendar: {
        start: '/data/date',
        duration: '/data/price',
        summary: { join: ['/data/label', '/data/title'] },
      },
    }),
  [wiring]: (json: Record<string, unknown>) =>
    void Object.assign(json, {
      structuredData: [{ '@type': 'ItemList', name: '/title', url: { page: 'url' } }],
    }),
  [site]: (json: Record<string, unknown>) =>
    void Object.assign(json, {
      feeds: [
        {
          type: 'article',
          path: '/read',
          title: 'menu.open',
          description: 'menu.open',
          layouts: ['plain'],
        },
      ],
      llms: { summary: 'menu.open', sections: [{ title: 'menu.open', types: ['article'] }] },
      manifest: {
        description: 'menu.open',
        icons: [{ src: '/icon.png', sizes: '192x192', type: 'image/png' }],
      },
      security: { contact: ['mailto:a@b.example'] },
      privacyControl: '2026-11-21',
    }),
}

it('a site that names everything right has no fault', () => {
  expect(checkChanged(sound)).toEqual([])
})

const schemaOrg = (value: unknown) => (json: { structuredData: unknown }) =>
  void (json.structuredData = [{ '@type': 'Thing', name: value }])

describe('structured data', () => {
  itFinds([
    [
      'a pointer that leads nowhere',
      pageType,
      schemaOrg('/data/titel'),
      '/structuredData/0/name',
      /no "titel"/,
      /"title"/,
    ],
    [
      'one inside a choice',
      pageType,
      schemaOrg({ first: ['/data/titel'] }),
      '/structuredData/0/name/first/0',
      /no "titel"/,
    ],
    [
      'a list that is none',
      pageType,
      schemaOrg({ each: '/data/title', as: '/x' }),
      '/structuredData/0/name/each',
      /only a group/,
    ],
    [
      'a field that items have not',
      pageType,
      schemaOrg({ each: '/data/items', as: '/nam' }),
      '/structuredData/0/name/as',
      /no "nam"/,
    ],
    [
      'an unknown message',
      pageType,
      schemaOrg({ message: 'menu.opn' }),
      '/structuredData/0/name/message',
      /no message/,
    ],
    [
      'an unknown page type',
      pageType,
      schemaOrg({ route: 'articel' }),
      '/structuredData/0/name/route',
      /no page type "articel"/,
    ],
    [
      'an object without type',
      pageType,
      schemaOrg({ name: '/data/title' }),
      '/structuredData/0/name',
      /matches none of the forms/,
    ],
    [
      'each without as',
      pageType,
      schemaOrg({ each: '/data/items' }),
      '/structuredData/0/name',
      /as/,
    ],
    [
      'a pointer out of a slice',
      wiring,
      schemaOrg('/titel'),
      '/structuredData/0/name',
      /no "titel"/,
    ],
  ])
})

describe('breadcrumbs, calendars and heads', () => {
  it('[PAGEBUILDER-09] need a word for where breadcrumbs begin', () => {
    // oxlint-disable-next-line typescript/no-explicit-any -- reaches into JSON to break it
    const withoutHome = (json: any) => void delete json['breadcrumbs.home']
    const changes = {
      'site-config/messages/en.json': withoutHome,
      'site-config/messages/de.json': withoutHome,
      [pageType]: (json: { breadcrumbs: object[] }) =>
        void (json.breadcrumbs = [{ type: 'article', label: 'menu.open' }]),
    }
    const message = expect.stringMatching(/"breadcrumbs.home"/)
    expect(checkChanged(changes as never)).toMatchObject([
      { file: 'site-config/messages/de.json', message },
      { file: 'site-config/messages/en.json', message },
    ])
  })

  itFinds([
    [
      'an unknown type above',
      pageType,
      (json) => void (json.breadcrumbs = [{ type: 'articel', label: 'menu.open' }]),
      '/breadcrumbs/0/type',
      /no page type "articel"/,
    ],
    [
      'a name that is no message',
      pageType,
      (json) => void (json.breadcrumbs = [{ type: 'article', label: 'Blog' }]),
      '/breadcrumbs/0/label',
      /no message "Blog"/,
    ],
    [
      'what leads to no document',
      pageType,
      (json) => void (json.breadcrumbs = [{ at: '/data/title' }]),
      '/breadcrumbs/0/at',
      /must link to a document/,
    ],
    [
      'a parameter that is no parent',
      pageType,
      (json) => void (json.breadcrumbs = [{ parameter: 'topic' }]),
      '/breadcrumbs/0/parameter',
      /No route has a parent parameter "topic"/,
    ],
    [
      'a start that is no time',
      pageType,
      (json) => void (json.calendar = { start: '/data/title', summary: '/data/title' }),
      '/calendar/start',
      /\/data\/title is of kind title, which cannot be read as a time/,
      /timestamp or date/,
    ],
    [
      'a place of an event that is no text',
      pageType,
      (json) =>
        void (json.calendar = {
          start: '/data/date',
          summary: '/data/title',
          location: '/data/items',
        }),
      '/calendar/location',
      /of kind group, but .* is needed here/,
    ],
    [
      'a summary that depends on the time it is read',
      pageType,
      (json) =>
        void (json.calendar = {
          start: '/data/date',
          summary: { if: { field: '/data/date', until: { now: true } }, then: '/data/title' },
        }),
      '/calendar/summary/if/until/now',
      /not updated as time passes/,
    ],
    [
      'a property from nowhere',
      pageType,
      (json) => void (json.head.properties = { 'article:tag': '/data/tags/*/name' }),
      '/head/properties/article:tag',
      /no "tags"/,
    ],
  ])
})

describe('[ROUTE-39] what a route says instead of its page type', () => {
  itFinds([
    [
      'an unknown layout',
      pageType,
      (json) => void (json.routes[0].layout = 'plane'),
      '/routes/0/layout',
      /no layout "plane"/,
    ],
    [
      'a section of an unknown slice',
      pageType,
      (json) => void (json.routes[0].template = [{ slice: 'openning', bind: {} }]),
      '/routes/0/template/0/slice',
      /no slice "openning"/,
    ],
    [
      'a title from nowhere',
      pageType,
      (json) => void (json.routes[0].head = { title: '/data/titel' }),
      '/routes/0/head/title',
      /no "titel"/,
    ],
  ])
})

describe('[ROUTE-16] parents of a route', () => {
  const child = (parent: object) => (json: { routes: unknown[] }) =>
    void json.routes.unshift({
      name: 'child',
      path: '/of/{parent}/{uid}',
      parameters: { parent: { parent } },
    })

  it('may be of the same type, through a relationship', () => {
    const change = child({ type: 'article', field: '/data/related' })
    expect(checkChanged({ [pageType]: change as never })).toEqual([])
  })

  itFinds([
    [
      'an unknown type',
      pageType,
      child({ type: 'guide', field: '/data/x' }),
      '/routes/0/parameters/parent/parent/type',
      /no page type "guide"/,
    ],
    [
      'a field that leads to nothing',
      pageType,
      child({ type: 'article', field: '/data/items/*/name' }),
      '/routes/0/parameters/parent/parent/field',
      /must link to documents/,
    ],
  ])
})

describe('what the site says to others', () => {
  const feed = {
    type: 'article',
    path: '/read',
    title: 'menu.open',
    description: 'menu.open',
    layouts: ['plain'],
  }
  itFinds([
    [
      'a feed of an unknown type',
      site,
      (json) => void (json.feeds = [{ ...feed, type: 'news' }]),
      '/feeds/0/type',
      /no page type "news"/,
    ],
    [
      'a feed with a path for a language that is not there',
      site,
      (json) => void (json.feeds = [{ ...feed, path: { en: '/read', de: '/lies', xx: '/x' } }]),
      '/feeds/0/path/xx',
      /no locale "xx"/,
    ],
    [
      'a feed with a path that is none',
      site,
      (json) => void (json.feeds = [{ ...feed, path: '/read/' }]),
      '/feeds/0/path',
      /"\/read\/" is not a valid path/,
    ],
    [
      'a feed in an unknown layout',
      site,
      (json) => void (json.feeds = [{ ...feed, layouts: ['blog'] }]),
      '/feeds/0/layouts/0',
      /no layout "blog"/,
    ],
    [
      'a feed with an unknown title',
      site,
      (json) => void (json.feeds = [{ ...feed, title: 'Blog' }]),
      '/feeds/0/title',
      /no message "Blog"/,
    ],
    [
      'an unknown type for language models',
      site,
      (json) =>
        void (json.llms = {
          summary: 'menu.open',
          sections: [{ title: 'menu.open', types: ['news'] }],
        }),
      '/llms/sections/0/types/0',
      /no page type "news"/,
    ],
    [
      'a contact nobody can reach',
      site,
      (json) => void (json.security = { contact: ['security@b.example'] }),
      '/security/contact/0',
      /does not match the pattern/,
    ],
  ])
})
