import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildModels } from '#schemas/generate-models.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'

/** Writes the models of all roots, by which the content service checks what it is sent. */
export function writeModels(roots: readonly string[], folder: string): void {
  const { customTypes, sharedSlices } = buildModels(loadSchemas(roots))
  rmSync(folder, { recursive: true, force: true })
  for (const [name, models] of [
    ['customtypes', customTypes],
    ['slices', sharedSlices],
  ] as const) {
    mkdirSync(join(folder, name), { recursive: true })
    for (const model of models.values()) {
      writeFileSync(join(folder, name, `${model.id}.json`), JSON.stringify(model))
    }
  }
}
