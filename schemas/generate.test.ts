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
  files.set('schemas/generated/kinds.json', '{}')
  files.set('schemas/generated/mocks/slices/hologram.json', '{}')
  files.delete('schemas/generated/models/slices/hero.json')
  expect(findDifferences(files)).toEqual([
    'schemas/generated/kinds.json',
    'schemas/generated/mocks/slices/hologram.json',
    'schemas/generated/models/slices/hero.json',
  ])
})
