import { expect, it } from 'vitest'
import { fillOptions } from './fill-options.ts'

const toFields = () => ({
  kind: { $ref: 'field:select', title: 'Kind', 'x-options': 'listed' as const, enum: ['article'] },
  form: { $ref: 'field:select', title: 'Form', 'x-options': 'forms' as const },
  look: { $ref: 'field:select', title: 'Look', enum: ['wide'] },
  documents: {
    $ref: 'field:group',
    title: 'Documents',
    items: {
      properties: {
        document: {
          $ref: 'field:content-relationship',
          title: 'Document',
          'x-options': 'listed' as const,
          'x-editor': { types: ['article', 'case'], links: ['article.title'] },
        },
      },
    },
  },
})

it.each([
  ['those named, then the site’s own', ['article', 'club'], ['club'], ['article', 'club']],
  ['the site’s own alone', ['club', 'home'], ['club'], ['club']],
  ['all, where none has a card', ['home', 'story'], [], ['home', 'story']],
])('[PAGEBUILDER-11] offers %s', (_, pageTypes, ownListed, offered) => {
  const fields = toFields()
  fillOptions(fields, { forms: ['contact'], pageTypes: new Set(pageTypes), ownListed })
  expect(fields.kind.enum).toEqual(offered)
  expect(fields.documents.items.properties.document['x-editor'].types).toEqual(offered)
  expect(fields.form).toHaveProperty('enum', ['contact'])
  expect(fields.look.enum).toEqual(['wide'])
})

it('leaves what the site has nothing for', () => {
  const fields = toFields()
  fillOptions(fields, { forms: [], pageTypes: new Set(), ownListed: [] })
  expect(fields).toEqual(toFields())
})
