import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { findMachineFolders } from '../read/roots.ts'
import { generateMachineTypes } from './generate-machine-types.ts'
import type { Machines } from '../../schemas/generated/machine-types.ts'

describe('generateMachineTypes', () => {
  it('[PAGEBUILDER-07] types the events, context, value and tags of each machine', () => {
    const document = {
      id: 'read-more',
      schemas: {
        input: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
        context: {
          type: 'object',
          required: ['color'],
          properties: {
            color: { enum: ['black', null] },
            'by-name': { type: 'object', additionalProperties: { type: 'number' } },
            list: { type: 'array', items: { type: ['string', 'null'] } },
          },
        },
        events: { 'text.toggle': {}, 'text.set': { required: ['to'], properties: { to: {} } } },
      },
      type: 'parallel',
      states: {
        x: { initial: 'on', states: { on: { tags: ['busy', 'a'] }, off: { tags: ['a'] } } },
        y: {},
      },
    }
    const text = generateMachineTypes([document])
    expect(text).toContain(`export interface ReadMoreMachine {
  input: { a: number }
  context: { color: 'black' | null; 'by-name'?: Record<string, number>; list?: ReadonlyArray<string | null> }
  event: { type: 'text.toggle' } | { type: 'text.set'; to: unknown }
  emitted: never
  value: { x?: 'on' | 'off'; y?: Record<string, never> }
  tag: 'a' | 'busy'
}`)
    expect(text).toContain("'read-more': ReadMoreMachine")
  })

  it('gives the same text in whatever order the documents come', () => {
    const documents = findMachineFolders(['.']).map(({ path }) =>
      JSON.parse(readFileSync(`${path}/machine.json`, 'utf8')),
    )
    const text = generateMachineTypes(documents)
    expect(generateMachineTypes(documents.toReversed())).toBe(text)
    expect(readFileSync('schemas/generated/machine-types.ts', 'utf8')).toBe(text)
  })

  it('[PAGEBUILDER-07] makes a wrong event, payload, state or tag a type error', () => {
    type Consent = Machines['consent']
    expectTypeOf<{ type: 'consent.grant'; category: 'ad' }>().toExtend<Consent['event']>()
    expectTypeOf<{ type: 'consent.grant'; category: 'none' }>().not.toExtend<Consent['event']>()
    expectTypeOf<{ type: 'consent.nope' }>().not.toExtend<Consent['event']>()
    expectTypeOf<{ modal: 'open' }>().toExtend<Consent['value']>()
    expectTypeOf<{ modal: 'ajar' }>().not.toExtend<Consent['value']>()
    expectTypeOf<'banner'>().toExtend<Consent['tag']>()
    expectTypeOf<'baner'>().not.toExtend<Consent['tag']>()
    expectTypeOf(null as unknown as keyof Machines).not.toBeAny()
  })
})
