/** A store of leads that is gone with the test: SQLite without a file. */
import type { LeadStore } from '#runtime'
import { createSqliteDatabase } from '../../adapters/leads/sqlite-database.ts'
import {
  createSqlLeadStore,
  tables,
  type LeadStoreOptions,
} from '../../adapters/leads/sql-lead-store.ts'

export function createMemoryLeads(options: Partial<LeadStoreOptions> = {}): LeadStore {
  const database = createSqliteDatabase(':memory:', tables)
  return createSqlLeadStore(database, { destinations: [], ...options })
}
