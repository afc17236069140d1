/** The manifest of a backup, `backup.json`. */
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { toReason } from '#runtime/errors'
import { allTables } from '../adapters/leads/open-lead-store.ts'
import type { SqlDatabase } from '../adapters/leads/sql-database.ts'
import { Refusal } from './run-command.ts'

export interface BackupManifest {
  version: 1
  /** ISO 8601: when the backup began. */
  time: string
  /**
   * The form of the lead database in the backup: an SQLite file, a PostgreSQL dump, or not
   * included.
   */
  database: 'none' | 'postgres' | 'sqlite'
  counts: Counts
  /** SHA-256 of each file, by its path with `/`. */
  files: Readonly<Record<string, string>>
}

export interface Counts {
  leads: number
  subscribers: number
  codes: number
  receipts: number
}

export const manifestFile = 'backup.json'
export const sqliteFile = 'leads.sqlite'
export const dumpFile = 'leads.pgdump'

/** Tables of the lead database. */
export const tableNames = allTables.flatMap(
  (text) => /CREATE TABLE IF NOT EXISTS (\w+)/.exec(text)?.[1] ?? [],
)

export async function countPeople(database: SqlDatabase): Promise<Omit<Counts, 'receipts'>> {
  const count = (rows: string) => ({ text: `SELECT count(*) AS count FROM ${rows}` })
  const found = await database.run([
    count(`leads WHERE type <> 'lead.forgotten'`),
    count('mail_subscribers'),
    count('redemption_codes'),
  ])
  const [leads, subscribers, codes] = found.map((rows) => Number(rows[0]!['count']))
  return { leads: leads!, subscribers: subscribers!, codes: codes! }
}

/** Hashes of all files in a folder except its own manifest. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => path !== manifestFile)
    .toSorted()
  const hashed: Record<string, string> = {}
  for (const path of paths) hashed[path.replaceAll(sep, '/')] = await hashFile(join(folder, path))
  return hashed
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** @throws Refusal where there is no backup, or its files are not those that were written */
export async function readManifest(folder: string): Promise<BackupManifest> {
  let manifest: BackupManifest
  try {
    manifest = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as BackupManifest
  } catch (error) {
    throw new Refusal(`There is no complete backup in ${folder}: ${toReason(error)}.`)
  }
  if (manifest.version !== 1)
    throw new Refusal(`${folder} was written by another version of this command; use that.`)
  const found = await hashFiles(folder)
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)])
  const changed = [...names].filter((name) => manifest.files[name] !== found[name])
  if (changed.length > 0)
    throw new Refusal(
      `The backup in ${folder} is not as it was written. Changed, missing or added: ${changed.join(', ')}. Nothing was restored.`,
    )
  return manifest
}
