/**
 * `npx slicewright leads list`, `leads replay`, `leads export` and `leads forget`: the data kept of
 * people who filled in a form, in SQLite or PostgreSQL, whether the site runs or not. `-- --help`
 * describes each.
 */
import { existsSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DeliveryStatus, Destination, LeadStore, NoticeQuery, StoredNotice } from '#runtime'
import { parseEmail } from '#schemas/email-address.ts'
import { createPlatformForward } from '../adapters/leads/forward-platform.ts'
import { findDestinations, findTold } from '../adapters/leads/forwards.ts'
import { openLeadStore } from '../adapters/leads/open-lead-store.ts'
import { createFileStore } from '../adapters/node/file-store.ts'
import { createUpstreams } from '../adapters/upstreams/index.ts'
import { readEnvironment } from '../runtime/model/config/environment.ts'
import { showProgress } from './show-progress.ts'
import { Refusal, type Call, type Command } from './run-command.ts'
import { toCsvLine } from './to-csv-line.ts'

const destinations = ['crm', 'mail', 'platform', 'webhook'] as const
const pageSize = 500

/** Opens the leads of the site for a command, and closes them after it. */
const withStore =
  (act: (store: LeadStore, call: Call) => Promise<number>) =>
  async (call: Call): Promise<number> => {
    const store = await openStore()
    try {
      return await act(store, call)
    } finally {
      await store.close()
    }
  }

export const listLeads: Command = {
  help: `slicewright leads list [OPTIONS]
Shows leads, the newest first, with how far each delivery got.
  --dead         only those with a dead letter
  --waiting      only those with a delivery that waits
  --suspected    only those that seem to come from a robot, which are not delivered
  --email EMAIL  only those of a person
  --limit N      at most N; 50 unless set
  --json         all data of each, one JSON object per line
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: {
    dead: { type: 'boolean' },
    waiting: { type: 'boolean' },
    suspected: { type: 'boolean' },
    email: { type: 'string' },
    limit: { type: 'string', default: '50' },
    json: { type: 'boolean' },
  },
  run: withStore(list),
}

export const replayLeads: Command = {
  help: `slicewright leads replay [ID ...] [OPTIONS]
Makes dead letters wait again, of these leads or of all; the running site delivers them. A lead that is
suspected, named by its ID, is delivered like any other from then on.
  --to DESTINATION  only to this one (${destinations.join(', ')}), and also leads it never had
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: { to: { type: 'string' } },
  words: Infinity,
  run: withStore(replay),
}

export const exportLeads: Command = {
  help: `slicewright leads export [OPTIONS]
Writes all leads as CSV (RFC 4180), the newest first, without those that are suspected. Cells that a spreadsheet would take for a formula
start with an apostrophe.
  --file FILE  where to; to the standard output unless set. It must not exist
Environment: DATA_DIR, LEAD_DATABASE_URL`,
  options: { file: { type: 'string' } },
  run: withStore(exportCsv),
}

export const forgetLeads: Command = {
  help: `slicewright leads forget EMAIL
Erases every lead of a person here, and has the learning platform and all who got leads do the same: the
platform at once, CRM, webhook and mail by the running site. Exits with 1 when the platform could not be reached
now; the running site goes on trying, and the command can be run again.
Environment: DATA_DIR, LEAD_DATABASE_URL, and what the learning platform needs`,
  options: {},
  words: Infinity,
  run: withStore(forget),
}

async function list(store: LeadStore, { values }: Call): Promise<number> {
  const limit = Number(values['limit'])
  if (!Number.isInteger(limit) || limit < 1)
    throw new Refusal('--limit must be a whole number from 1.')
  const { email } = values
  const query = {
    ...(values['dead'] ? { state: 'dead' as const } : {}),
    ...(values['waiting'] ? { state: 'waiting' as const } : {}),
    ...(values['suspected'] ? { type: 'lead.suspected' as const } : {}),
    ...(typeof email === 'string' ? { email: parseEmail(email)?.text ?? email } : {}),
  }
  const rows: ReturnType<typeof toTableRow>[] = []
  let shown = 0
  for await (const notice of readNotices(store, query)) {
    if (shown === limit) break
    shown += 1
    if (values['json']) console.log(JSON.stringify(toJson(notice)))
    else rows.push(toTableRow(notice))
  }
  if (rows.length > 0) console.table(rows)
  const { leads, suspected, waiting, dead } = await store.count()
  const robots = suspected > 0 ? ` ${suspected} suspected.` : ''
  console.error(
    `${shown} of ${leads + suspected} leads shown, in ${store.place}. ${waiting} deliveries wait, ${dead} are dead.${robots}`,
  )
  return 0
}

function toTableRow({ id, notice, acceptedAt, deliveries }: StoredNotice) {
  const isLead = notice.type !== 'lead.forgotten'
  const isSuspected = notice.type === 'lead.suspected'
  return {
    accepted: new Date(acceptedAt).toISOString(),
    id,
    form: isLead ? `${notice.lead.type}${isSuspected ? ' (suspected)' : ''}` : '(to be forgotten)',
    email: (isLead ? notice.lead.email : notice.email) ?? '',
    deliveries: deliveries.map(toWords).join('; ') || 'kept here only',
  }
}

function toWords({ destination, state, attempts, reason }: DeliveryStatus): string {
  const tried = state === 'delivered' || attempts === 0 ? '' : ` after ${attempts}`
  return `${destination} ${state}${tried}${reason === undefined ? '' : `: ${reason}`}`
}

function toJson({ id, notice, acceptedAt, deliveries }: StoredNotice): object {
  const toTime = (ms: number) => new Date(ms).toISOString()
  return {
    id,
    accepted: toTime(acceptedAt),
    ...notice,
    deliveries: deliveries.map(({ at, ...rest }) => ({ ...rest, at: toTime(at) })),
  }
}

async function replay(store: LeadStore, { values, words }: Call): Promise<number> {
  const { to } = values
  const destination = destinations.find((name) => name === to)
  if (to !== undefined && !destination) {
    throw new Refusal(`--to must be one of ${destinations.join(', ')}.`)
  }
  const narrowed = destination ? { destination: destination satisfies Destination } : {}
  let waiting = 0
  for (const id of words) {
    if ((await store.list({ id, limit: 1 })).length === 0) {
      throw new Refusal(`There is no lead "${id}" in ${store.place}.`)
    }
    waiting += await store.replay({ id, ...narrowed })
  }
  if (words.length === 0) waiting = await store.replay(narrowed)
  const count = waiting === 1 ? '1 delivery waits' : `${waiting} deliveries wait`
  console.log(`${count} again, in ${store.place}. The running site sends what is due.`)
  return 0
}

async function exportCsv(store: LeadStore, { values }: Call): Promise<number> {
  const query = { type: 'lead.created' } as const
  const { leads: total } = await store.count()
  const progress = showProgress()
  // The columns are known only after reading all leads; leads that arrive meanwhile are left to the
  // next export.
  const ids = new Set<string>()
  const fields = new Set<string>()
  const attribution = new Set<string>()
  for await (const { id, notice } of readNotices(store, query)) {
    if (notice.type !== 'lead.created') continue
    ids.add(id)
    for (const name of Object.keys(notice.lead.fields)) fields.add(name)
    for (const name of Object.keys(notice.lead.attribution ?? {})) attribution.add(name)
    if (ids.size % 100 === 0) progress.show(ids.size, 2 * total, 'leads read')
  }
  const columns = { fields: [...fields].toSorted(), attribution: [...attribution].toSorted() }
  const { file } = values
  const handle = typeof file === 'string' ? await openNew(file) : undefined
  const write = async (line: string) => {
    if (handle) await handle.write(line)
    else if (!process.stdout.write(line))
      await new Promise((done) => process.stdout.once('drain', done))
  }
  try {
    await write(toCsvLine([...fixedColumns, ...columns.fields, ...columns.attribution]))
    let written = 0
    for await (const notice of readNotices(store, query)) {
      if (!ids.has(notice.id)) continue
      await write(toCsvLine(toCells(notice, columns)))
      written += 1
      if (written % 100 === 0) progress.show(ids.size + written, 2 * ids.size, 'leads written')
    }
    progress.end()
    console.error(
      `${written} leads${typeof file === 'string' ? `, in ${file}` : ''}, from ${store.place}.`,
    )
    return 0
  } finally {
    await handle?.close()
  }
}

/** @throws Refusal where the file cannot be created, or already exists */
async function openNew(file: string): Promise<FileHandle> {
  return open(file, 'wx', 0o600).catch(({ code, message }: NodeJS.ErrnoException) => {
    const advice =
      code === 'EEXIST'
        ? 'Choose a file that is not there yet.'
        : 'Choose a file in a folder that is there.'
    throw new Refusal(`${message}. ${advice}`)
  })
}

const fixedColumns = ['id', 'accepted', 'form', 'type', 'locale', 'page', 'person', 'deliveries']

function toCells(
  { id, notice, acceptedAt, deliveries }: StoredNotice,
  columns: { fields: string[]; attribution: string[] },
): string[] {
  if (notice.type !== 'lead.created') return []
  const { form, type, locale, page, email = '', fields, attribution = {} } = notice.lead
  const toText = (value: string | boolean | string[] | undefined) =>
    Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return [
    id,
    new Date(acceptedAt).toISOString(),
    form,
    type,
    locale,
    page,
    email,
    deliveries.map(({ destination, state }) => `${destination} ${state}`).join('; '),
    ...columns.fields.map((name) => toText(fields[name])),
    ...columns.attribution.map((name) => toText(attribution[name])),
  ]
}

async function forget(store: LeadStore, { words }: Call): Promise<number> {
  const [word = '', ...more] = words
  // Leads stored under an earlier definition of an address are looked up as typed.
  const email = parseEmail(word)?.text ?? word
  if (more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Refusal('One e-mail address is needed: npx slicewright leads forget ada@example.com')
  }
  const { id, leads, told } = await store.forget(email)
  const erased = leads === 1 ? '1 lead is erased' : `${leads} leads are erased`
  console.log(`${erased}, in ${store.place}.`)
  if (told.length === 0) {
    console.log('No destination is set up, nor ever was: nobody else has to be told.')
  }
  const others = told.filter((destination) => destination !== 'platform')
  if (others.length > 0) {
    console.log(
      `The running site tells ${others.join(', ')} to erase this person too; leads list shows how far it got.`,
    )
  }
  return told.includes('platform') ? tellPlatform(store, id) : 0
}

/**
 * The same delivery as that of the running site: the second of the two finds it done.
 *
 * @returns the exit code
 */
async function tellPlatform(store: LeadStore, id: string): Promise<number> {
  const [found] = await store.list({ id, limit: 1 })
  const delivery = found?.deliveries.find(({ destination }) => destination === 'platform')
  // The running site was faster.
  if (!found || !delivery || delivery.state === 'delivered') return 0
  const later = 'The running site tells it; leads list shows how far it got.'
  if (delivery.attempts === 0 && delivery.at > Date.now()) {
    console.error(`A lead of this person is on its way to the learning platform now. ${later}`)
    return 1
  }
  const environment = readEnvironment(process.env)
  const files = createFileStore(resolve(environment.dataDir))
  // The slug only matters for addresses in its answers, which are not used here.
  const { learningPlatform } = createUpstreams({ environment, files, slug: '' })
  const turn = { ...found, destination: 'platform' as const, attempt: 1, lease: '' }
  const end = await createPlatformForward(learningPlatform)(turn)
  if (!end.isDelivered) {
    console.error(
      `The learning platform was not told to erase this person: ${end.reason.replace(/\.$/, '')}. Nothing is lost. ${later} Or run this command again.`,
    )
    return 1
  }
  await store.settle({ id, destination: 'platform' }, { state: 'delivered' })
  console.log('The learning platform was told to erase this person.')
  return 0
}

async function* readNotices(
  store: LeadStore,
  query: Omit<NoticeQuery, 'after' | 'limit'>,
): AsyncGenerator<StoredNotice> {
  let page = await store.list({ ...query, limit: pageSize })
  while (page.length > 0) {
    yield* page
    page = await store.list({ ...query, limit: pageSize, after: page.at(-1)! })
  }
}

async function openStore(): Promise<LeadStore> {
  const environment = readEnvironment(process.env)
  const dataDir = resolve(environment.dataDir)
  const databaseUrl = environment.leadDatabaseUrl
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'leads.sqlite'))) {
    throw new Refusal(
      `There are no leads in ${dataDir}. Set DATA_DIR or LEAD_DATABASE_URL as the site has it.`,
    )
  }
  return openLeadStore({
    dataDir,
    databaseUrl,
    destinations: findDestinations(environment),
    told: findTold(environment),
  })
}
