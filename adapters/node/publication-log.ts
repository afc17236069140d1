/**
 * Records what changed from one ref to the next, in the transactions that change the documents: so
 * a process learns what another one has written, even if that one ended halfway.
 */
import type { StatementSync } from 'node:sqlite'
import type { DocumentChange, DocumentStore, RawDocument, StoreChange } from '#runtime'

/** Publication 0 is the one that is not complete yet. */
export const publicationTables = `
  CREATE TABLE IF NOT EXISTS publications (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    origin TEXT,
    target TEXT NOT NULL,
    changed INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS changes (
    publication INTEGER NOT NULL,
    id TEXT NOT NULL,
    earlier TEXT,
    later TEXT,
    PRIMARY KEY (publication, id)
  ) WITHOUT ROWID;
`

/** Most changes of one publication; with more, everything counts as changed. */
const mostChanges = 2000
const keptPublications = 20

interface PublicationRow {
  number: number
  origin: string | null
  target: string
  changed: number
}

interface ChangeRow {
  earlier: string | null
  later: string | null
}

export interface PublicationLog {
  read: Pick<DocumentStore, 'lastPublication' | 'publicationsSince'>
  /** Notes a change before the documents are written. */
  note(put: NonNullable<StoreChange['put']>, remove: readonly string[]): void
  publish(step: NonNullable<StoreChange['becomes']>): void
}

/** @param sql - prepares a statement, or returns the prepared one */
export function createPublicationLog(sql: (text: string) => StatementSync): PublicationLog {
  const countNoted = () =>
    (sql('SELECT count(*) AS n FROM changes WHERE publication = 0').get() as { n: number }).n

  function noteChange(id: string, later: string | null): void {
    sql(
      `INSERT INTO changes (publication, id, earlier, later)
       VALUES (0, ?, (SELECT body FROM documents WHERE id = ?), ?)
       ON CONFLICT (publication, id) DO UPDATE SET later = excluded.later`,
    ).run(id, id, later)
  }

  function readChanges(number: number): DocumentChange[] {
    const rows = sql('SELECT earlier, later FROM changes WHERE publication = ?').all(number)
    return (rows as unknown as ChangeRow[]).flatMap(({ earlier, later }): DocumentChange[] => {
      const before = toRaw(earlier)
      const after = toRaw(later)
      if (before) return [after ? { before, after } : { before }]
      return after ? [{ after }] : []
    })
  }

  return {
    note(put, remove) {
      if (countNoted() > mostChanges) return
      for (const { raw, text } of put) noteChange(raw.id, text)
      for (const id of remove) noteChange(id, null)
    },
    publish({ from, to }) {
      const changed = countNoted()
      if (from === to && changed === 0) return
      const { lastInsertRowid: number } = sql(
        'INSERT INTO publications (origin, target, changed) VALUES (?, ?, ?)',
      ).run(from ?? null, to, changed)
      if (changed > mostChanges) sql('DELETE FROM changes WHERE publication = 0').run()
      else sql('UPDATE changes SET publication = ? WHERE publication = 0').run(number)
      const oldest = Number(number) - keptPublications
      sql('DELETE FROM changes WHERE publication BETWEEN 1 AND ?').run(oldest)
      sql('DELETE FROM publications WHERE number <= ?').run(oldest)
    },
    read: {
      lastPublication: () =>
        (sql('SELECT max(number) AS last FROM publications').get() as { last: number | null })
          .last ?? 0,
      publicationsSince: (number) =>
        (
          sql(
            'SELECT number, origin, target, changed FROM publications WHERE number > ? ORDER BY number',
          ).all(number) as unknown as PublicationRow[]
        ).map((row) => ({
          number: row.number,
          from: row.origin ?? undefined,
          to: row.target,
          changes: row.changed > mostChanges ? undefined : readChanges(row.number),
        })),
    },
  }
}

function toRaw(body: string | null): RawDocument | undefined {
  return body === null ? undefined : (JSON.parse(body) as RawDocument)
}
