/** A lead store in memory: SQLite without a file. */
import type { LeadStore } from '#runtime'
import {
  allTables,
  createPeopleStores,
  type PeopleStores,
} from '../../adapters/leads/open-lead-store.ts'
import { createSqliteDatabase } from '../../adapters/leads/sqlite-database.ts'
import {
  createSqlLeadStore,
  tables,
  type LeadStoreOptions,
} from '../../adapters/leads/sql-lead-store.ts'

/** All stores of people's data, in one database. */
export function createMemoryStores({ now = Date.now }: { now?: () => number } = {}): PeopleStores {
  return createPeopleStores(createSqliteDatabase(':memory:', allTables), { destinations: [], now })
}

export function createMemoryLeads(options: Partial<LeadStoreOptions> = {}): LeadStore {
  const database = createSqliteDatabase(':memory:', tables)
  return createSqlLeadStore(database, { destinations: [], ...options })
}
