import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { isObject } from '#schemas/is-object.ts'
import type { JsonSchema } from '../../../runtime/model/config/machine-document.ts'
import { describeMachine } from '../export/describe-machine.ts'
import { readMachines } from '../read-machines.ts'
import { findSchemaProblems, knownKeywords } from './schema-problems.ts'

const events = readMachines([repositoryRoot]).flatMap(({ document }) =>
  describeMachine(document).events.map((event) => ({ ...event, machine: document.id })),
)

/** The payload, and copies with one value changed, which may be invalid. */
function vary(value: unknown): unknown[] {
  const others = [0, -1, 1.5, 'x', '', true, null, [], {}, [1], { a: 1 }]
  if (Array.isArray(value)) return [value, ...others, ...value.flatMap((item) => [[vary(item)[1]]])]
  if (!isObject(value)) return [value, ...others]
  const inner = Object.entries(value).flatMap(([name, field]) => [
    ...vary(field).map((changed) => ({ ...value, [name]: changed })),
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
  ])
  return [value, ...others, { ...value, unknown: 1 }, ...inner]
}

describe('findSchemaProblems', () => {
  it('[PAGEBUILDER-08] refuses what Ajv refuses, of every declared event', () => {
    let [refused, tried] = [0, 0]
    const ajv = new Ajv2020({ strict: false })
    for (const { machine, type, fields, examples } of events) {
      const validate = ajv.compile(fields)
      for (const payload of examples.flatMap(vary)) {
        const problems = findSchemaProblems(fields, payload)
        expect(problems.length === 0, `${machine} ${type} ${JSON.stringify(payload)}`).toBe(
          validate(payload),
        )
        tried++
        if (problems.length) refused++
      }
    }
    expect(refused).toBeGreaterThan(500)
    expect(tried - refused).toBeGreaterThan(500)
  })

  it('knows every keyword that the schemas of events use', () => {
    const used = new Set<string>()
    const walk = (schema: JsonSchema) => {
      for (const key of Object.keys(schema)) used.add(key)
      for (const inner of Object.values((schema['properties'] ?? {}) as object)) walk(inner)
      for (const inner of [schema['items'], schema['additionalProperties']])
        if (isObject(inner)) walk(inner as JsonSchema)
    }
    for (const { fields } of events) walk(fields)
    expect(used.size).toBeGreaterThan(4)
    expect([...used].filter((key) => !knownKeywords.has(key))).toEqual([])
  })

  it('says what must be there, and where', () => {
    const schema: JsonSchema = {
      type: 'object',
      required: ['at'],
      properties: {
        at: { type: 'integer', minimum: 1, maximum: 9 },
        tags: { type: 'array', items: { enum: ['a', 'b'] } },
      },
      additionalProperties: false,
    }
    const say = (payload: object) =>
      findSchemaProblems(schema, payload).map(({ path, message }) => `${path.join('.')} ${message}`)
    expect(say({ at: 3, tags: ['a'] })).toEqual([])
    expect(say({})).toEqual(['at is required'])
    expect(say({ at: 0 })).toEqual(['at must be 1 or more'])
    expect(say({ at: 10 })).toEqual(['at must be 9 or less'])
    expect(say({ at: 'x', tags: ['c'] })).toEqual([
      'at must be a whole number',
      'tags.0 must be one of a, b',
    ])
    expect(say({ at: 1, more: 1 })).toEqual(['more is unknown here'])
  })
})
