import { describe } from 'vitest'
import { itFinds } from '../testing/test-site.ts'

const article = 'schemas/documents/article.schema.json'
const opening = 'slice-registry/slices/opening/schema.json'

describe('[PAGEBUILDER-09] fields', () => {
  itFinds([
    [
      'an $id of another type',
      article,
      (json) => void (json.$id = 'document:artikel'),
      '/$id',
      /"document:artikel".*"document:article"/,
    ],
    [
      'an unknown field kind',
      article,
      (json) => void (json.properties.long_label.$ref = 'field:key-txt'),
      '/properties/long_label',
      /no field kind "key-txt"/,
      /"key-text"/,
    ],
    [
      'an unknown field kind in a group',
      article,
      (json) => void (json.properties.bare.items.properties.link.$ref = 'field:lnk'),
      '/properties/bare/items/properties/link',
      /no field kind "lnk"/,
      /"link"/,
    ],
    [
      'a repeatable zone that is no group',
      opening,
      (json) => void (json.properties.label['x-editor'] = { zone: 'items' }),
      '/properties/label/x-editor/zone',
      /Only a group/,
    ],
    [
      'a second repeatable zone',
      opening,
      (json) => {
        json.properties.items['x-editor'] = { zone: 'items' }
        json.properties.more = structuredClone(json.properties.items)
      },
      '/properties/more/x-editor/zone',
      /one repeatable zone, and "items"/,
    ],
    [
      'a group in a repeatable zone',
      opening,
      (json) => {
        json.properties.items['x-editor'] = { zone: 'items' }
        json.properties.items.items.properties.ctas = { $ref: 'field:cta', title: 'Buttons' }
      },
      '/properties/items/items/properties/ctas',
      /cannot contain groups/,
    ],
    [
      'an unknown mixin',
      article,
      (json) => void json.allOf.push({ $ref: 'mixin:pge' }),
      '/allOf/1',
      /no mixin "pge"/,
      /"page"/,
    ],
    [
      'a required field that does not exist',
      article,
      (json) => void json.required.push('titel'),
      '/required/1',
      /"titel" is required, but/,
      /"title"/,
    ],
    [
      'a required field that does not exist in a group',
      article,
      (json) => void json.properties.items.items.required.push('nam'),
      '/properties/items/items/required/1',
      /"nam" is required, but/,
      /"name"/,
    ],
    [
      'an unknown type of a relationship',
      article,
      (json) => void (json.properties.related['x-editor'] = { types: ['artikle'] }),
      '/properties/related/x-editor/types/0',
      /no document type "artikle"/,
      /"article"/,
    ],
    [
      'an unknown linked field of a relationship',
      article,
      (json) => void (json.properties.related['x-editor'].links = ['article.titel']),
      '/properties/related/x-editor/links/0',
      /article has no field "titel"/,
      /"title"/,
    ],
    [
      'a linked field of a type the relationship cannot lead to',
      article,
      (json) => void json.properties.related['x-editor'].links.push('menu.label'),
      '/properties/related/x-editor/links/1',
      /can never be loaded/,
    ],
    [
      'groups nested twice',
      article,
      (json) =>
        void (json.properties.bare.items.properties.link = {
          $ref: 'field:group',
          title: 'A',
          items: { type: 'object', properties: { b: { $ref: 'field:cta', title: 'B' } } },
        }),
      '/properties/bare/items/properties/link/items/properties/b',
      /nested too deep/,
    ],
    [
      'a slice zone in a slice',
      opening,
      (json) => void (json.properties.zone = { $ref: 'field:slice-zone', title: 'Zone' }),
      '/properties/zone',
      /cannot hold a slice zone/,
    ],
    [
      'an alternative that is no field',
      opening,
      (json) => void (json.anyOf = [{ required: ['title'] }, { required: ['titel'] }]),
      '/anyOf/1/required/0',
      /"titel" is required, but there is no such field/,
      /"title"/,
    ],
    [
      'a schema ajv cannot compile',
      article,
      (json) => void (json.anyOf = [{ requird: ['text'] }]),
      '',
      /cannot be compiled: .*"requird"/,
    ],
  ])
})
