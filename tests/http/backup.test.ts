/** A backup of a site that people write to, restored on an empty machine; SQLite and PostgreSQL. */
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createLead } from '#tests/support/create-lead.ts'
import { expectRefused, runCommand } from '#tests/support/run-command.ts'
import { startLeadServer, submitLead } from '#tests/support/start-lead-server.ts'
import { hasPostgres, startPostgres, type Postgres } from '#tests/support/start-postgres.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { openPeopleStores, type PeopleStores } from '../../adapters/leads/open-lead-store.ts'
import { createPostgresDatabase } from '../../adapters/leads/postgres-database.ts'
import { holdLock } from '../../adapters/node/file-lock.ts'
import { createFileStore } from '../../adapters/node/file-store.ts'
import { verifyReceipts } from '../../functions/consent/verify-receipts.ts'

let root: string
let data: string
let copy: string
let empty: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backup-'))
  data = join(root, 'data')
  copy = join(root, 'copy')
  empty = join(root, 'other machine/data')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const backUp = (variables: Record<string, string> = {}) =>
  runCommand(['backup', 'create', copy], { DATA_DIR: data, ...variables })
const restore = (variables: Record<string, string> = {}) =>
  runCommand(['backup', 'restore', copy], { DATA_DIR: empty, ...variables })
const readCounts = () =>
  (JSON.parse(readFileSync(join(copy, 'backup.json'), 'utf8')) as { counts: object }).counts

async function withStores<Result>(
  dataDir: string,
  databaseUrl: string | undefined,
  use: (stores: PeopleStores) => Promise<Result>,
): Promise<Result> {
  const stores = await openPeopleStores({ dataDir, databaseUrl, destinations: ['crm'] })
  try {
    return await use(stores)
  } finally {
    await stores.leads.close()
  }
}

/** Two leads, a subscriber, and three codes of which one is given. */
const fill = (databaseUrl?: string) =>
  withStores(data, databaseUrl, async ({ leads, mailPreferences, redemptionCodes }) => {
    const lead = createLead({ submission: randomUUID() })
    await leads.accept(lead)
    await leads.accept(createLead())
    await mailPreferences.subscribe({
      email: 'ada@engines.example',
      locale: 'en',
      topics: ['letter'],
    })
    await redemptionCodes.add('app', ['A', 'B', 'C'])
    await redemptionCodes.take({ pool: 'app', email: 'ada@engines.example' })
    return lead
  })

describe('a backup', () => {
  it('of a site that people write to holds all that they were told of, and makes an empty machine the same', async () => {
    await fill()
    const server = await startLeadServer({ DATA_DIR: data })
    const writer = startProcess(process.execPath, [
      join(repositoryRoot, 'tests/fixtures/processes/write-receipts.ts'),
      data,
      '1000000',
    ])
    const told: string[] = []
    const over = new AbortController()
    const send = async () => {
      while (!over.signal.aborted) {
        const submission = randomUUID()
        if (await submitLead(server.origin, submission)) told.push(submission)
      }
    }
    const sending = Promise.all([send(), send()])
    const count = () => [...writer.stdout().matchAll(/recorded/g)].length
    await expect.poll(() => [told.length > 20, count() > 20]).toEqual([true, true])
    const before = { leads: [...told], receipts: count() }
    const made = await backUp()
    const after = { leads: told.length, receipts: count() }
    // The site went on meanwhile.
    expect(after.leads).toBeGreaterThan(before.leads.length)
    over.abort()
    await sending
    await writer.kill()
    await server.kill()
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toMatch(/LINK_SECRET is not in it/)
    // The machine is gone.
    rmSync(data, { recursive: true })

    const restored = await restore()
    expect([restored.code, restored.stderr]).toEqual([0, ''])
    const counts = readCounts() as { leads: number; receipts: number }
    expect(counts).toMatchObject({ subscribers: 1, codes: 3 })
    await withStores(empty, undefined, async ({ leads, redemptionCodes, mailPreferences }) => {
      const kept = await leads.list({ limit: 100_000 })
      const submissions = kept.flatMap(({ notice }) =>
        notice.type === 'lead.created' ? [notice.lead.submission] : [],
      )
      expect(submissions).toEqual(expect.arrayContaining(before.leads))
      expect(submissions).toHaveLength(counts.leads)
      expect(await redemptionCodes.count()).toEqual([{ pool: 'app', free: 2, given: 1 }])
      expect(await mailPreferences.findByEmail('ada@engines.example')).toBeDefined()
    })
    const { receipts, fault } = await verifyReceipts(createFileStore(empty))
    expect([receipts, fault]).toEqual([counts.receipts, undefined])
    expect(receipts).toBeGreaterThanOrEqual(before.receipts)
  })

  it('is for its owner alone, and so is what is restored, with all that is no copy and nothing else', async () => {
    await fill()
    for (const name of [
      'assessments/2026-11-22/a.json',
      'publish/receipts.json',
      'pictures/a.webp',
    ]) {
      mkdirSync(join(data, name, '..'), { recursive: true })
      writeFileSync(join(data, name), '{}')
    }
    writeFileSync(join(data, 'replica-colloquy.sqlite'), '')
    expect((await backUp()).code).toBe(0)
    expect((await restore()).code).toBe(0)
    const modes = [copy, empty].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => statSync(join(folder, name)).mode & 0o077,
      ),
    )
    expect(new Set(modes)).toEqual(new Set([0]))
    expect(readdirSync(empty, { recursive: true }).toSorted()).toEqual([
      'assessments',
      'assessments/2026-11-22',
      'assessments/2026-11-22/a.json',
      'duty.lock',
      'leads.sqlite',
      'publish',
      'publish/receipts.json',
    ])
  })

  it('is refused where it would fall among other things, or there is nothing to copy', async () => {
    expectRefused(await backUp(), /There is no folder .*Set DATA_DIR/)
    await fill()
    mkdirSync(copy)
    writeFileSync(join(copy, 'mine.txt'), '')
    expectRefused(await backUp(), /copy is not empty/)
    expectRefused(await runCommand(['backup', 'create'], { DATA_DIR: data }), /Name a folder/)
  })

  it('that was changed is not restored, and the folder stays empty', async () => {
    await fill()
    await backUp()
    appendFileSync(join(copy, 'leads.sqlite'), 'x')
    expectRefused(await restore(), /Changed, missing or added: leads\.sqlite/)
    rmSync(join(copy, 'backup.json'))
    expectRefused(await restore(), /no complete backup in/)
    expect(existsSync(empty)).toBe(false)
  })

  it('is not restored over anything, nor under a running site', async () => {
    await fill()
    await backUp()
    const before = readFileSync(join(data, 'leads.sqlite'))
    expectRefused(await restore({ DATA_DIR: data }), /already holds leads\.sqlite/)
    expect(readFileSync(join(data, 'leads.sqlite')).equals(before)).toBe(true)
    const lock = join(empty, 'duty.lock')
    await holdLock(lock, lock, async () =>
      expectRefused(await restore(), /A site is running on .*Stop it/),
    )
    expect(readdirSync(empty)).toEqual(['duty.lock'])
  })
})

describe.skipIf(!hasPostgres)('a backup of PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  beforeEach(() => void mkdirSync(data))
  afterAll(() => postgres?.remove())

  it('is its own dump of the tables of leads, and restored into a database that has nothing of people', async () => {
    await fill(postgres.url)
    const LEAD_DATABASE_URL = postgres.url
    const made = await backUp({ LEAD_DATABASE_URL })
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(readCounts()).toEqual({ leads: 2, subscribers: 1, codes: 3, receipts: 0 })
    expectRefused(await restore({ LEAD_DATABASE_URL }), /already holds leads/)
    expectRefused(await restore(), /set LEAD_DATABASE_URL/)
    const admin = createPostgresDatabase(postgres.url, [])
    await admin.run([{ text: 'DROP TABLE leads, lead_deliveries, lead_sequences' }])
    await admin.run([
      { text: 'DELETE FROM mail_subscribers' },
      { text: 'DELETE FROM redemption_codes' },
    ])
    await admin.close()
    const restored = await restore({ LEAD_DATABASE_URL })
    expect([restored.code, restored.stderr]).toEqual([0, ''])
    await withStores(empty, postgres.url, async ({ leads, redemptionCodes }) => {
      expect(await leads.count()).toMatchObject({ leads: 2, waiting: 2 })
      expect(await redemptionCodes.count()).toEqual([{ pool: 'app', free: 2, given: 1 }])
    })
  })

  it('says what to run where its programs are not installed, and that it is not complete', async () => {
    await fill(postgres.url)
    const { code, stderr } = await backUp({ LEAD_DATABASE_URL: postgres.url, PATH: root })
    expect(code).toBe(1)
    expect(stderr).toMatch(/pg_dump --format=custom .*--table=leads .*"\$LEAD_DATABASE_URL"/)
    expect(stderr).not.toContain('secret')
  })
})
