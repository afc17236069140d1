import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildModels } from '#compiler/generate/generate-models.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { writeModels } from './write-models.ts'

const folder = mkdtempSync(join(tmpdir(), 'models-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the models that the dev server’s content service checks by are those of all slices and types, and of no others', () => {
  const roots = findRoots()
  const { customTypes, sharedSlices } = buildModels(loadSchemas(roots))
  writeModels(roots, folder)
  writeFileSync(join(folder, 'slices/gone.json'), '{}')
  writeModels(roots, folder)
  expect(readdirSync(join(folder, 'slices'))).toHaveLength(sharedSlices.size)
  expect(readdirSync(join(folder, 'customtypes'))).toHaveLength(customTypes.size)
})
