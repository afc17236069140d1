/** The migrations of a site, for commands: imported from their files, with every step present. */
import { pathToFileURL } from 'node:url'
import { findMigrations, type MigrationFile } from '#compiler/read/find-migrations.ts'
import type { Schemas } from '#compiler/read/load-schemas.ts'
import type { Migrations } from '#schemas/migration-types.ts'

type Steps = Migrations['slices' | 'documents'][string]

/** @throws Error naming a file that lacks a step, or that cannot be imported */
export async function loadMigrations(schemas: Schemas): Promise<Migrations> {
  const found: { slices: Record<string, Steps>; documents: Record<string, Steps> } = {
    slices: {},
    documents: {},
  }
  for (const file of findMigrations(schemas)) found[file.kind][file.type] = await loadSteps(file)
  return found as Migrations
}

async function loadSteps({ path, version }: MigrationFile): Promise<Steps> {
  const { migrations } = (await import(pathToFileURL(path).href)) as { migrations?: Steps }
  const wanted = Array.from({ length: version - 1 }, (_, index) => index + 1)
  const lacking = wanted.filter((from) => typeof migrations?.[from] !== 'function')
  if (lacking.length > 0 || !migrations) {
    throw new Error(
      `${path} lacks migrations from version ${lacking.join(', ')}, for version ${version}.`,
    )
  }
  return migrations
}
