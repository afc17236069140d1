import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildModels } from '#compiler/generate/generate-models.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'

/**
 * Writes the models of all roots, by which the content service checks what it is sent.
 *
 * @param target - a folder that is there; the models of before are replaced
 */
export function writeModels(roots: readonly string[], target: string): void {
  const { customTypes, sharedSlices } = buildModels(loadSchemas(roots))
  for (const [name, models] of [
    ['customtypes', customTypes],
    ['slices', sharedSlices],
  ] as const) {
    rmSync(join(target, name), { recursive: true, force: true })
    mkdirSync(join(target, name))
    for (const model of models.values()) {
      writeFileSync(join(target, name, `${model.id}.json`), JSON.stringify(model))
    }
  }
}
