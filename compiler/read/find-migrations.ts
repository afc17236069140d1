/** Finds the migrations of a site, and those that are missing. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { SiteFaults, type Fault } from './fault.ts'
import type { Schemas } from './load-schemas.ts'

export interface MigrationFile {
  kind: 'slices' | 'documents'
  type: string
  /** The schema's version; the file has a step from each version below it. */
  version: number
  path: string
}

/** @throws SiteFaults naming each schema that has a version above 1 and no migrations, or the reverse */
export function findMigrations(schemas: Schemas): MigrationFile[] {
  const faults = checkMigrations(schemas)
  if (faults.length > 0) throw new SiteFaults(faults)
  return listPlaces(schemas).filter(({ path }) => existsSync(path))
}

/** The steps inside are checked by the commands that run them. */
export function checkMigrations(schemas: Schemas): Fault[] {
  return listPlaces(schemas).flatMap(({ version, path, schemaPath }) => {
    const isThere = existsSync(path)
    if (isThere === version > 1) return []
    const message = isThere
      ? `There are migrations, ${basename(path)}, but the schema has version ${version}.`
      : `The schema has version ${version}, but there is no ${basename(path)} beside it.`
    const hint = isThere
      ? 'Raise x-version, or remove the file.'
      : 'Stored content needs a migration from each version before: docs/guides/change-a-slice.md.'
    return [{ file: schemaPath, path: '/x-version', message, hint }]
  })
}

/** The migrations file of each schema, whether it exists or not. */
function listPlaces({ slices, documents }: Schemas): (MigrationFile & { schemaPath: string })[] {
  return [
    ...[...slices].map(([type, { schema, path, folder }]) => ({
      kind: 'slices' as const,
      type,
      version: schema['x-version'],
      path: join(folder, 'migrations.ts'),
      schemaPath: path,
    })),
    ...[...documents].map(([type, { schema, path }]) => ({
      kind: 'documents' as const,
      type,
      version: schema['x-version'],
      path: join(dirname(path), `${type}.migrations.ts`),
      schemaPath: path,
    })),
  ]
}
