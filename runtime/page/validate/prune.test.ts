import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRefusal, prune } from './prune.ts'
import type { Validator } from '../../model/validator.ts'

const ajv = new Ajv2020({ allErrors: true })
const compile = (schema: object) => ajv.compile({ type: 'object', ...schema }) as Validator

/** A bit of everything our schemas use. */
const validate = compile({
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20 },
    color: { enum: ['light', 'dark'] },
    size: { type: 'integer', minimum: 0 },
    link: {
      type: 'object',
      required: ['url'],
      properties: { url: { type: 'string', pattern: '^https:' }, text: { type: 'string' } },
    },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['label'],
        properties: { label: { type: 'string' }, link: { $ref: '#/properties/link' } },
      },
    },
    choice: { oneOf: [{ type: 'string' }, { type: 'object', required: ['a'] }] },
    kind: { type: 'object', if: { required: ['a'] }, then: { required: ['b'] } },
  },
})

const pruned = <Value extends Record<string, unknown>>(value: Value) => ({
  removals: prune(value, validate),
  value,
})

describe('prune', () => {
  it('[PAGEBUILDER-02] leaves a valid value as it is', () => {
    const value = Object.freeze({
      title: 'A',
      items: Object.freeze([Object.freeze({ label: 'B' })]),
    })
    expect(prune(value as never, validate)).toEqual([])
  })

  it('[PAGEBUILDER-04] removes the smallest thing that is wrong, and says why', () => {
    expect(
      pruned({ title: 'A', color: 'pink', size: 'big', link: { url: 'https://x', text: 1 } }),
    ).toEqual({
      value: { title: 'A', link: { url: 'https://x' } },
      removals: [
        {
          path: '/size',
          keyword: 'type',
          message: 'must be a whole number, not "big"',
          advice: 'Write a whole number.',
        },
        {
          path: '/link/text',
          keyword: 'type',
          message: 'must be a text, not 1',
          advice: 'Write a text.',
        },
        {
          path: '/color',
          keyword: 'enum',
          message: 'must be one of light, dark, not "pink"',
          advice: 'Choose one of light, dark.',
        },
      ],
    })
  })

  it('[OP49] removes what cannot do without the part that was wrong, and tells of the part alone', () => {
    const { value, removals } = pruned({ title: 'A', link: { url: 'javascript:x' } })
    expect(value).toEqual({ title: 'A' })
    expect(removals).toEqual([
      {
        path: '/link/url',
        keyword: 'pattern',
        message: 'must be an address like https://www.example.com/page, not "javascript:x"',
        advice: 'Enter a full address that starts with https://, or a path that starts with /.',
      },
    ])
  })

  it('tells each fault once when earlier items of the same list go', () => {
    const items = ['no object', { label: 7 }, { label: 'stays' }]
    const { value, removals } = pruned({ title: 'A', items })
    expect(value.items).toEqual([{ label: 'stays' }])
    expect(removals.map(({ path }) => path)).toEqual(['/items/1/label', '/items/0'])
  })

  it('[OP49] refuses the whole when something required is missing, or was wrong', () => {
    expect(findRefusal(prune({ color: 'light' }, validate))?.message).toBe('lacks title')
    expect(findRefusal(prune({ title: [], size: 'x' }, validate))).toMatchObject({
      path: '/title',
      message: 'must be a text, not []',
    })
    expect(findRefusal(prune({ title: 'A', size: -1 }, validate))).toBeUndefined()
  })

  describe('where one of two fields would do', () => {
    const either = compile({
      anyOf: [{ required: ['quote'] }, { required: ['source'] }],
      properties: { quote: { type: 'string' }, source: { type: 'object' } },
    })
    const refuse = (value: Record<string, unknown>) => findRefusal(prune(value, either))

    it.each([{ quote: 'Words' }, { source: {} }, { quote: 'Words', source: {} }])(
      '[OP49] %j is enough',
      (value) => expect(prune(value, either)).toEqual([]),
    )

    it('[OP49] [PAGEBUILDER-04] refuses the whole without any, and names all that would do', () => {
      expect(refuse({})).toMatchObject({ path: '', message: 'lacks quote or source' })
    })

    it('[OP49] says why when the only one of them was wrong, and goes on when the other is right', () => {
      expect(refuse({ source: 'words' })).toMatchObject({
        path: '/source',
        message: 'must be a set of fields, not "words"',
      })
      const value = { quote: 'Words', source: 'words' }
      expect(refuse(value)).toBeUndefined()
      expect(value).toEqual({ quote: 'Words' })
    })

    it('[DOC-07] takes no offence when none of them was asked for', () => {
      expect(prune({}, either, { isPartial: true })).toEqual([])
    })
  })

  it('keeps the first items of a list that is too long', () => {
    const { value, removals } = pruned({
      title: 'A',
      items: ['1', '2', '3', '4'].map((label) => ({ label })),
    })
    expect(value.items.map(({ label }) => label)).toEqual(['1', '2', '3'])
    expect(removals).toMatchObject([{ path: '/items', keyword: 'maxItems' }])
  })

  it('[OP49] shows the beginning of a text that is too long, up to a word, also where it is required', () => {
    const { value, removals } = pruned({ title: 'A title of more than twenty characters' })
    expect(value.title).toBe('A title of more…')
    expect(removals).toEqual([
      {
        path: '/title',
        keyword: 'maxLength',
        message: 'has 38 characters, but at most 20 are shown',
        advice: 'Shorten it to at most 20 characters.',
      },
    ])
    expect(pruned({ title: 'x'.repeat(18) + '😀'.repeat(20) }).value.title).toBe(
      `${'x'.repeat(18)}…`,
    )
  })

  it('never shortens an address: half of one leads elsewhere', () => {
    const limited = compile({ properties: { url: { type: 'string', maxLength: 10 } } })
    const value = { url: 'https://colloquy.example/path' }
    expect(prune(value, limited)).toMatchObject([{ path: '/url', keyword: 'maxLength' }])
    expect(value).toEqual({})
  })

  it('removes a list whose items were all wrong', () => {
    const { value, removals } = pruned({ title: 'A', items: [{ label: 1 }] })
    expect(value).toEqual({ title: 'A' })
    expect(removals).toHaveLength(1)
  })

  it('copies what it changes: nested values belong to the content that was read', () => {
    const items = [{ label: 'a', link: { url: 'ftp:x' } }]
    const { value } = pruned({ title: 'A', items })
    expect(value.items).toEqual([{ label: 'a' }])
    expect(items).toEqual([{ label: 'a', link: { url: 'ftp:x' } }])
  })

  it('[DOC-07] takes no offence at fields that were not asked for', () => {
    expect(prune({ size: 1 }, validate, { isPartial: true })).toEqual([])
    const value = { size: 'x', link: {} }
    expect(prune(value, validate, { isPartial: true }).map(({ path }) => path)).toEqual([
      '/size',
      '/link',
    ])
    expect(value).toEqual({})
  })

  it('shows only the beginning of a long value', () => {
    const [removal] = prune({ title: 'A', link: { url: 'x'.repeat(1_000_000) } }, validate)
    expect(removal!.message.length).toBeLessThan(120)
  })
})

/** Values that are nearly right, so that most faults are deep inside. */
const text = fc.oneof(
  fc.string({ maxLength: 25 }),
  fc.constant('https://a'),
  fc.integer(),
  fc.constant(null),
)
const link = fc.oneof(text, fc.record({ url: text, text }, { requiredKeys: [] }))
const item = fc.oneof(text, fc.record({ label: text, link }, { requiredKeys: [] }))
const nearly = fc.record(
  {
    title: text,
    color: fc.constantFrom('light', 'dark', 'pink', 1),
    size: fc.oneof(fc.integer(), text),
    link,
    items: fc.oneof(text, fc.array(item, { maxLength: 6 })),
    choice: fc.oneof(text, fc.record({ a: text }, { requiredKeys: [] })),
    kind: fc.record({ a: text, b: text }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
)
const anything = fc.dictionary(
  fc.constantFrom('title', 'color', 'size', 'link', 'items', 'choice', 'kind', 'x~/y', '__proto__'),
  fc.jsonValue(),
)

describe('[PAGEBUILDER-04] a text with faulty formatting', () => {
  const span = { start: 0, end: 1, type: 'strong' }
  const validateTitle = compile({
    required: ['title'],
    properties: {
      title: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['type', 'text', 'spans'],
          properties: {
            type: { enum: ['heading1', 'heading2'] },
            text: { type: 'string' },
            spans: {
              type: 'array',
              items: { type: 'object', required: ['start', 'end'] },
            },
          },
        },
      },
    },
  })

  it.each([
    ['spans that are no list', { type: 'heading2', text: 'X', spans: 'bad' }, 'heading2', []],
    ['no spans', { type: 'heading2', text: 'X' }, 'heading2', []],
    ['spans of null', { type: 'heading2', text: 'X', spans: null }, 'heading2', []],
    ['one wrong span', { type: 'heading1', text: 'X', spans: [span, 7] }, 'heading1', [span]],
    ['an unknown kind', { type: 'heading9', text: 'X', spans: [span] }, 'heading1', [span]],
    ['a kind that is no text', { type: 7, text: 'X', spans: [span] }, 'heading1', [span]],
    ['no kind', { text: 'X', spans: [span] }, 'heading1', [span]],
    ['nothing but words', { text: 'X' }, 'heading1', []],
  ])('keeps its words: %s', (_, node, type, spans) => {
    const value: Record<string, unknown> = { title: [node] }
    const removals = prune(value, validateTitle)
    expect(removals.length).toBeGreaterThan(0)
    expect(findRefusal(removals)).toBeUndefined()
    expect(value).toEqual({ title: [{ type, text: 'X', spans }] })
  })

  it('comes to an end, whatever is wrong with it, and its words stay', () => {
    const odd = fc.oneof(
      text,
      fc.constantFrom('heading1', 'paragraph'),
      fc.array(fc.constant(span)),
    )
    const node = fc.record({ text: fc.string(), type: odd, spans: odd }, { requiredKeys: ['text'] })
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 4 }), (nodes) => {
        const value: Record<string, unknown> = { title: nodes }
        prune(value, validateTitle)
        expect(validateTitle(value)).toBe(true)
        expect(value['title']).toMatchObject(nodes.map((one) => ({ text: one.text })))
      }),
    )
  })

  it('comes to an end where no kind would do', () => {
    const validateNone = compile({
      properties: {
        rows: {
          items: {
            properties: { type: { allOf: [{ enum: ['a', 'b'] }, { enum: ['c'] }] } },
          },
        },
      },
    })
    const value: Record<string, unknown> = { rows: [{ text: 'X', type: 'd' }] }
    prune(value, validateNone)
    expect(value).toEqual({ rows: [{ text: 'X' }] })
  })
})

describe('prune, whatever it is given', () => {
  it('[PAGEBUILDER-02] ends with a valid value or refuses it, and never touches what it was given inside', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, anything), (given) => {
        const before = structuredClone(given)
        const value: Record<string, unknown> = { ...given }
        const wasValid = validate(structuredClone(given))
        const removals = prune(value, validate)
        expect(removals.length === 0).toBe(wasValid)
        if (!findRefusal(removals)) expect(validate(value)).toBe(true)
        expect(given).toEqual(before)
      }),
      { numRuns: 2000, examples: [[{ title: 'A', color: { toString: '' } } as never]] },
    )
  })

  it('removes nothing more the second time', () => {
    fc.assert(
      fc.property(nearly, (given) => {
        const value: Record<string, unknown> = { ...given }
        fc.pre(!findRefusal(prune(value, validate)))
        expect(prune(value, validate)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})
