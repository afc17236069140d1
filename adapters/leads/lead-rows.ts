/** Converts queries and rows of the store of leads to the types of its port. */
import type {
  DeliveryStatus,
  Destination,
  Lead,
  Notice,
  NoticeQuery,
  Registration,
  StoredNotice,
} from '#runtime'
import type { Row, SqlValue } from './sql-database.ts'

export function toConditions({ id, email, type, state, after }: NoticeQuery): {
  where: string
  values: SqlValue[]
} {
  const values: SqlValue[] = []
  const place = (value: SqlValue) => `$${values.push(value)}`
  const conditions = [
    id !== undefined && `id = ${place(id)}`,
    email !== undefined && `email = ${place(email.trim().toLowerCase())}`,
    type !== undefined && `type = ${place(type)}`,
    state !== undefined && `id IN (SELECT lead FROM lead_deliveries WHERE state = ${place(state)})`,
    after !== undefined && `(accepted_at, id) < (${place(after.acceptedAt)}, ${place(after.id)})`,
  ].filter((condition) => condition !== false)
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values }
}

export function toNotice(row: Row): Notice {
  if (row['type'] === 'lead.forgotten') {
    return { type: 'lead.forgotten', email: row['email'] as string }
  }
  const { lead, registration } = JSON.parse(row['body'] as string) as {
    lead: Lead
    registration?: Registration
  }
  const type = row['type'] === 'lead.suspected' ? 'lead.suspected' : 'lead.created'
  return { type, lead, ...(registration && { registration }) }
}

/** Groups rows, which are adjacent for one notice; a notice without deliveries has one row. */
export function groupByNotice(rows: readonly Row[]): StoredNotice[] {
  const notices = new Map<string, StoredNotice>()
  for (const row of rows) {
    const id = row['id'] as string
    const notice = notices.get(id) ?? {
      id,
      notice: toNotice(row),
      acceptedAt: row['accepted_at'] as number,
      deliveries: [],
    }
    notices.set(id, notice)
    if (row['destination'] !== null) notice.deliveries.push(toStatus(row))
  }
  return [...notices.values()]
}

function toStatus(row: Row): DeliveryStatus {
  const reason = row['reason'] as string | null
  return {
    destination: row['destination'] as Destination,
    state: row['state'] as DeliveryStatus['state'],
    attempts: row['attempts'] as number,
    at: row['at'] as number,
    ...(reason !== null && { reason }),
  }
}
