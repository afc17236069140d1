import { expect, it } from 'vitest'
import { findDifferences, generateFiles } from './generate.ts'

it('[PAGEBUILDER-11] finds the committed files as they would be generated', async () => {
  expect(findDifferences(await generateFiles())).toEqual([])
})

it('generates the same twice', async () => {
  expect([...(await generateFiles())]).toEqual([...(await generateFiles())])
})

it('names files that differ, are missing, or stand there without being generated', async () => {
  const files = new Map(await generateFiles())
  files.set('schemas/generated/machine-types.ts', '')
  files.set('schemas/generated/models/slices/hologram.json', '{}')
  files.delete('schemas/generated/models/slices/hero.json')
  files.delete('schemas/generated/country-suffixes.json')
  files.delete('slice-registry/generated/slice-fields.ts')
  expect(findDifferences(files)).toEqual([
    'schemas/generated/country-suffixes.json',
    'schemas/generated/machine-types.ts',
    'schemas/generated/models/slices/hero.json',
    'schemas/generated/models/slices/hologram.json',
    'slice-registry/generated/slice-fields.ts',
  ])
})

it('[PAGEBUILDER-11] writes a field of a model into a line, as JSON that Prismic takes', async () => {
  const text = (await generateFiles()).get('schemas/generated/models/slices/quote.json')!
  const { variations } = JSON.parse(text) as { variations: { primary: Record<string, object> }[] }
  const [name, field] = Object.entries(variations[0]!.primary)[0]!
  const line = text.split('\n').find((one) => one.trim().startsWith(`"${name}": `))!
  expect(JSON.parse(`{${line.trim().replace(/,$/, '')}}`)).toEqual({ [name]: field })
})
