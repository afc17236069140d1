/** `npm run mails:list` and `subscribers:list`: the mails to visitors, and who gets which. */
import { readVariable } from '#schemas/environment-variables.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isSiteError, toReason } from '#runtime/errors'
import type { StoredMail, Subscriber } from '#runtime'
import { openPeopleStores } from '../../adapters/leads/open-lead-store.ts'

const help = `  npm run mails:list         the newest mails to visitors: waiting, sent, kept, dead
  npm run mails:list -- --text    and what those say that are kept for want of a mail server
  npm run subscribers:list   who gets which mails, the newest change first

  --limit N   how many, 50 unless given

Environment: DATA_DIR (default .data), LEAD_DATABASE_URL`

function toMailLine({ createdAt, kind, email, state, attempts, reason }: StoredMail): string {
  const tries = attempts > 1 ? `, ${attempts} attempts` : ''
  const why = reason === undefined ? '' : `: ${reason}`
  return `${new Date(createdAt).toISOString()}  ${kind}  ${email}  ${state}${tries}${why}`
}

function toSubscriberLine({ changedAt, email, locale, state, topics }: Subscriber): string {
  return `${new Date(changedAt).toISOString()}  ${email}  ${locale}  ${state}  ${topics.join(', ')}`
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      limit: { type: 'string', default: '50' },
      text: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const limit = Number(values.limit)
  const [what] = positionals
  if (!['mails', 'subscribers'].includes(what ?? '') || !Number.isInteger(limit) || limit < 1) {
    console.error(help)
    return 1
  }
  const { leads, mailPreferences, outbox } = await openPeopleStores({
    dataDir: resolve(readVariable('DATA_DIR')),
    databaseUrl: readVariable('LEAD_DATABASE_URL'),
    destinations: [],
  })
  try {
    if (what === 'subscribers') {
      for (const one of await mailPreferences.list(limit)) console.log(toSubscriberLine(one))
    } else {
      for (const mail of await outbox.list(limit)) {
        console.log(toMailLine(mail))
        if (values.text && mail.text) console.log(`\n${mail.text.replaceAll(/^/gm, '    ')}\n`)
      }
    }
    return 0
  } catch (error) {
    console.error(isSiteError(error) ? error.text : toReason(error))
    return 1
  } finally {
    await leads.close()
  }
}

if (import.meta.main) process.exitCode = await main()
