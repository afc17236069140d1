import { expect, it } from 'vitest'
import { findDifferences, generateFiles } from './generate.ts'

it('[PAGEBUILDER-11] finds the committed files as they would be generated', () => {
  expect(findDifferences(generateFiles())).toEqual([])
})

it('generates the same twice', () => {
  expect([...generateFiles()]).toEqual([...generateFiles()])
})

it('names files that differ, are missing, or stand there without being generated', () => {
  const files = new Map(generateFiles())
  files.set('schemas/generated/machine-types.ts', '')
  files.set('schemas/generated/hologram.json', '{}')
  files.delete('schemas/generated/country-suffixes.json')
  files.delete('slice-registry/generated/slice-fields.ts')
  expect(findDifferences(files)).toEqual([
    'schemas/generated/country-suffixes.json',
    'schemas/generated/hologram.json',
    'schemas/generated/machine-types.ts',
    'slice-registry/generated/slice-fields.ts',
  ])
})
