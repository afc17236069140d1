import { describe, expect, it } from 'vitest'
import { checkChanged, itFinds } from '../testing/test-site.ts'

const pageType = 'site-config/page-types/article.json'

describe('[PAGEBUILDER-09] page types', () => {
  it('may bind a text to a heading, but no picture', () => {
    const bindTitle = (value: string) => (json: { template: { bind: object }[] }) =>
      void Object.assign(json.template[0]!.bind, { title: value })
    const faultsOf = (value: string) => checkChanged({ [pageType]: bindTitle(value) as never })
    expect(faultsOf('/data/label')).toEqual([])
    expect(faultsOf('/data/picture')).toHaveLength(1)
  })

  itFinds([
    [
      'an unknown slice',
      pageType,
      (json) => void (json.template[0].slice = 'openin'),
      '/template/0/slice',
      /no slice "openin"/,
      /"opening"/,
    ],
    [
      'a slice of the frame among the sections',
      pageType,
      (json) => void json.template.push({ slice: 'main_menu', bind: { label: '/data/label' } }),
      '/template/2/slice',
      /part of the page frame/,
    ],
    [
      'an unknown variation',
      pageType,
      (json) => void (json.template[0].variation.then = 'wid'),
      '/template/0/variation/then',
      /no variation "wid"/,
      /"wide"/,
    ],
    [
      'an unknown layout',
      pageType,
      (json) => void (json.layout = 'plein'),
      '/layout',
      /no layout "plein"/,
      /"plain"/,
    ],
    [
      'an unknown linked field',
      pageType,
      (json) => void (json.links = ['article.titel']),
      '/links/0',
      /article has no field "titel"/,
      /"title"/,
    ],
    [
      'a linked field of an unknown type',
      pageType,
      (json) => void (json.links = ['articl.title']),
      '/links/0',
      /no document type "articl"/,
      /"article"/,
    ],
    [
      'a field the slice does not have',
      pageType,
      (json) => void (json.template[0].bind.titel = '/data/title'),
      '/template/0/bind/titel',
      /has no field "titel"/,
      /"title"/,
    ],
    [
      'none of the fields of which a slice needs one',
      pageType,
      ({ template: [{ bind }] }) => {
        delete bind.label
        delete bind.picture
      },
      '/template/0/bind',
      /needs "label" or "picture", and none of them is bound/,
      /"label"/,
    ],
    [
      'a pointer that leads nowhere',
      pageType,
      (json) => void (json.template[0].bind.title = '/data/titel'),
      '/template/0/bind/title',
      /no "titel"/,
      /"title"/,
    ],
    [
      'a pointer that starts nowhere',
      pageType,
      (json) => void (json.template[0].bind.title = '/date/title'),
      '/template/0/bind/title',
      /no "date"/,
      /"data"/,
    ],
    [
      'a pointer beyond a plain field',
      pageType,
      (json) => void (json.template[0].bind.items = '/data/title/0'),
      '/template/0/bind/items',
      /"title" is of kind title and has no "0"/,
    ],
    [
      'a condition that leads nowhere',
      pageType,
      (json) => void (json.template[0].when = '/data/titel'),
      '/template/0/when',
      /no "titel"/,
    ],
    [
      'a required field of the slice that nothing feeds',
      pageType,
      (json) => void delete json.template[0].bind.title,
      '/template/0/bind',
      /needs "title", and nothing is bound/,
    ],
    [
      'a field of another kind',
      pageType,
      (json) => void (json.template[0].bind.title = '/data/picture'),
      '/template/0/bind/title',
      /it is of kind image, but "title" is of kind title/,
    ],
    [
      'values the slice does not know',
      pageType,
      (json) => void (json.template[0].bind.look = '/data/topic'),
      '/template/0/bind/look',
      /does not allow "news", "guide"/,
    ],
    [
      'a text longer than the slice takes',
      pageType,
      (json) => void (json.template[0].bind.label = '/data/long_label'),
      '/template/0/bind/label',
      /may have 400 characters, but "label" takes at most 40/,
    ],
    [
      'items without what those of the slice need',
      pageType,
      (json) => void (json.template[0].bind.items = '/data/bare'),
      '/template/0/bind/items',
      /its items have no "name"/,
    ],
    [
      'a single item with a field of another kind',
      pageType,
      (json) => {
        const item = { fields: { name: '/data/picture' } }
        json.template[0].bind.items = { concat: ['/data/items', item] }
      },
      '/template/0/bind/items/concat/1/fields/name',
      /it is of kind image, but "name" is of kind key-text/,
    ],
    [
      'a literal the field does not take',
      pageType,
      (json) => void (json.template[0].bind.look = { value: 'blue' }),
      '/template/0/bind/look/value',
      /"blue" is not a valid value for "look"/,
    ],
    [
      'one bad pointer of several',
      pageType,
      (json) => void (json.template[0].bind.picture.first[1] = '/data/label'),
      '/template/0/bind/picture/first/1',
      /it is of kind key-text/,
    ],
    [
      'joining what is no list',
      pageType,
      (json) => void (json.template[0].bind.picture = { concat: ['/data/picture'] }),
      '/template/0/bind/picture',
      /Only lists can be joined/,
    ],
    [
      'formatting what is no date',
      pageType,
      (json) => void (json.template[0].bind.label.values.value.from = '/data/price'),
      '/template/0/bind/label/values/value/from',
      /is of kind number, which cannot be formatted as date/,
    ],
    [
      'a format with an unknown message',
      pageType,
      (json) => void (json.template[0].bind.label.message = 'article.dat'),
      '/template/0/bind/label/message',
      /no message "article\.dat"/,
      /"article\.date"/,
    ],
    [
      'a zone that is none',
      pageType,
      (json) => void (json.template[1].zone = '/data/text'),
      '/template/1/zone',
      /is of kind rich-text, but slice-zone is needed/,
    ],
    [
      'a sharing picture that is none',
      pageType,
      (json) => void (json.head.image = '/data/title'),
      '/head/image',
      /is of kind title, but image is needed/,
    ],
    [
      'a hiding field that is no yes or no',
      pageType,
      (json) => void (json.head.noindex = '/data/label'),
      '/head/noindex',
      /is of kind key-text, but boolean/,
    ],
    [
      'a button of the bar that is none',
      pageType,
      (json) => void (json.navbar.cta = '/data/label'),
      '/navbar/cta',
      /is of kind key-text, but cta/,
    ],
    [
      'hydration of a slice without machine',
      pageType,
      (json) => void (json.hydrate = { main_menu: 'load' }),
      '/hydrate/main_menu',
      /has no machine/,
    ],
    [
      'a type named unlike its file',
      pageType,
      (json) => void (json.type = 'menu'),
      '/type',
      /"menu", but the file is named "article"/,
    ],
  ])
})
