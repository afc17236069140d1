import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import type { JsonSchema } from '../../../runtime/model/config/machine-document.ts'
import { describeMachine } from '../export/describe-machine.ts'
import { readMachines } from '../read-machines.ts'
import { toEventFields, toPayload, toTyped } from './event-fields.ts'

const schema: JsonSchema = {
  type: 'object',
  required: ['category', 'count', 'note'],
  properties: {
    category: { enum: ['necessary', 'ad'], description: 'Of cookies.' },
    count: { type: 'integer' },
    note: { type: 'string' },
    hint: { type: 'string' },
    values: { type: 'object', properties: { ad: { type: 'boolean' } } },
    more: { type: ['object', 'null'] },
  },
}
const fields = toEventFields(schema)

describe('toEventFields', () => {
  it('[PAGEBUILDER-08] makes a field of each property, and of those in objects', () => {
    expect(
      fields.map(({ name, kind, isRequired }) => `${name} ${kind}${isRequired ? ' !' : ''}`),
    ).toEqual([
      'category choice !',
      'count number !',
      'note text !',
      'hint text',
      'values.ad choice',
      'more json',
    ])
    expect(fields[0]).toMatchObject({ options: ['necessary', 'ad'], description: 'Of cookies.' })
    expect(fields[4]!.options).toEqual([true, false])
  })
})

describe('toPayload', () => {
  it('[PAGEBUILDER-08] reads what is typed, and leaves out what is empty', () => {
    const typed = {
      category: '"ad"',
      count: '3',
      note: '',
      hint: '',
      'values.ad': 'true',
      more: '',
    }
    expect(toPayload(fields, typed)).toEqual({
      payload: { category: 'ad', count: 3, note: '', values: { ad: true } },
      unread: {},
    })
    expect(toPayload(fields, {}).payload).toEqual({ note: '' })
  })

  it('says what cannot be read, and leaves a wrong number to the schema', () => {
    const { payload, unread } = toPayload(fields, { count: 'x', more: '{' })
    expect(payload).toEqual({ count: 'x', note: '' })
    expect(unread['more']).toContain('is no JSON: ')
  })
})

describe('toTyped', () => {
  it('[PAGEBUILDER-08] is read again as the same payload, of every example of every event', () => {
    let read = 0
    for (const { document } of readMachines([repositoryRoot])) {
      for (const { type, fields: schema, examples } of describeMachine(document).events) {
        const fields = toEventFields(schema)
        const names = Object.keys((schema['properties'] ?? {}) as object)
        for (const example of examples) {
          const declared = Object.fromEntries(
            Object.entries(example).filter(
              ([name, value]) => names.includes(name) && JSON.stringify(value) !== '{}',
            ),
          )
          const back = toPayload(fields, toTyped(fields, example)).payload
          const missing = Object.entries(declared).filter(
            ([name, value]) => value !== '' && JSON.stringify(back[name]) !== JSON.stringify(value),
          )
          expect(missing, `${document.id} ${type}`).toEqual([])
          read++
        }
      }
    }
    expect(read).toBeGreaterThan(150)
  })
})
