import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { allTables, openPostgres } from '../adapters/leads/open-lead-store.ts'
import { createSqliteDatabase } from '../adapters/leads/sqlite-database.ts'
import { keepFilesPrivate, keptEntries } from '../adapters/node/data-folder.ts'
import { tryLock } from '../adapters/node/file-lock.ts'
import { createFileStore, draftEnd } from '../adapters/node/file-store.ts'
import { verifyReceipts } from '../functions/consent/verify-receipts.ts'
import { Refusal } from './run-command.ts'
import { copyFolder, countAndClose, type BackupResult } from './back-up-data.ts'
import { dumpFile, readManifest, sqliteFile, type BackupManifest } from './backup-manifest.ts'
import { restorePostgres } from './dump-postgres.ts'

/**
 * @param folder - absolute
 * @throws Refusal that says why nothing was restored; errors of the disk and the database pass
 *   through
 */
export async function restore(
  folder: string,
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<BackupResult> {
  const manifest = await readManifest(folder)
  if (manifest.database === 'postgres' && databaseUrl === undefined)
    throw new Refusal('The leads of this backup are from PostgreSQL: set LEAD_DATABASE_URL.')
  if (manifest.database === 'sqlite' && databaseUrl !== undefined)
    throw new Refusal(
      'The leads of this backup are from an SQLite file, which a site with LEAD_DATABASE_URL does not read. Restore without it.',
    )
  keepFilesPrivate()
  mkdirSync(dataDir, { recursive: true })
  let problems: string[] = []
  // A running site holds this lock.
  const isFree = await tryLock(
    join(dataDir, 'duty.lock'),
    async () => {
      refuseKept(dataDir)
      await restorePeople(manifest, folder, databaseUrl)
      putInPlace(folder, dataDir)
      problems = await compare(manifest, dataDir, databaseUrl)
    },
    0,
  )
  if (!isFree)
    throw new Refusal(
      `A site is running on ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    )
  return { manifest, problems }
}

/** @throws Refusal */
function refuseKept(dataDir: string): void {
  const names = readdirSync(dataDir)
  const kept = keptEntries.filter((entry) =>
    names.some((name) => name === entry || name === `${entry}-wal`),
  )
  if (kept.length > 0)
    throw new Refusal(
      `${dataDir} already holds ${kept.join(', ')}. Nothing was restored: set DATA_DIR to a new folder, or move these away.`,
    )
}

/** @throws Refusal where the database already holds people */
async function restorePeople(
  { database }: BackupManifest,
  folder: string,
  url: string | undefined,
): Promise<void> {
  if (database !== 'postgres') return
  const counts = await countAndClose(await openPostgres(url!))
  if (Object.values(counts).some((count) => count > 0))
    throw new Refusal(
      'The database of LEAD_DATABASE_URL already holds leads, subscribers or codes. Nothing was restored: name an empty one.',
    )
  restorePostgres(url!, join(folder, dumpFile))
}

/** Copies beside the destination first, so that the data folder is never half restored. */
function putInPlace(folder: string, dataDir: string): void {
  const draft = join(dataDir, `restore.${randomUUID()}${draftEnd}`)
  try {
    copyFolder(folder, draft)
    // A site that starts without the database creates a new one, so it is moved first.
    for (const entry of keptEntries)
      if (existsSync(join(draft, entry))) renameSync(join(draft, entry), join(dataDir, entry))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** @returns the differences between the restored data and the backup */
async function compare(
  { counts, database }: BackupManifest,
  dataDir: string,
  url: string | undefined,
): Promise<string[]> {
  const people =
    database === 'none'
      ? undefined
      : await countAndClose(
          database === 'postgres'
            ? await openPostgres(url!)
            : createSqliteDatabase(join(dataDir, sqliteFile), allTables),
        )
  const { receipts, fault } = await verifyReceipts(createFileStore(dataDir))
  const found = { ...counts, ...people, receipts }
  return [
    ...Object.entries(found).flatMap(([name, count]) => {
      const copied = counts[name as keyof typeof counts]
      return count === copied ? [] : [`${count} ${name} were restored of ${copied}.`]
    }),
    ...(fault
      ? [`The consent log is damaged: ${fault.file}, line ${fault.line}: ${fault.problem}.`]
      : []),
    ...(database === 'none'
      ? ['The backup has no database of leads: restore that by itself, if there is one.']
      : []),
  ]
}
