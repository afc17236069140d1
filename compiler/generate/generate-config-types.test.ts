import { expect, it } from 'vitest'
import { generateConfigTypes } from './generate-config-types.ts'

function generate(...schemas: object[]): string {
  return generateConfigTypes(
    new Map(schemas.map((schema, index) => [`file-${index}`, { path: '', schema }])),
  ).replace(/^.*\nimport .*\n\n/, '')
}

it('gives a configuration file the type its schema says, with its descriptions', () => {
  const text = generate(
    {
      $id: 'config:menu',
      title: 'Menu config',
      description: 'What is served.',
      type: 'object',
      additionalProperties: false,
      required: ['dishes', 'look-1'],
      properties: {
        $schema: { type: 'string' },
        dishes: {
          description: 'In order.',
          type: 'array',
          items: { title: 'Dish', enum: ['soup', "cook's choice"] },
        },
        'look-1': { const: true },
        prices: { type: 'object', additionalProperties: { type: ['integer', 'null'] } },
        course: { $ref: '#/$defs/course' },
        place: { $ref: '#/$defs/place' },
        kitchen: {
          type: 'object',
          properties: {
            chefs: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
          },
        },
        other: { $ref: 'config:other#/$defs/thing' },
      },
      $defs: {
        course: {
          type: ['string', 'object'],
          if: { type: 'string' },
          then: { $ref: '#/$defs/place' },
          else: {
            if: { required: ['first'] },
            then: { $ref: '#/$defs/first' },
            else: { description: 'One of them.', anyOf: [{ required: ['first'] }] },
          },
        },
        first: {
          type: 'object',
          required: ['first'],
          properties: { first: { type: 'array', items: { $ref: '#/$defs/course' } } },
          additionalProperties: { type: 'string' },
        },
        place: { description: 'Where it is eaten.', type: 'string', pattern: '^/' },
      },
    },
    {
      $id: 'config:other',
      title: 'Other',
      type: 'object',
      properties: { name: { type: 'string' } },
      $defs: { thing: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  )
  expect(text).toMatchInlineSnapshot(`
    "/** What is served. */
    export interface MenuConfig {
      /** In order. */
      dishes: Dish[]
      'look-1': true
      prices?: Record<string, number | null>
      course?: Course
      place?: string
      kitchen?: {
        chefs?: (string | number)[]
      }
      other?: Thing
    }

    export type Dish = 'soup' | 'cook\\'s choice'

    export type Course = string | First

    export interface First {
      first: Course[]
      [name: string]: string
    }

    export interface Thing {
      name?: string
    }

    export interface Other {
      name?: string
    }
    "
  `)
})

it('names both sides when two schemas would be one type, and what refers to nothing', () => {
  const named = { title: 'Same', type: 'object', properties: {} }
  const other = { title: 'Same', type: 'object', properties: { a: { type: 'string' } } }
  expect(() => generate({ ...named, $id: 'config:a' }, { ...other, $id: 'config:b' })).toThrow(
    'Two configuration schemas are called Same: give the one in config:b another title.',
  )
  expect(() =>
    generate({ ...named, $id: 'config:a', properties: { b: { $ref: '#/$defs/none' } } }),
  ).toThrow('config:a refers to #/$defs/none, which does not exist.')
})
