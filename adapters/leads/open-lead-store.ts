import { join } from 'node:path'
import type { Destination, LeadStore, MailPreferences, Outbox, RedemptionCodes } from '#runtime'
import { createCarriedDatabase, type CarriedFile } from './carried-database.ts'
import type { SqlDatabase, Statement } from './sql-database.ts'
import { createSqliteDatabase, type AskThread } from './sqlite-database.ts'
import { createSqlLeadStore, tables } from './sql-lead-store.ts'
import {
  createSqlMailPreferences,
  forgetSubscriber,
  preferenceTables,
} from './sql-mail-preferences.ts'
import { createSqlOutbox, forgetMails, outboxTables } from './sql-outbox.ts'
import { codeTables, createSqlRedemptionCodes, forgetCodes } from './sql-redemption-codes.ts'

export interface LeadStorePlace {
  /** Folder of the file, for SQLite. */
  dataDir: string
  /** Of PostgreSQL, which is used when it is given. */
  databaseUrl: string | undefined
  /** Those that every lead goes to. */
  destinations: readonly Destination[]
  /** Those that are told when a person is forgotten; the same unless given. */
  told?: readonly Destination[]
  /** Where SQLite has no disk that lasts. */
  carried?: CarriedFile
  /** Of a server, so that SQLite holds up nobody. */
  askThread?: AskThread
}

/** What the site knows of people, in one database: forgotten in the one, forgotten in all. */
export interface PeopleStores {
  leads: LeadStore
  mailPreferences: MailPreferences
  outbox: Outbox
  redemptionCodes: RedemptionCodes
}

export const allTables = [...tables, ...preferenceTables, ...outboxTables, ...codeTables]

/** Touches neither file nor network before one of them is used. `leads.close()` closes all. */
export async function openPeopleStores(place: LeadStorePlace): Promise<PeopleStores> {
  return createPeopleStores(await openDatabase(place), place)
}

export function createPeopleStores(
  database: SqlDatabase,
  options: Pick<LeadStorePlace, 'destinations' | 'told'> & { now?: () => number },
): PeopleStores {
  return {
    leads: createSqlLeadStore(database, { ...options, forgetAlso }),
    mailPreferences: createSqlMailPreferences(database, options),
    outbox: createSqlOutbox(database, options),
    redemptionCodes: createSqlRedemptionCodes(database, options),
  }
}

/** Touches neither file nor network before the store is used. */
export async function openLeadStore(place: LeadStorePlace): Promise<LeadStore> {
  return (await openPeopleStores(place)).leads
}

function forgetAlso(email: string): Statement[] {
  return [...forgetSubscriber(email), ...forgetMails(email), ...forgetCodes(email)]
}

async function openDatabase({
  dataDir,
  databaseUrl,
  carried,
  askThread,
}: LeadStorePlace): Promise<SqlDatabase> {
  if (databaseUrl === undefined && carried) {
    return createCarriedDatabase(carried, dataDir, allTables)
  }
  if (databaseUrl === undefined) {
    return createSqliteDatabase(join(dataDir, 'leads.sqlite'), allTables, askThread)
  }
  // What a site does not use is not loaded.
  const { createPostgresDatabase } = await import('./postgres-database.ts')
  return createPostgresDatabase(databaseUrl, allTables)
}
