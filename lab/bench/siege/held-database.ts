/** Locks the lead database in another process while people read pages and send forms. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { toReason } from '../../../runtime/model/errors/index.ts'
import { holdWriteLock } from '../../../tests/support/hold-write-lock.ts'
import { submitContact } from '../../../tests/support/sent-forms.ts'
import { toRow, type SiegeRow } from './row.ts'

/** Longest waits of a visitor, for a page and for the message that a form was not stored, in ms. */
const most = { page: 2000, form: 8000 }
const paths = ['/', '/pricing', '/blog', '/de', '/email-preference-center', '/healthz']

export interface Held {
  origin: string
  dataDir: string
  /** Number of times it is locked. */
  rounds: number
}

/**
 * A visitor told that the form was not stored sends it again once the database is free, as people
 * do.
 */
export async function attackWithHeldDatabase({ origin, dataDir, rounds }: Held): Promise<SiegeRow> {
  const faults: string[] = []
  let tried = 0
  let slowest = 0
  const time = async (what: string, limit: number, ask: () => Promise<unknown>) => {
    tried++
    const started = performance.now()
    await ask()
    const ms = performance.now() - started
    if (limit === most.page) slowest = Math.max(slowest, ms)
    if (ms > limit) faults.push(`${what} took ${Math.round(ms)} ms`)
  }
  await submitContact(origin, randomUUID())
  for (let round = 0; round < rounds; round++) {
    const release = await holdWriteLock(join(dataDir, 'leads.sqlite'))
    const refused: string[] = []
    const send = async (submission: string) => {
      const answer = await submitContact(origin, submission).catch(toReason)
      if (answer === true) faults.push('a form was confirmed while nothing could be stored')
      else if (/^503 .*FormNotKept/.test(String(answer))) refused.push(submission)
      else faults.push(`a form was answered with ${answer}`)
    }
    const sending = Array.from({ length: 10 }, () =>
      time('a form', most.form, () => send(randomUUID())),
    )
    for (let again = 0; again < 10; again++) {
      for (const path of paths)
        await time(path, most.page, async () => {
          const { status } = await fetch(origin + path)
          if (status !== 200) faults.push(`${path} was ${status}`)
        })
    }
    await Promise.all(sending)
    await release()
    for (const submission of refused) await submitContact(origin, submission)
  }
  return toRow(
    'pages and forms while the database is held',
    tried,
    faults,
    `slowest page ${Math.round(slowest)} ms; all forms were kept afterwards`,
  )
}
