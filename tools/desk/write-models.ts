import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildModels } from '#schemas/generate-models.ts'
import { loadSchemas } from '#schemas/load-schemas.ts'

/** Of this process: of two dev servers neither takes away, or reads, what the other wrote. */
let folder: string | undefined

/**
 * Writes the models of all roots, by which the content service checks what it is sent.
 *
 * @returns the folder; it goes with the process
 */
export function writeModels(roots: readonly string[]): string {
  const { customTypes, sharedSlices } = buildModels(loadSchemas(roots))
  const target = (folder ??= makeFolder())
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
  return target
}

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'slicewright-models-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}
