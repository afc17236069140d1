import { describe, expect, it } from 'vitest'
import { checkChanged } from '../testing/test-site.ts'

const field = (more: object = {}) => ({ name: 'email', kind: 'email', ...more })
const form = (fields: object[], more: object = {}) => ({
  description: 'Orders cake.',
  steps: [{ fields }],
  ...more,
})

const words = (name: string) =>
  JSON.stringify({
    $id: `document:${name}`,
    title: name,
    description: 'Words.',
    'x-version': 1,
    'x-editor': { repeatable: false },
    type: 'object',
    properties: { text: { $ref: 'field:key-text', title: 'Text' } },
  })
const order = JSON.stringify({
  $id: 'document:order',
  title: 'Order',
  description: 'A form.',
  'x-version': 1,
  'x-editor': { repeatable: true },
  type: 'object',
  properties: { kind: { $ref: 'field:select', title: 'Form', 'x-options': 'forms' } },
})
const settings = { document: 'order', type: 'kind', texts: 'labels', messages: 'mistakes' }

const faultsOf = (definition: object, given: object | null = settings, file = 'cake') =>
  checkChanged({
    [`site-config/forms/${file}.json`]: JSON.stringify(definition),
    'site-config/events.json': JSON.stringify({
      common: {},
      events: [{ name: 'Cake ordered', description: 'Somebody is hungry.', category: 'any' }],
    }),
    'schemas/documents/order.schema.json': order,
    'schemas/documents/labels.schema.json': words('labels'),
    'schemas/documents/mistakes.schema.json': words('mistakes'),
    'site-config/site.json': (site: Record<string, unknown>) => {
      if (given) site['forms'] = given
    },
  })

describe('[SLICE-04] forms', () => {
  it('are sound when what they name exists', () => {
    const definition = form(
      [
        field({ required: true, rules: ['competitorEmail'], prefill: 'email' }),
        { name: 'size', kind: 'radio', options: ['small', 'large'] },
        { name: 'candles', kind: 'text', when: { field: 'size', is: ['large'] } },
      ],
      { conversion: 'Cake ordered' },
    )
    expect(faultsOf(definition)).toEqual([])
  })

  it.each<[string, object, string, RegExp]>([
    [
      'an event nobody declared',
      form([field()], { conversion: 'Cake orderd' }),
      '/conversion',
      /not in the catalogue/,
    ],
    [
      'a box for mail whose event nobody declared',
      form([field(), field({ name: 'letter', kind: 'checkbox', subscribes: ['letter'] })]),
      '/steps/0/fields/1/subscribes',
      /"Newsletter opted in" is not in the catalogue/,
    ],
    [
      'a kind there is not',
      form([field({ kind: 'mail' })]),
      '/steps/0/fields/0/kind',
      /not one of the allowed/,
    ],
    [
      'a name taken',
      form([field(), field()]),
      '/steps/0/fields/1/name',
      /Two fields are called "email"/,
    ],
    [
      'a condition on nothing',
      form([field(), field({ name: 'more', when: { field: 'emial' } })]),
      '/steps/0/fields/1/when/field',
      /no other field "emial"/,
    ],
    [
      'a condition on itself',
      form([field({ when: { field: 'email' } })]),
      '/steps/0/fields/0/when/field',
      /no other field/,
    ],
    [
      'a value that is never chosen',
      form([
        { name: 'size', kind: 'select', options: ['small', 'large'] },
        field({ when: { field: 'size', is: ['larg'] } }),
      ]),
      '/steps/0/fields/1/when/is/0',
      /"size" is never "larg"/,
    ],
    [
      'a choice of nothing',
      form([{ name: 'size', kind: 'radio' }]),
      '/steps/0/fields/0',
      /nothing to choose from/,
    ],
    [
      'options of a text',
      form([{ name: 'size', kind: 'text', options: ['a', 'b'] }]),
      '/steps/0/fields/0/options',
      /has no options/,
    ],
    [
      'rules of a text',
      form([{ name: 'size', kind: 'text', rules: ['competitorEmail'] }]),
      '/steps/0/fields/0/rules',
      /about e-mail addresses/,
    ],
    [
      'a length of a tick',
      form([{ name: 'ok', kind: 'consent', maxLength: 9 }]),
      '/steps/0/fields/0/maxLength',
      /Nothing of any length/,
    ],
    [
      'a hidden field that must be filled in',
      form([{ name: 'ok', kind: 'hidden', required: true }]),
      '/steps/0/fields/0/required',
      /Nobody can fill in/,
    ],
    [
      'a course nobody names',
      form([field()], { registers: 'course' }),
      '/registers',
      /without "groupId"/,
    ],
    [
      'steps without names',
      form([field()], {
        steps: [{ fields: [field()] }, { name: 'more', fields: [field({ name: 'b' })] }],
      }),
      '/steps/0',
      /needs a name/,
    ],
    ['no fields', form([]), '/steps/0/fields', /must NOT have fewer than 1 items/],
  ])('with %s are found, and only that', (_title, definition, path, message) => {
    expect(faultsOf(definition)).toEqual([
      {
        file: 'site-config/forms/cake.json',
        path,
        message: expect.stringMatching(message),
        hint: expect.any(String),
      },
    ])
  })

  it('need a site that says where their words are', () => {
    expect(faultsOf(form([field()]), null)).toMatchObject(
      [{ file: 'site-config/forms/cake.json', message: /does not say where/ }].map((fault) => ({
        ...fault,
        message: expect.stringMatching(fault.message),
      })),
    )
  })

  it.each<[string, object, string]>([
    ['document', { ...settings, document: 'ordr' }, '/forms/document'],
    ['type', { ...settings, type: 'kin' }, '/forms/type'],
    ['texts', { ...settings, texts: 'order' }, '/forms/texts'],
    ['messages', { ...settings, messages: 'nothing' }, '/forms/messages'],
  ])('need a %s that there is', (_, given, path) => {
    expect(faultsOf(form([field()]), given)).toMatchObject([
      { file: 'site-config/site.json', path },
    ])
  })

  it('cannot be called anything', () => {
    expect(faultsOf(form([field()]), settings, 'Cake-Order')).toMatchObject([
      { path: '', message: expect.stringContaining('cannot be called "Cake-Order"') },
    ])
  })
})
