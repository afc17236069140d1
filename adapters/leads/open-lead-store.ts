import { loadFor } from '../shared/packages/load-packages.ts'
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
  /** Folder of SQLite's file. */
  dataDir: string
  /** URL of PostgreSQL, which is used if given. */
  databaseUrl: string | undefined
  /** Destinations of every lead. */
  destinations: readonly Destination[]
  /** Destinations notified of forgotten people; `destinations` by default. */
  told?: readonly Destination[]
  /** For SQLite without a persistent disk. */
  carried?: CarriedFile
  /** For a server, so that SQLite blocks nobody. */
  askThread?: AskThread
}

/** All stores of personal data, in one database: forgetting a person covers all of them. */
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

/** @throws SiteError PackageMissing */
export async function openPostgres(url: string): Promise<SqlDatabase> {
  const { createPostgresDatabase } = await loadFor(
    'LEAD_DATABASE_URL',
    () => import('./postgres-database.ts'),
  )
  return createPostgresDatabase(url, allTables)
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
  return openPostgres(databaseUrl)
}
