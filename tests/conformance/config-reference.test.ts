/** The reference of configuration files says everything, and its examples are accepted. */
import { describe, expect, it } from 'vitest'
import { generateConfigReference, unwritten } from '#compiler/generate/generate-config-reference.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { readMachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { readMarkdown } from '#tests/support/markdown/read-markdown.ts'
import { validate } from '#tests/support/guides/write-block.ts'
import { checkConformance } from '#tests/support/machine-conformance.ts'

const { configs } = loadSchemas([repositoryRoot])
const catalogue = readMachineCatalogue([repositoryRoot])
const pages = [...generateConfigReference(configs, catalogue)].map(([path, text]) =>
  readMarkdown(path, text),
)
const blocks = pages.flatMap((page) => page.blocks)

const written = [...configs].filter(([name]) => !unwritten.some((one) => one === name))
const idOf = (name: string) => (configs.get(name)!.schema as { $id: string }).$id
const examplesOf = (schema: object): unknown[] =>
  'examples' in schema && Array.isArray(schema.examples) ? schema.examples : []

describe('the schema of every configuration file has an example that it accepts:', () => {
  it.each(written.map(([name]) => name))('[PAGEBUILDER-11] %s', (name) => {
    const [example] = examplesOf(configs.get(name)!.schema)
    expect(example).toBeDefined()
    expect(validate(idOf(name), example)).toEqual([])
  })

  const keys = Object.entries((configs.get('site')!.schema as { properties: object }).properties)
  it.each(keys.filter(([key]) => key !== '$schema'))('site.json: %s', (key, schema: object) => {
    const [example] = examplesOf(schema)
    expect(example).toBeDefined()
    expect(validate(`config:site#/properties/${key}`, example)).toEqual([])
  })

  it('a wrong one would be found', () => {
    expect(validate('config:site#/properties/fonts', ['figtree.woff2'])).toEqual([
      expect.stringContaining('must match pattern'),
    ])
  })

  it('the machine does what the checks of machines ask', () => {
    const [machine] = examplesOf(configs.get('machine')!.schema)
    const { problems, states, transitions } = checkConformance(
      machine as Parameters<typeof checkConformance>[0],
      catalogue,
    )
    expect([...problems, ...states.missed, ...transitions.missed]).toEqual([])
  })
})

it('every example stands in the reference', () => {
  const shown = new Set(blocks.map(({ text }) => JSON.stringify(JSON.parse(text))))
  const missing = written.filter(([, { schema }]) =>
    examplesOf(schema).some((example) => !shown.has(JSON.stringify(example))),
  )
  expect(missing.map(([name]) => name)).toEqual([])
})

/** Rows whose last cell, the description, is empty. */
const findSilent = (text: string) => text.match(/^\| `.* \| +\|$/gm) ?? []

it('every key that a site can write has a description', () => {
  expect(pages.flatMap(({ text }) => findSilent(text))).toEqual([])
})

it('a key without a description is found', () => {
  const { schema, path } = configs.get('layout')!
  const layout = structuredClone(schema) as { properties: { before: { description?: string } } }
  delete layout.properties.before.description
  const changed = new Map([...configs, ['layout', { path, schema: layout }]])
  const texts = [...generateConfigReference(changed, catalogue).values()]
  expect(texts.flatMap(findSilent)).toEqual([expect.stringContaining('`before`')])
})
