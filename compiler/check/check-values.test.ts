import { describe } from 'vitest'
import { itFinds } from '../testing/test-site.ts'

const pageType = 'site-config/page-types/article.json'
const wiring = 'slice-registry/slices/opening/wiring.json'

/** A value where the sound site has another one: in a field of a slice. */
// oxlint-disable-next-line typescript/no-explicit-any -- reaches into JSON to break it
const bind = (name: string, value: unknown) => (json: any) =>
  void (json.template[0].bind[name] = value)
// oxlint-disable-next-line typescript/no-explicit-any -- reaches into JSON to break it
const when = (value: unknown) => (json: any) => void (json.template[0].when = value)
const at = (path: string) => `/template/0/bind/${path}`

describe('[PAGEBUILDER-09] values', () => {
  itFinds([
    [
      'a word that there is not',
      pageType,
      bind('label', { frist: ['/data/label'] }),
      at('label'),
      /matches none of the forms/,
      /first, concat, join/,
    ],
    [
      'a field of a linked document that does not come along with the link',
      pageType,
      bind('label', '/data/related/data/label'),
      at('label'),
      /"label" is not loaded with the link "related"/,
      /"x-linked" in schemas\/documents\/article\.schema\.json/,
    ],
    [
      'a text that is no pointer',
      pageType,
      bind('label', 'data/label'),
      at('label'),
      /does not match the pattern/,
    ],
    [
      'a word of another value',
      pageType,
      bind('label', { first: ['/data/label'], with: ', ' }),
      at('label/with'),
      /"with" is unknown here/,
    ],
    [
      'a choice without what it chooses',
      pageType,
      bind('label', { if: '/data/featured' }),
      at('label'),
      /"then" is missing/,
    ],
    [
      'a pointer that leads nowhere, deep inside',
      pageType,
      bind('label', {
        if: { any: ['/data/featured', { not: '/data/featurd' }] },
        then: '/data/label',
      }),
      at('label/if/any/1/not'),
      /no "featurd"/,
      /"featured"/,
    ],
    [
      'several values for a field that is one',
      pageType,
      bind('label', '/data/items/*/name'),
      at('label'),
      /gives several values/,
      /"join"/,
    ],
    [
      'a joined text of what is no text',
      pageType,
      bind('label', { join: ['/data/label', '/data/picture'] }),
      at('label/join/1'),
      /is of kind image, but key-text/,
    ],
    [
      'a text for a picture',
      pageType,
      bind('picture', { join: ['/data/label'] }),
      at('picture'),
      /A joined text is a text, but "picture" is of kind image/,
    ],
    [
      'items of what is no group',
      pageType,
      bind('items', { each: '/data/title', as: { fields: { name: '/text' } } }),
      at('items/each'),
      /only a group has items/,
    ],
    [
      'items for what is no group',
      pageType,
      bind('label', { each: '/data/items', as: { fields: { name: '/name' } } }),
      at('label'),
      /makes the items of a group/,
    ],
    [
      'items with a field that those of the slice have not',
      pageType,
      bind('items', { each: '/data/items', as: { fields: { name: '/name', nam: '/name' } } }),
      at('items/as/fields/nam'),
      /have no field "nam"/,
      /"name"/,
    ],
    [
      'items without a field that those of the slice need',
      pageType,
      bind('items', { each: '/data/bare', as: { fields: {} } }),
      at('items/as/fields'),
      /fewer than 1/,
    ],
    [
      'a value of a message that there is not',
      pageType,
      bind('label', { message: 'article.date', values: { value: '/data/lable' } }),
      at('label/values/value'),
      /no "lable"/,
      /"label"/,
    ],
    [
      'a number made of a text',
      pageType,
      bind('label', { message: 'lists.count', plural: '/data/label' }),
      at('label/plural'),
      /is of kind key-text, which is not a number/,
    ],
    [
      'a fact of the page that is not known there',
      pageType,
      bind('label', { page: 'title' }),
      at('label/page'),
      /The page's title is not available here/,
      /url, calendar, document/,
    ],
    [
      'an object of schema.org in a field',
      pageType,
      bind('items', { '@type': 'Thing', name: '/data/title' }),
      at('items'),
      /only be used in structured data/,
      /"fields"/,
    ],
    [
      'an address in full in a field',
      pageType,
      bind('label', { route: 'article' }),
      at('label/route'),
      /only be used in structured data/,
    ],
    [
      'a clock compared with a text, in a condition',
      pageType,
      when({ field: '/data/label', from: { now: true } }),
      '/template/0/when/field',
      /cannot be compared/,
    ],
    [
      'two moments of which one is none',
      pageType,
      when({ field: '/data/date', until: '/data/label' }),
      '/template/0/when/until',
      /cannot be compared/,
    ],
    [
      'a text that a select never has',
      pageType,
      bind('label', { by: '/data/topic', cases: { gide: '/data/label' }, else: '/data/label' }),
      at('label/cases/gide'),
      /never has the value "gide"/,
      /"guide"/,
    ],
    [
      'a clock on a card, which is kept',
      pageType,
      (json) =>
        void (json.card.text = {
          if: { field: '/data/date', from: { now: true } },
          then: '/data/label',
        }),
      '/card/text/if/from/now',
      /not updated as time passes/,
    ],
    [
      'an unknown message in the input of a machine',
      wiring,
      (json) => void (json.input.label = { message: 'article.dat' }),
      '/input/label/message',
      /no message "article\.dat"/,
      /"article\.date"/,
    ],
    [
      'the document of the page in the input of a machine, which is kept for many',
      wiring,
      (json) => void (json.input.label = { document: '/data/title' }),
      '/input/label/document',
      /document of the page is not available here/,
    ],
    [
      'an input of a machine from two places at once',
      wiring,
      (json) => void (json.input.label = { first: ['/label', '/lable'] }),
      '/input/label/first/1',
      /no "lable"/,
      /"label"/,
    ],
  ])
})
