import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatFaults } from '#compiler/read/fault.ts'
import { checkSite } from '#compiler/check/check-site.ts'
import { createAjv, withoutAnnotations } from '#compiler/read/create-ajv.ts'
import { buildModels } from '#compiler/generate/generate-models.ts'
import { readSite } from '#compiler/read/load-site.ts'
import { JsonReader } from '#compiler/read/read-json.ts'
import { findRoots } from '#compiler/read/roots.ts'

interface Mock {
  variation: string
  /** In the content service's form, without what is empty. */
  fields: Record<string, unknown>
}

const roots = findRoots()
const site = readSite(roots, new JsonReader())
const { schemas } = site
const ajv = createAjv(schemas)
const faults = checkSite(roots)
const messages = Object.keys(site.messages.get(site.site?.value.defaultLocale ?? '')?.value ?? {})

function readMocks(folder: string): Record<string, Mock> {
  return JSON.parse(readFileSync(join(folder, 'mocks.json'), 'utf8')) as Record<string, Mock>
}

describe.each([...schemas.slices])('the slice %s', (type, source) => {
  const { folder, schema, wiring, componentName, componentPath } = source
  const validate = ajv.compile(withoutAnnotations(schema))

  it('[PAGEBUILDER-03] has a schema, a component and a type that is its folder', async () => {
    expect(basename(folder).replaceAll('-', '_')).toBe(type)
    // One that stands for the sections of another document is never drawn itself.
    if (wiring.expand) return expect(existsSync(componentPath), componentPath).toBe(false)
    expect(existsSync(componentPath), componentPath).toBe(true)
    const module = (await import(componentPath)) as Record<string, unknown>
    expect(module[componentName], `export of ${componentName}`).toBeTypeOf('function')
  })

  it('[PAGEBUILDER-09] is wired to things that exist', () => {
    expect(formatFaults(faults.filter((fault) => fault.file.startsWith(`${folder}/`)))).toBe('')
  })

  it('prepares its island by a function of that name', async () => {
    const path = join(folder, 'prepare.tsx')
    // A slice that is bound has no island to prepare.
    if (!existsSync(path)) return expect(wiring.binding ?? !wiring.machine).toBeTruthy()
    const module = (await import(path)) as Record<string, unknown>
    expect(module['prepare']).toBeTypeOf('function')
    expect(wiring.machine).toBeTypeOf('string')
  })

  it('[PAGEBUILDER-02] has valid mocks: default, minimal, and one of each variation', () => {
    const mocks = readMocks(folder)
    expect(Object.keys(mocks)).toEqual(expect.arrayContaining(['default', 'minimal']))
    for (const [name, { fields }] of Object.entries(mocks)) {
      expect(validate(fields), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true)
      expect(Object.keys(schema.properties ?? {}), name).toEqual(
        expect.arrayContaining(Object.keys(fields)),
      )
    }
    const shown = new Set(Object.values(mocks).map((mock) => mock.variation))
    expect([...shown].sort()).toEqual(Object.keys(schema['x-variations']).sort())
  })

  it('[PAGEBUILDER-02] refuses its default mock without any one of the required fields', () => {
    const { default: mock } = readMocks(folder)
    for (const name of schema.required ?? []) {
      const { [name]: _, ...rest } = mock!.fields
      expect(validate(rest), `without ${name}`).toBe(false)
    }
  })

  it('uses only messages that exist', () => {
    const used = [componentPath, join(folder, 'prepare.tsx')]
      .filter((file) => existsSync(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)])
      .map((match) => match[1])
    expect(messages).toEqual(expect.arrayContaining(used))
  })
})

describe('slice zones', () => {
  const zone = ajv.getSchema('field:slice-zone')!

  it('[SLICE-01] tell slices apart by slice_type, header_with_social_proofs among them', () => {
    const offered = [...schemas.slices]
      .filter(([, { wiring }]) => !wiring.frame)
      .map(([type]) => type)
    expect(offered).toContain('header_with_social_proofs')
    expect(zone(offered.map((type) => ({ slice_type: type, primary: {} })))).toBe(true)
    expect(zone([{ primary: {} }])).toBe(false)
  })

  it('[PAGEBUILDER-11] offer every slice but those of the page frame to editors', () => {
    const { sharedSlices } = buildModels(schemas)
    for (const [type, { wiring }] of schemas.slices) {
      expect(sharedSlices.has(type), type).toBe(!wiring.frame)
    }
  })
})
