/**
 * `npx slicewright mails list` and `subscribers list`: the mails to visitors, and their recipients.
 */
import type { StoredMail, Subscriber } from '#runtime'
import { withPeople } from './open-people.ts'
import { Refusal, type Command } from './run-command.ts'

function toMailLine({ createdAt, kind, email, state, attempts, reason }: StoredMail): string {
  const tries = attempts > 1 ? `, ${attempts} attempts` : ''
  const why = reason === undefined ? '' : `: ${reason}`
  return `${new Date(createdAt).toISOString()}  ${kind}  ${email}  ${state}${tries}${why}`
}

function toSubscriberLine({ changedAt, email, locale, state, topics }: Subscriber): string {
  return `${new Date(changedAt).toISOString()}  ${email}  ${locale}  ${state}  ${topics.join(', ')}`
}

/** @throws Refusal */
function toLimit(value: unknown): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1) return number
  throw new Refusal('--limit must be a whole number from 1.')
}

export const listMails: Command = {
  help: `slicewright mails list [OPTIONS]
Lists the newest mails to visitors: waiting, sent, kept, dead.
  --limit N  how many; 50 unless set
  --text     and the texts of those kept for lack of a mail server
  --json     all other data of each, one JSON object per line
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: {
    limit: { type: 'string', default: '50' },
    text: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run({ values }) {
    const most = toLimit(values['limit'])
    const found = await withPeople('mails', ({ outbox }) => outbox.list(most))
    if (found.length === 0) console.error('There are no mails yet.')
    for (const mail of found) {
      const { text, ...known } = mail
      const shown = values['text'] ? text : undefined
      if (values['json']) console.log(JSON.stringify({ ...known, text: shown }))
      else console.log(toMailLine(mail))
      if (shown && !values['json']) console.log(`\n${shown.replaceAll(/^/gm, '    ')}\n`)
    }
    return 0
  },
}

export const listSubscribers: Command = {
  help: `slicewright subscribers list [OPTIONS]
Lists who gets which mails, the newest change first.
  --limit N  how many; 50 unless set
  --json     all data of each, one JSON object per line
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: { limit: { type: 'string', default: '50' }, json: { type: 'boolean' } },
  async run({ values }) {
    const most = toLimit(values['limit'])
    const found = await withPeople('subscribers', ({ mailPreferences }) =>
      mailPreferences.list(most),
    )
    if (found.length === 0) console.error('There are no subscribers yet.')
    for (const one of found)
      console.log(values['json'] ? JSON.stringify(one) : toSubscriberLine(one))
    return 0
  },
}
