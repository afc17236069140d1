import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAjv } from '#compiler/read/create-ajv.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'

interface CaseFile {
  description: string
  schema: object
  tests: { description: string; data: unknown; valid: boolean }[]
}

const schemas = loadSchemas([repositoryRoot])
const ajv = createAjv(schemas)
const cases = new Map(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      return [file.replace('.json', ''), JSON.parse(text) as CaseFile]
    }),
)

it('has valid and invalid cases for every field kind, and for nothing else', () => {
  expect([...cases.keys()].sort()).toEqual([...schemas.fields.keys()].sort())
  for (const [kind, { tests }] of cases) {
    expect(new Set(tests.map((test) => test.valid)), kind).toEqual(new Set([true, false]))
  }
})

describe.each([...cases.values()])('$description', ({ schema, tests }) => {
  const validate = ajv.compile(schema)
  it.each(tests)('$description', ({ data, valid }) => {
    expect(validate(data), JSON.stringify(validate.errors)).toBe(valid)
  })
})
