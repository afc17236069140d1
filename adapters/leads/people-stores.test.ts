/** Tests that stored personal data outlives its process, and is shared by running processes. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { testPeopleStores } from '#tests/contracts/people-stores.ts'
import { hasPostgres, startPostgres, type Postgres } from '#tests/support/start-postgres.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { createSqliteDatabase } from './sqlite-database.ts'
import {
  allTables,
  createPeopleStores,
  openPeopleStores,
  type PeopleStores,
} from './open-lead-store.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'slicewright-people-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const open = () => openPeopleStores({ dataDir, databaseUrl: undefined, destinations: [] })

interface Line {
  email: string
  id: string
  state: string
  code: string | null
}

/** Runs a process until it has written that many lines, then kills it as a power failure would. */
function runAndKill(round: string, lines: number): Promise<Line[]> {
  const child = spawn(
    process.execPath,
    [join(repositoryRoot, 'tests/fixtures/processes/serve-people.ts'), dataDir, round],
    { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let text = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    if (text.split('\n').length > lines) child.kill('SIGKILL')
  })
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('close', (code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`It ended with ${code}: ${errors}`))
      // Text after the last line end was cut off.
      else
        resolve(
          text
            .split('\n')
            .slice(0, -1)
            .map((line) => JSON.parse(line) as Line),
        )
    })
  })
}

async function readAll({ mailPreferences, redemptionCodes, outbox }: PeopleStores) {
  const subscribers = await mailPreferences.list(100_000)
  const codes = await redemptionCodes.list('app')
  const mails = await outbox.list(100_000)
  return { subscribers, codes, mails }
}

describe('what is known of people', () => {
  it('is there after 10 processes were killed, two at a time, and no code was given twice', async () => {
    const stores = await open()
    const codes = Array.from({ length: 5000 }, (_, at) => `CODE-${at}`)
    await stores.redemptionCodes.add('app', codes)
    const said: Line[] = []
    for (let round = 0; round < 5; round++) {
      const pair = ['a', 'b'].map((name) => runAndKill(`${round}${name}`, 1 + round * 7))
      said.push(...(await Promise.all(pair)).flat())
    }
    const { subscribers, codes: kept, mails } = await readAll(stores)
    await stores.leads.close()
    expect(said.length).toBeGreaterThanOrEqual(2 * (1 + 8 + 15 + 22 + 29))
    const byEmail = new Map(subscribers.map((one) => [one.email, one]))
    const codeOf = new Map(kept.map(({ code, email }) => [email, code]))
    const mailed = new Set(mails.map(({ email }) => email))
    for (const { email, id, code } of said) {
      expect(byEmail.get(email)).toMatchObject({ id, state: 'confirmed', topics: ['letter'] })
      expect(codeOf.get(email)).toBe(code)
      expect(mailed).toContain(email)
    }
    const given = kept.filter(({ email }) => email !== undefined)
    expect(new Set(given.map(({ email }) => email)).size).toBe(given.length)
    expect(new Set(kept.map(({ code }) => code)).size).toBe(codes.length)
  })

  it('is erased with the person, and nothing of it is left in the files', async () => {
    const stores = await open()
    const email = 'ada.byron@engines.example'
    await stores.redemptionCodes.add('app', ['AAAA'])
    await stores.mailPreferences.subscribe({ email, locale: 'en', topics: ['letter'] })
    await stores.redemptionCodes.take({ pool: 'app', email })
    await stores.leads.forget(' Ada.Byron@engines.example ')
    expect(await readAll(stores)).toMatchObject({
      subscribers: [],
      mails: [],
      codes: [{ code: 'AAAA', givenAt: expect.any(Number) }],
    })
    await stores.leads.close()
    const { readFileSync, readdirSync } = await import('node:fs')
    for (const name of readdirSync(dataDir)) {
      expect(readFileSync(join(dataDir, name)).includes('ada.byron')).toBe(false)
    }
  })
})

testPeopleStores({
  name: 'SQLite',
  open: async (options) =>
    createPeopleStores(createSqliteDatabase(join(dataDir, 'leads.sqlite'), allTables), {
      destinations: [],
      ...options,
    }),
})

describe.skipIf(!hasPostgres)('with a server', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())

  testPeopleStores({
    name: 'PostgreSQL',
    open: async (options) =>
      createPeopleStores(createPostgresDatabase(postgres.url, allTables), {
        destinations: [],
        ...options,
      }),
  })
})
