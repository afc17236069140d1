import {
  chmodSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { allTables, openPostgres } from '../adapters/leads/open-lead-store.ts'
import { createSqliteDatabase } from '../adapters/leads/sqlite-database.ts'
import type { SqlDatabase } from '../adapters/leads/sql-database.ts'
import { keepFilesPrivate, keptEntries } from '../adapters/node/data-folder.ts'
import { createFileStore, draftEnd } from '../adapters/node/file-store.ts'
import { verifyReceipts } from '../functions/consent/verify-receipts.ts'
import { Refusal } from './run-command.ts'
import {
  countPeople,
  dumpFile,
  hashFiles,
  manifestFile,
  sqliteFile,
  type BackupManifest,
  type Counts,
} from './backup-manifest.ts'
import { dumpPostgres, toDumpCall } from './dump-postgres.ts'

export interface BackupResult {
  manifest: BackupManifest
  /** Things that are missing from the backup, or were damaged before. */
  problems: string[]
}

/**
 * @param folder - absolute; empty or missing
 * @throws Refusal where there is nothing to copy, or the folder is not empty; errors of the disk
 *   and the database pass through
 */
export async function backUp(
  dataDir: string,
  databaseUrl: string | undefined,
  folder: string,
): Promise<BackupResult> {
  if (!existsSync(dataDir))
    throw new Refusal(`There is no folder ${dataDir}. Set DATA_DIR as the site has it.`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty. Name a folder that is, or is not there yet.`)
  keepFilesPrivate()
  mkdirSync(folder, { recursive: true })
  const time = new Date().toISOString()
  const problems: string[] = []
  const people = await copyPeople(dataDir, databaseUrl, folder, problems)
  await copyConsent(dataDir, folder)
  for (const entry of keptEntries)
    if (entry !== sqliteFile && entry !== 'consent')
      copyFolder(join(dataDir, entry), join(folder, entry))
  const { receipts, fault } = await verifyReceipts(createFileStore(folder))
  if (fault)
    problems.push(
      `The consent log was damaged when it was copied: ${fault.file}, line ${fault.line}: ${fault.problem}.`,
    )
  const manifest: BackupManifest = {
    version: 1,
    time,
    database: people.database,
    counts: { ...people.counts, receipts },
    files: await hashFiles(folder),
  }
  // Written last: without a manifest there is no backup.
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`)
  return { manifest, problems }
}

interface CopiedPeople {
  database: BackupManifest['database']
  counts: Omit<Counts, 'receipts'>
}

async function copyPeople(
  dataDir: string,
  databaseUrl: string | undefined,
  folder: string,
  problems: string[],
): Promise<CopiedPeople> {
  if (databaseUrl !== undefined) {
    const file = join(folder, dumpFile)
    const isDumped = dumpPostgres(databaseUrl, file)
    if (!isDumped)
      problems.push(
        `The database is not in the backup: pg_dump is not installed here. Run where it is: ${toDumpCall(dumpFile)}`,
      )
    const counts = await countAndClose(await openPostgres(databaseUrl))
    return { database: isDumped ? 'postgres' : 'none', counts }
  }
  const file = join(dataDir, sqliteFile)
  if (!existsSync(file)) {
    problems.push(`There is no ${file}: nobody has sent a form yet, or DATA_DIR is another one.`)
    return { database: 'none', counts: { leads: 0, subscribers: 0, codes: 0 } }
  }
  const copy = join(folder, sqliteFile)
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    // In one step, during which others may write; between two steps a write would make it start
    // over.
    await backup(source, copy, { rate: 2 ** 31 - 1 })
  } finally {
    source.close()
  }
  return { database: 'sqlite', counts: await countAndClose(createSqliteDatabase(copy, allTables)) }
}

export async function countAndClose(database: SqlDatabase): Promise<Omit<Counts, 'receipts'>> {
  try {
    return await countPeople(database)
  } finally {
    await database.close()
  }
}

/**
 * Lines are only ever appended: the log's length is read along with its head while nobody writes,
 * and the log is copied up to there later.
 */
async function copyConsent(dataDir: string, folder: string): Promise<void> {
  const [from, to] = [join(dataDir, 'consent'), join(folder, 'consent')]
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  const lengths = await createFileStore(dataDir).exclusive('consent', async () => {
    const names = readdirSync(from).filter((name) => statSync(join(from, name)).isFile())
    const grown = names.filter((name) => name.endsWith('.jsonl'))
    for (const name of names)
      if (!name.endsWith('.jsonl') && !name.endsWith(draftEnd))
        copyPrivately(join(from, name), join(to, name))
    return grown.map((name) => [name, statSync(join(from, name)).size] as const)
  })
  for (const [name, length] of lengths) {
    if (length === 0) writeFileSync(join(to, name), '')
    else
      await pipeline(
        createReadStream(join(from, name), { end: length - 1 }),
        createWriteStream(join(to, name)),
      )
  }
  copyFolder(join(from, 'texts'), join(to, 'texts'))
}

/** Copies a folder whose files are replaced atomically; those deleted meanwhile are skipped. */
export function copyFolder(from: string, to: string): void {
  if (!existsSync(from)) return
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const { parentPath, name } = entry
    if (!entry.isFile() || name.endsWith(draftEnd) || name.endsWith('.lock')) continue
    const place = join(to, parentPath.slice(from.length), name)
    mkdirSync(dirname(place), { recursive: true })
    try {
      copyPrivately(join(parentPath, name), place)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** A plain copy would be as readable to others as its source. */
function copyPrivately(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, 0o600)
}
