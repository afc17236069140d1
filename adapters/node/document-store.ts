/** Stores documents in SQLite, in a file or in memory; docs/decisions/0026-replica.md says why. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { DocumentStore, FormerUid, Logger, RawDocument, StoreChange } from '#runtime'
import { isBusy, tryLock } from './file-lock.ts'
import { createPublicationLog, publicationTables } from './publication-log.ts'

/** Version of the tables; a file with another one is discarded. */
const layout = 3

const tables = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    lang TEXT NOT NULL,
    uid TEXT,
    published TEXT NOT NULL,
    digestVersion TEXT,
    digest TEXT,
    body TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS byUid ON documents (type, uid, lang);
  CREATE INDEX IF NOT EXISTS byType ON documents (type, lang, published DESC, id);
  CREATE INDEX IF NOT EXISTS byDigest ON documents (type, digestVersion);
  CREATE INDEX IF NOT EXISTS byMoment ON documents (published);
  CREATE TABLE IF NOT EXISTS links (
    target TEXT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (target, source)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS bySource ON links (source);
  CREATE TABLE IF NOT EXISTS formerUids (
    type TEXT NOT NULL,
    lang TEXT NOT NULL,
    uid TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (type, lang, uid)
  );
  ${publicationTables}
`

/** Former uids kept, the latest. A name that is forgotten is asked of the service again. */
const mostFormer = 100_000

/** Milliseconds that a process waits for another one that writes. */
const lockTimeoutMs = 5000

/**
 * @param file - created with its folder if absent. Without it, or if it cannot be used, documents are
 *   kept in memory. A damaged file is rebuilt.
 * @param isBulk - for writing everything: buffers more in memory
 * @returns undefined where this Node has no SQLite
 */
export async function openDocumentStore(
  file: string | undefined,
  log: Logger,
  { isBulk = false } = {},
): Promise<DocumentStore | undefined> {
  const sqlite = await loadSqlite()
  if (!sqlite) {
    log.warn('REPLICA_WITHOUT_STORE', {
      message:
        'This Node.js has no node:sqlite, so no replica of the content is kept. Use Node.js 24.',
    })
    return undefined
  }
  if (file === undefined) return createStore(open(sqlite, ':memory:'))
  try {
    mkdirSync(dirname(file), { recursive: true })
    const database = openOrRenew(sqlite, file, log)
    if (isBulk) database.exec('PRAGMA cache_size = -64000; PRAGMA wal_autocheckpoint = 8000')
    return createStore(database, file)
  } catch (error) {
    log.warn('REPLICA_IN_MEMORY', {
      message: `The content replica cannot be stored in ${file}; it is kept in memory and lost when the process ends.`,
      reason: String(error),
    })
    return createStore(open(sqlite, ':memory:'))
  }
}

/** Copies a store that others may be writing to. @throws errors of SQLite */
export async function copyDocumentStore(from: string, to: string): Promise<void> {
  const { DatabaseSync: Database, backup } = await import('node:sqlite')
  mkdirSync(dirname(to), { recursive: true })
  const source = new Database(from, { readOnly: true })
  try {
    await backup(source, to)
  } finally {
    source.close()
  }
}

type Sqlite = typeof import('node:sqlite')

async function loadSqlite(): Promise<Sqlite | undefined> {
  try {
    return await import('node:sqlite')
  } catch {
    return undefined
  }
}

function openOrRenew(sqlite: Sqlite, file: string, log: Logger): DatabaseSync {
  try {
    return open(sqlite, file)
  } catch (error) {
    if (!isDamaged(error)) throw error
    log.warn('REPLICA_DISCARDED', {
      message: `The content replica in ${file} is damaged and will be rebuilt.`,
      reason: String(error),
    })
    discard(file)
    return open(sqlite, file)
  }
}

function discard(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

class Damaged extends Error {}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamaged(error: unknown): boolean {
  const { errcode } = error as { errcode?: number }
  return error instanceof Damaged || errcode === 11 || errcode === 26
}

function open({ DatabaseSync: Database }: Sqlite, file: string): DatabaseSync {
  const database = new Database(file, { timeout: lockTimeoutMs })
  try {
    // Readers and writers do not wait for each other; a lost last write is read again from the
    // service.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8000',
    )
    const [check] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
    if (check?.quick_check !== 'ok') throw new Damaged(check?.quick_check)
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number
    }
    if (version !== layout) {
      if (version !== 0)
        database.exec(
          'DROP TABLE IF EXISTS facts; DROP TABLE IF EXISTS documents; DROP TABLE IF EXISTS links; DROP TABLE IF EXISTS publications; DROP TABLE IF EXISTS changes',
        )
      database.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${layout}; COMMIT`)
    }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Milliseconds to wait for the turn of another process. */
const turnMs = 1000

/** @param file - undefined for one in memory */
function createStore(database: DatabaseSync, file?: string): DocumentStore {
  const statements = new Map<string, StatementSync>()
  const sql = (text: string): StatementSync => {
    let statement = statements.get(text)
    if (!statement) statements.set(text, (statement = database.prepare(text)))
    return statement
  }
  const rows = <Row>(text: string, ...values: SQLInputValue[]) => sql(text).all(...values) as Row[]
  const row = <Row>(text: string, ...values: SQLInputValue[]) =>
    sql(text).get(...values) as Row | undefined
  const json = (values: readonly string[]) => JSON.stringify(values)
  const toRaw = ({ body }: { body: string }) => JSON.parse(body) as RawDocument

  function transact(work: () => void): void {
    database.exec('BEGIN IMMEDIATE')
    try {
      work()
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  const publications = createPublicationLog(sql)

  /** Where a document stood until now, if that was elsewhere. */
  function noteFormer({ id, type, lang, uid }: RawDocument): void {
    sql(
      `INSERT OR REPLACE INTO formerUids (type, lang, uid, id)
       SELECT type, lang, uid, id FROM documents
       WHERE id = ? AND uid IS NOT NULL AND (uid IS NOT ? OR type <> ? OR lang <> ?)`,
    ).run(id, uid, type, lang)
  }

  function addFormer({ type, lang, uid, id }: FormerUid): void {
    sql(
      `INSERT INTO formerUids (type, lang, uid, id) VALUES (?, ?, ?, ?)
       ON CONFLICT (type, lang, uid) DO UPDATE SET id = excluded.id WHERE id <> excluded.id`,
    ).run(type, lang, uid, id)
  }

  function write(change: StoreChange) {
    const { put = [], remove = [], facts = {}, formerUids = [], isNoted = false, becomes } = change
    transact(() => {
      if (isNoted) publications.note(put, remove)
      for (const { raw, text, references, digest } of put) {
        const { id, type, lang, uid, last_publication_date: published } = raw
        noteFormer(raw)
        sql(
          `INSERT OR REPLACE INTO documents (id, type, lang, uid, published, digestVersion, digest, body)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        ).run(
          id,
          type,
          lang,
          uid,
          published ?? '',
          digest?.version ?? null,
          digest?.text ?? null,
          text,
        )
        sql('DELETE FROM links WHERE source = ?').run(id)
        for (const target of new Set(references)) {
          sql('INSERT INTO links (target, source) VALUES (?, ?)').run(target, id)
        }
      }
      for (const id of remove) {
        sql('DELETE FROM documents WHERE id = ?').run(id)
        sql('DELETE FROM links WHERE source = ?').run(id)
      }
      for (const former of formerUids) addFormer(former)
      if (put.length > 0 || formerUids.length > 0) {
        sql('DELETE FROM formerUids WHERE rowid <= (SELECT max(rowid) FROM formerUids) - ?').run(
          mostFormer,
        )
      }
      for (const [name, value] of Object.entries(facts)) {
        sql('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)').run(name, value)
      }
      if (becomes) publications.publish(becomes)
    })
  }

  return {
    place: file === undefined ? 'memory' : 'disk',
    ...publications.read,
    async exclusive(run) {
      if (file !== undefined) return tryLock(`${file}.lock`, run, turnMs)
      await run()
      return true
    },
    getFact: (name) =>
      row<{ value: string }>('SELECT value FROM facts WHERE name = ?', name)?.value,
    write,
    tryToWrite(change) {
      database.exec('PRAGMA busy_timeout = 0')
      try {
        write(change)
        return true
      } catch (error) {
        if (!isBusy(error)) throw error
        return false
      } finally {
        database.exec(`PRAGMA busy_timeout = ${lockTimeoutMs}`)
      }
    },

    count: () => row<{ n: number }>('SELECT count(*) AS n FROM documents')!.n,
    newest: () =>
      row<{ newest: string | null }>('SELECT max(published) AS newest FROM documents')?.newest ??
      undefined,
    ids: () => new Set(rows<{ id: string }>('SELECT id FROM documents').map(({ id }) => id)),
    identities: (ids) =>
      rows(
        'SELECT id, type, lang, uid FROM documents WHERE id IN (SELECT value FROM json_each(?))',
        json(ids),
      ),
    referrers: (targets) =>
      rows<{ source: string }>(
        'SELECT DISTINCT source FROM links WHERE target IN (SELECT value FROM json_each(?))',
        json(targets),
      ).map(({ source }) => source),

    byIds: (ids) =>
      rows<{ body: string }>(
        'SELECT body FROM documents WHERE id IN (SELECT value FROM json_each(?))',
        json(ids),
      ).map(toRaw),
    texts: (ids) =>
      new Map(
        rows<{ id: string; body: string }>(
          'SELECT id, body FROM documents WHERE id IN (SELECT value FROM json_each(?))',
          json(ids),
        ).map(({ id, body }) => [id, body]),
      ),
    find(type, lang, uid) {
      const conditions = [
        'type = ?',
        lang === '*' ? '' : 'lang = ?',
        uid === undefined ? '' : 'uid = ?',
      ]
      const values = [type, lang === '*' ? [] : lang, uid ?? []].flat()
      const found = row<{ body: string }>(
        `SELECT body FROM documents WHERE ${conditions.filter(Boolean).join(' AND ')} ORDER BY published DESC, id LIMIT 1`,
        ...values,
      )
      return found && toRaw(found)
    },
    findFormer(type, lang, uid) {
      const found = row<{ body: string }>(
        `SELECT body FROM formerUids JOIN documents USING (id)
         WHERE formerUids.type = ? AND formerUids.lang = ? AND formerUids.uid = ?`,
        type,
        lang,
        uid,
      )
      return found && toRaw(found)
    },
    formerUids: () =>
      rows<FormerUid>(
        `SELECT id, formerUids.type, formerUids.lang, formerUids.uid
         FROM formerUids JOIN documents USING (id) ORDER BY formerUids.rowid DESC`,
      ),
    all: (type, lang) =>
      (lang === '*'
        ? rows<{ body: string }>(
            'SELECT body FROM documents WHERE type = ? ORDER BY published DESC, id',
            type,
          )
        : rows<{ body: string }>(
            'SELECT body FROM documents WHERE type = ? AND lang = ? ORDER BY published DESC, id',
            type,
            lang,
          )
      ).map(toRaw),

    digests: (type, lang, version, ids) =>
      rows<{ digest: string }>(
        `SELECT digest FROM documents WHERE type = ? AND lang = ? AND digest IS NOT NULL
         AND digestVersion = ? ${ids ? 'AND id IN (SELECT value FROM json_each(?))' : ''}
         ORDER BY published DESC, id`,
        type,
        lang,
        version,
        ...(ids ? [json(ids)] : []),
      ).map(({ digest }) => digest),
    withoutDigest: (types, version, limit) =>
      rows<{ body: string }>(
        `SELECT body FROM documents WHERE type IN (SELECT value FROM json_each(?))
         AND digestVersion IS NOT ? LIMIT ?`,
        json(types),
        version,
        limit,
      ).map(toRaw),
    setDigests(digests, version) {
      transact(() => {
        for (const [id, digest] of digests) {
          sql('UPDATE documents SET digest = ?, digestVersion = ? WHERE id = ?').run(
            digest,
            version,
            id,
          )
        }
      })
    },

    close() {
      if (database.isOpen) database.close()
    },
  }
}
