import { join } from 'node:path'
import type { Destination, LeadStore } from '#runtime'
import type { SqlDatabase } from './sql-database.ts'
import { createSqliteDatabase } from './sqlite-database.ts'
import { createSqlLeadStore, tables } from './sql-lead-store.ts'

export interface LeadStorePlace {
  /** Folder of the file, for SQLite. */
  dataDir: string
  /** Of PostgreSQL, which is used when it is given. */
  databaseUrl: string | undefined
  /** Those that every lead goes to. */
  destinations: readonly Destination[]
}

/** Touches neither file nor network before the store is used. */
export async function openLeadStore(place: LeadStorePlace): Promise<LeadStore> {
  return createSqlLeadStore(await openDatabase(place), place)
}

async function openDatabase({ dataDir, databaseUrl }: LeadStorePlace): Promise<SqlDatabase> {
  if (databaseUrl === undefined) return createSqliteDatabase(join(dataDir, 'leads.sqlite'), tables)
  // What a site does not use is not loaded.
  const { createPostgresDatabase } = await import('./postgres-database.ts')
  return createPostgresDatabase(databaseUrl, tables)
}
