import { describe } from 'vitest'
import { itFinds } from '../testing/test-site.ts'

const article = 'schemas/documents/article.schema.json'
const opening = 'slice-registry/slices/opening/schema.json'
const wiring = 'slice-registry/slices/opening/wiring.json'
const pageType = 'site-config/page-types/article.json'
const layout = 'site-config/layouts/plain.json'
const siteFile = 'site-config/site.json'

describe('[PAGEBUILDER-09] shapes', () => {
  itFinds([
    [
      'a document schema without title',
      article,
      (json) => void delete json.title,
      '',
      /"title" is missing/,
    ],
    [
      'an unknown key of a document schema',
      article,
      (json) => void (json.titel = 'x'),
      '/titel',
      /"titel" is unknown/,
      /"title"/,
    ],
    [
      'an unknown key of a field',
      article,
      (json) => void (json.properties.label.maxLenght = 3),
      '/properties/label/maxLenght',
      /"maxLenght" is unknown/,
      /"maxLength"/,
    ],
    [
      'a field without kind',
      article,
      (json) => void delete json.properties.long_label.$ref,
      '/properties/long_label',
      /"\$ref" is missing/,
    ],
    [
      'a field that is no field',
      article,
      (json) => void (json.properties.long_label = 7),
      '/properties/long_label',
      /must be object/,
    ],
    [
      'a select without values',
      article,
      (json) => void delete json.properties.look.enum,
      '/properties/look',
      /"enum" is missing/,
    ],
    [
      'a group without fields',
      article,
      (json) => void delete json.properties.bare.items,
      '/properties/bare',
      /"items" is missing/,
    ],
    [
      'items on what is no group',
      article,
      (json) =>
        void (json.properties.label.items = {
          type: 'object',
          properties: { a: { $ref: 'field:number', title: 'A' } },
        }),
      '/properties/label/items',
      /not allowed here/,
    ],
    [
      'a slice without variations',
      opening,
      (json) => void (json['x-variations'] = {}),
      '/x-variations',
      /fewer than 1/,
    ],
    [
      'an unknown way to hydrate',
      wiring,
      (json) => void (json.hydrate = 'lasy'),
      '/hydrate',
      /"lasy" is not one of the allowed values/,
      /load|idle|visible/,
    ],
    [
      'a page type without layout',
      pageType,
      (json) => void delete json.layout,
      '',
      /"layout" is missing/,
    ],
    [
      'an unknown key of a section',
      pageType,
      (json) => void (json.template[0].whenn = '/data/title'),
      '/template/0/whenn',
      /"whenn" is unknown/,
      /"when"/,
    ],
    [
      'a pointer without slash',
      pageType,
      (json) => void (json.template[0].bind.title = 'data/title'),
      '/template/0/bind/title',
      /"data\/title" does not match the pattern/,
      /JSON Pointer/,
    ],
    [
      'a variation of no form',
      pageType,
      (json) => void (json.template[0].variation = { if: '/data/featured' }),
      '/template/0/variation',
      /matches none of the forms/,
    ],
    [
      'a condition on one field for each type where only one can be meant',
      pageType,
      (json) =>
        void json.template.push({
          query: {
            name: 'list',
            types: ['article'],
            where: [{ field: { article: '/data/related' }, is: '/data/related' }],
          },
          slice: 'opening',
        }),
      '/template/2/query/where/0/field',
      /matches none of the forms/,
    ],
    [
      'a breadcrumb of two kinds',
      pageType,
      (json) => void (json.breadcrumbs = [{ at: '/data/related', parameter: 'parent' }]),
      '/breadcrumbs/0/parameter',
      /"parameter" is unknown/,
    ],
    [
      'options of a format that has none',
      pageType,
      (json) =>
        void (json.template[0].bind.title = {
          format: 'duration',
          from: '/data/price',
          options: { style: 'unit' },
        }),
      '/template/0/bind/title/options',
      /not allowed here/,
    ],
    [
      'a format nobody knows',
      pageType,
      (json) => void (json.template[0].bind.title = { format: 'dat', from: '/data/date' }),
      '/template/0/bind/title/format',
      /"dat" is not one of the allowed values/,
      /"date"/,
    ],
    ['a layout without after', layout, (json) => void delete json.after, '', /"after" is missing/],
    [
      'a language as the content service spells it, where one of BCP 47 is meant',
      siteFile,
      (json) => void (json.locales[0].iso = 'en_US'),
      '/locales/0/iso',
      /"en_US" does not match the pattern/,
    ],
    [
      'a locale code in upper case',
      siteFile,
      (json) => void (json.locales[1].code = 'DE'),
      '/locales/1/code',
      /"DE" does not match the pattern/,
      /As in paths and cookies/,
    ],
  ])
})
