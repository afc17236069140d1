/** Where the migrations of a site are, and which are missing. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Schemas } from './load-schemas.ts'

export interface MigrationFile {
  kind: 'slices' | 'documents'
  type: string
  /** Of the schema: the file has a step from each version below it. */
  version: number
  path: string
}

/** @throws Error naming the schema that has a version above 1 and no migrations, or the reverse */
export function findMigrations({ slices, documents }: Schemas): MigrationFile[] {
  const places = [
    ...[...slices].map(([type, { schema, folder }]) => ({
      kind: 'slices' as const,
      type,
      version: schema['x-version'],
      path: join(folder, 'migrations.ts'),
    })),
    ...[...documents].map(([type, { schema, path }]) => ({
      kind: 'documents' as const,
      type,
      version: schema['x-version'],
      path: join(dirname(path), `${type}.migrations.ts`),
    })),
  ]
  return places.filter(({ type, version, path }) => {
    const isThere = existsSync(path)
    if (isThere === version > 1) return isThere
    throw new Error(
      isThere
        ? `${path}: there are migrations, but the schema of "${type}" has version 1. Raise its x-version.`
        : `${path} is missing: the schema of "${type}" has version ${version}, so stored content needs a migration from each version before.`,
    )
  })
}
