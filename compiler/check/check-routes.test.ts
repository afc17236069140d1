import { describe, expect, it } from 'vitest'
import { checkChanged, itFinds } from '../testing/test-site.ts'

const article = 'schemas/documents/article.schema.json'
const pageType = 'site-config/page-types/article.json'

describe('[PAGEBUILDER-09] routes', () => {
  itFinds([
    [
      'a locale without address',
      pageType,
      (json) => void delete json.routes[0].path.de,
      '/routes/0/path',
      /locale "de" has no text/,
    ],
    [
      'an address for an unknown locale',
      pageType,
      (json) => void (json.routes[0].path.fr = '/{topic}/{uid}'),
      '/routes/0/path/fr',
      /no locale "fr"/,
    ],
    [
      'an address with a slash at its end',
      pageType,
      (json) => void (json.routes[0].path = '/{topic}/{uid}/'),
      '/routes/0/path',
      /not a valid path/,
    ],
    [
      'an address in capitals of another script',
      pageType,
      (json) => void (json.routes[0].path = '/Über/{topic}/{uid}'),
      '/routes/0/path',
      /not a valid path: use segments of lower-case letters/,
    ],
    [
      'one address in two forms of its letters',
      pageType,
      (json) => {
        json.routes[0].path = '/über/{topic}/{uid}'
        json.routes.push({ ...json.routes[0], name: 'other', path: '/u\u0308ber/{topic}/{uid}' })
      },
      '/routes/1/path',
      /collides with/,
    ],
    [
      'a parameter without segments',
      pageType,
      (json) => void (json.routes[0].path = '/{topic}/{kind}/{uid}'),
      '/routes/0/path',
      /parameter \{kind\} has no segments/,
    ],
    [
      'a parameter no address uses',
      pageType,
      (json) => void (json.routes[0].path = '/read/{uid}'),
      '/routes/0/parameters/topic',
      /No path uses/,
    ],
    [
      'a default without segment',
      pageType,
      (json) => void (json.routes[0].parameters.topic.default = 'new'),
      '/routes/0/parameters/topic/default',
      /"new" has no segment/,
      /"news"/,
    ],
    [
      'a value without segment',
      pageType,
      (json) => void delete json.routes[0].parameters.topic.segments.guide,
      '/routes/0/parameters/topic/segments',
      /value "guide" .* has no segment/,
    ],
    [
      'a segment for a value that cannot be',
      pageType,
      (json) => void (json.routes[0].parameters.topic.segments.gide = 'x'),
      '/routes/0/parameters/topic/segments/gide',
      /cannot be "gide"/,
      /"guide"/,
    ],
    [
      'a segment that lacks a locale',
      pageType,
      (json) => void delete json.routes[0].parameters.topic.segments.news.de,
      '/routes/0/parameters/topic/segments/news',
      /locale "de" has no text/,
    ],
    [
      'a parameter from a field without known values',
      pageType,
      (json) => void (json.routes[0].parameters.topic.field = '/data/label'),
      '/routes/0/parameters/topic/field',
      /only a select has known values/,
    ],
    [
      'one address for many documents',
      pageType,
      (json) => void (json.routes[0] = { name: 'article', path: '/read' }),
      '/routes/0/path',
      /Many documents of this type share one path/,
    ],
    [
      'a uid that documents do not have',
      article,
      (json) => void delete json.properties.uid,
      '/routes/0/path',
      /has \{uid\}, but documents/,
    ],
    [
      'a route name used twice',
      pageType,
      (json) => void json.routes.push({ name: 'article', path: '/read/more/{uid}' }),
      '/routes/1/name',
      /"article" is taken/,
    ],
    [
      'two patterns for one path',
      pageType,
      (json) => void json.routes.push({ name: 'guide', path: '/guide/{uid}' }),
      '/routes/1/path',
      /\/guide\/\{uid\} collides with \/guide\/\{uid\}/,
    ],
  ])

  it('takes letters of any script', () => {
    const faults = checkChanged({
      [pageType]: (json) => void (json.routes[0].path = '/日本-2/صفحة/हिन्दी/{topic}/{uid}'),
    })
    expect(faults).toEqual([])
  })
})
