/** The store of leads, in SQL that every `SqlDatabase` supports. */
import { randomUUID } from 'node:crypto'
import { siteError } from '#runtime/errors'
import type { Delivery, Destination, LeadStore, Notice } from '#runtime'
import { groupByNotice, toConditions, toNotice } from './lead-rows.ts'
import type { SqlDatabase, SqlValue, Statement } from './sql-database.ts'
import { LeadHoldsPassword } from './store-errors.ts'

/**
 * Notices are leads, and reports that a person is forgotten; the latter have no submission. `at` is
 * the time at which a delivery is due, which a lease postpones, or at which it was settled.
 */
export const tables = [
  `CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    submission TEXT UNIQUE,
    email TEXT,
    accepted_at BIGINT NOT NULL,
    body TEXT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS leads_by_email ON leads (email)',
  'CREATE INDEX IF NOT EXISTS leads_by_time ON leads (accepted_at, id)',
  `CREATE TABLE IF NOT EXISTS lead_deliveries (
    lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    destination TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    at BIGINT NOT NULL,
    lease TEXT,
    reason TEXT,
    PRIMARY KEY (lead, destination)
  )`,
  'CREATE INDEX IF NOT EXISTS lead_deliveries_due ON lead_deliveries (destination, state, at)',
  'CREATE INDEX IF NOT EXISTS lead_deliveries_by_lease ON lead_deliveries (lease)',
  // Leads of one subject go out one after the other, to each destination.
  `CREATE TABLE IF NOT EXISTS lead_sequences (
    lead TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
    subject TEXT NOT NULL,
    position BIGINT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS lead_sequences_by_subject ON lead_sequences (subject, position)',
]

/** Milliseconds that the function accepting a lead has to register with the password. */
export const registrationHoldMs = 30_000

const allDestinations: readonly Destination[] = ['crm', 'mail', 'platform', 'webhook']

const passwordKey = /^(password|pw)([_-]?confirm(ation)?)?$/i

export interface LeadStoreOptions {
  /** Destinations of every lead. */
  destinations: readonly Destination[]
  /** Notified of forgotten people, besides all that ever got a lead; `destinations` by default. */
  told?: readonly Destination[]
  now?: () => number
  /** Statements for other tables that hold a person, by the address in lower case. */
  forgetAlso?: (email: string) => readonly Statement[]
}

/**
 * Longer than any pause: a delivery due later comes from a machine with a wrong clock, and is due.
 */
const farMs = 12 * 3_600_000

export function createSqlLeadStore(
  database: SqlDatabase,
  { destinations, told = destinations, now = Date.now, forgetAlso = () => [] }: LeadStoreOptions,
): LeadStore {
  const one = async (statement: Statement) => (await database.run([statement]))[0]!

  /** Statements that clear a suspected lead: they add its deliveries and release it. */
  async function freeSuspected(id: string, only: Destination | undefined): Promise<Statement[]> {
    const [row] = await one({
      text: `SELECT type, email, body FROM leads WHERE id = $1 AND type = 'lead.suspected'`,
      values: [id],
    })
    const notice = row && toNotice(row)
    if (notice?.type !== 'lead.suspected') return []
    const all = [...destinations, ...(notice.registration ? (['platform'] as const) : [])]
    const which: Which = { holds: `id = $1 AND type = $2`, values: [id, 'lead.suspected'] }
    return [
      ...all
        .filter((destination) => only === undefined || destination === only)
        .map((destination) => insertDelivery(which, destination, now())),
      release(which),
    ]
  }

  return {
    place: database.place,

    async accept(lead, registration, { isSuspected = false } = {}) {
      refusePasswords(lead.fields)
      refusePasswords(registration?.person ?? {})
      const id = randomUUID()
      const { email, submission } = lead
      const known = email?.trim().toLowerCase() || undefined
      const body = { lead: { ...lead, ...(known && { email: known }) }, registration }
      const type = isSuspected ? 'lead.suspected' : 'lead.created'
      const values = [id, submission] as const
      const created: Which = { holds: 'id = $1 AND submission = $2', values }
      const suspected: Which = {
        holds: `id <> $1 AND submission = $2 AND type = 'lead.suspected'`,
        values,
      }
      const go = (which: Which) => [
        ...destinations.map((destination) => insertDelivery(which, destination, now())),
        ...(registration ? [insertHeld(which, now() + registrationHoldMs)] : []),
      ]
      const rows = await database.run([
        // The same submission may have been suspected before.
        ...(isSuspected ? [] : [...go(suspected), release(suspected)]),
        insertNotice({ id, type, submission, email: known, at: now(), body }),
        ...(isSuspected ? [] : go(created)),
        { text: 'SELECT id FROM leads WHERE submission = $1', values: [submission] },
      ])
      const kept = rows.at(-1)![0]!['id'] as string
      return { id: kept, isNew: kept === id }
    },

    async take({ destination, limit, leaseMs }) {
      const lease = randomUUID()
      const [, rows = []] = await database.run([
        {
          // Materialized: a plan that selects the rows again would take more than the limit.
          text: `WITH due AS MATERIALIZED (
              SELECT lead, destination FROM lead_deliveries
              WHERE destination = $1 AND state = 'waiting' AND (at <= $2 OR at > $6)
                AND NOT EXISTS (
                  SELECT 1 FROM lead_sequences AS mine
                  JOIN lead_sequences AS earlier
                    ON earlier.subject = mine.subject AND earlier.position < mine.position
                  JOIN lead_deliveries AS held ON held.lead = earlier.lead
                    AND held.destination = $1 AND held.state = 'waiting'
                  WHERE mine.lead = lead_deliveries.lead
                )
              ORDER BY at LIMIT $3 ${database.skipLocked}
            )
            UPDATE lead_deliveries SET lease = $4, at = $5, attempts = attempts + 1
            WHERE (lead, destination) IN (SELECT lead, destination FROM due)`,
          values: [destination, now(), limit, lease, now() + leaseMs, now() + farMs],
        },
        {
          text: `SELECT id, type, email, accepted_at, body, destination, attempts
            FROM lead_deliveries JOIN leads ON leads.id = lead_deliveries.lead
            WHERE lease = $1 ORDER BY accepted_at, id`,
          values: [lease],
        },
      ])
      return rows.map((row): Delivery => ({
        id: row['id'] as string,
        destination,
        notice: toNotice(row),
        acceptedAt: row['accepted_at'] as number,
        attempt: row['attempts'] as number,
        lease,
      }))
    },

    async settle({ id, destination, lease = id }, outcome) {
      if (outcome.state === 'delivered') {
        await database.run([
          {
            text: `UPDATE lead_deliveries SET state = 'delivered', at = $3, lease = NULL, reason = NULL
              WHERE lead = $1 AND destination = $2 AND state <> 'delivered'`,
            values: [id, destination, now()],
          },
          {
            text: `DELETE FROM leads WHERE id = $1 AND type = 'lead.forgotten' AND NOT EXISTS
              (SELECT 1 FROM lead_deliveries WHERE lead = $1 AND state <> 'delivered')`,
            values: [id],
          },
        ])
        return
      }
      const { state, reason } = outcome
      const at = outcome.state === 'dead' ? now() : outcome.dueAt
      await one({
        text: `UPDATE lead_deliveries SET state = $4, at = $5, lease = NULL, reason = $6
          WHERE lead = $1 AND destination = $2 AND lease = $3 AND state = 'waiting'`,
        values: [id, destination, lease, state, at, reason],
      })
    },

    async list(query) {
      const { where, values } = toConditions(query)
      const rows = await one({
        text: `SELECT page.*, destination, state, attempts, at, reason FROM (
            SELECT id, type, email, accepted_at, body FROM leads ${where}
            ORDER BY accepted_at DESC, id DESC LIMIT $${values.length + 1}
          ) page LEFT JOIN lead_deliveries ON lead_deliveries.lead = page.id
          ORDER BY accepted_at DESC, id DESC, destination`,
        values: [...values, query.limit],
      })
      return groupByNotice(rows)
    },

    async count() {
      const [row] = await one({
        text: `SELECT (SELECT count(*) FROM leads WHERE type = 'lead.created') AS leads,
          (SELECT count(*) FROM leads WHERE type = 'lead.suspected') AS suspected,
          (SELECT count(*) FROM lead_deliveries WHERE state = 'waiting') AS waiting,
          (SELECT count(*) FROM lead_deliveries WHERE state = 'dead') AS dead,
          (SELECT min(accepted_at) FROM leads WHERE id IN
            (SELECT lead FROM lead_deliveries WHERE state = 'waiting')) AS since`,
      })
      const { leads, suspected, waiting, dead, since } = row as Record<string, number | null>
      const counts = {
        leads: leads!,
        suspected: suspected!,
        waiting: waiting!,
        dead: dead!,
      }
      return typeof since === 'number' ? { ...counts, waitingSince: since } : counts
    },

    async replay({ id, destination } = {}) {
      const conditions = [
        ...(id === undefined ? [] : [{ column: 'lead', value: id }]),
        ...(destination === undefined ? [] : [{ column: 'destination', value: destination }]),
      ]
      const narrowed = conditions.map(({ column }, at) => ` AND ${column} = $${at + 2}`).join('')
      const revived: Statement = {
        text: `UPDATE lead_deliveries SET state = 'waiting', attempts = 0, at = $1, lease = NULL
          WHERE state = 'dead'${narrowed} RETURNING lead`,
        values: [now(), ...conditions.map(({ value }) => value)],
      }
      const added = destination && insertMissing(destination, now(), id)
      const freed = id === undefined ? [] : await freeSuspected(id, destination)
      const rows = await database.run([...freed, revived, ...(added ? [added] : [])])
      return rows.flat().length
    },

    async forget(email) {
      const person = email.trim().toLowerCase()
      const id = randomUUID()
      const [, , ...rows] = await database.run([
        {
          // A worker that takes one of these now waits, and then finds it gone.
          text: `UPDATE lead_deliveries SET reason = reason WHERE lead IN
            (SELECT id FROM leads WHERE email = $1 AND type <> 'lead.forgotten')`,
          values: [person],
        },
        insertNotice({ id, type: 'lead.forgotten', email: person, at: now(), body: {} }),
        ...allDestinations.map((destination) =>
          insertForgotten(id, destination, person, now(), told.includes(destination)),
        ),
        {
          text: `DELETE FROM leads WHERE email = $1 AND type <> 'lead.forgotten' RETURNING id`,
          values: [person],
        },
        {
          // A repeated request notifies all of them again.
          text: `DELETE FROM leads WHERE email = $1 AND type = 'lead.forgotten' AND id <> $2`,
          values: [person, id],
        },
        {
          // There is nobody to notify.
          text: `DELETE FROM leads WHERE id = $1 AND NOT EXISTS
            (SELECT 1 FROM lead_deliveries WHERE lead = $1)`,
          values: [id],
        },
        ...forgetAlso(person),
      ])
      await database.scrub()
      return {
        id,
        leads: rows[allDestinations.length]!.length,
        told: allDestinations.filter((_, at) => rows[at]!.length > 0),
      }
    },

    async purge(before) {
      const undelivered = `EXISTS (SELECT 1 FROM lead_deliveries WHERE lead = leads.id AND state <> 'delivered')
        OR NOT EXISTS (SELECT 1 FROM lead_deliveries WHERE lead = leads.id)`
      const [delivered = [], others = []] = await database.run([
        {
          text: `DELETE FROM leads WHERE accepted_at < $1 AND NOT (${undelivered}) RETURNING id`,
          values: [before.delivered],
        },
        {
          text: `DELETE FROM leads WHERE accepted_at < $1 AND (${undelivered}) RETURNING id`,
          values: [before.undelivered],
        },
      ])
      // Covers everything erased since, such as delivered notices.
      await database.scrub()
      return { delivered: delivered.length, undelivered: others.length }
    },

    close: () => database.close(),
  }
}

/** @throws SiteError LeadHoldsPassword */
function refusePasswords(fields: object): void {
  const key = Object.keys(fields).find((name) => passwordKey.test(name))
  if (key !== undefined) throw siteError(LeadHoldsPassword, [key])
}

export interface NewNotice {
  id: string
  type: Notice['type']
  submission?: string
  email: string | undefined
  at: number
  body: object
}

/** @param provided - a condition in which parameters begin with $7, and its values */
export function insertNotice(
  { id, type, submission, email, at, body }: NewNotice,
  provided?: { holds: string; values: readonly SqlValue[] },
): Statement {
  if (provided) {
    return {
      text: `INSERT INTO leads (id, type, submission, email, accepted_at, body)
        SELECT $1, $2, $3, $4, CAST($5 AS BIGINT), $6 WHERE ${provided.holds}
        ON CONFLICT (submission) DO NOTHING`,
      values: [
        id,
        type,
        submission ?? null,
        email ?? null,
        at,
        JSON.stringify(body),
        ...provided.values,
      ],
    }
  }
  return {
    text: `INSERT INTO leads (id, type, submission, email, accepted_at, body)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (submission) DO NOTHING`,
    values: [id, type, submission ?? null, email ?? null, at, JSON.stringify(body)],
  }
}

const insert = 'INSERT INTO lead_deliveries (lead, destination, state, attempts, at, lease) SELECT'

/** Selects notices: a condition with two parameters, $1 and $2. */
export interface Which {
  holds: string
  values: readonly [SqlValue, SqlValue]
}

/** Adds nothing when no notice matches: the submission was known. */
export function insertDelivery(
  { holds, values }: Which,
  destination: Destination,
  at: number,
): Statement {
  return {
    text: `${insert} id, $3, 'waiting', 0, CAST($4 AS BIGINT), NULL FROM leads WHERE ${holds}
      ON CONFLICT DO NOTHING RETURNING lead`,
    values: [...values, destination, at],
  }
}

function insertHeld({ holds, values }: Which, until: number): Statement {
  return {
    text: `${insert} id, 'platform', 'waiting', 1, CAST($3 AS BIGINT), id FROM leads WHERE ${holds}
      ON CONFLICT DO NOTHING`,
    values: [...values, until],
  }
}

function release({ holds, values }: Which): Statement {
  return { text: `UPDATE leads SET type = 'lead.created' WHERE ${holds}`, values: [...values] }
}

/** Adds missing deliveries of all leads, or of one. */
function insertMissing(destination: Destination, at: number, id: string | undefined): Statement {
  return {
    text: `${insert} id, $1, 'waiting', 0, CAST($2 AS BIGINT), NULL FROM leads
      WHERE type = 'lead.created'${id === undefined ? '' : ' AND id = $3'}
      ON CONFLICT DO NOTHING RETURNING lead`,
    values: [destination, at, ...(id === undefined ? [] : [id])],
  }
}

/** Due once no running delivery can still bring this person to the destination. */
function insertForgotten(
  id: string,
  destination: Destination,
  email: string,
  at: number,
  isSetUp: boolean,
): Statement {
  return {
    text: `${insert} id, $2, 'waiting', 0, COALESCE((
        SELECT max(at) FROM lead_deliveries WHERE destination = $2 AND lease IS NOT NULL AND at > $3
        AND lead IN (SELECT id FROM leads WHERE email = $4)
      ), $3), NULL FROM leads
      WHERE id = $1 AND ($5 = 1 OR EXISTS (SELECT 1 FROM lead_deliveries WHERE destination = $2))
      RETURNING lead`,
    values: [id, destination, at, email, isSetUp ? 1 : 0],
  }
}
