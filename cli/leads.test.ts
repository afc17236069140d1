/**
 * The commands as people type them, over SQLite and PostgreSQL, while a site has the same leads
 * open.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LeadStore } from '#runtime'
import { createLead } from '#tests/support/create-lead.ts'
import { startHttp } from '#tests/support/start-http.ts'
import { hasPostgres, startPostgres, type Postgres } from '#tests/support/start-postgres.ts'
import { openLeadStore } from '../adapters/leads/open-lead-store.ts'

const run = promisify(execFile)
const script = new URL('slicewright.mjs', import.meta.url).pathname

let postgres: Postgres | undefined
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(() => postgres?.remove())

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'leads-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function leads(args: readonly string[], variables: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...variables }
  const ended = run(process.execPath, [script, 'leads', ...args], { env })
  return ended.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

describe('what is asked wrongly', () => {
  it.each([
    [['list', '--ded'], /^Unknown option '--ded'.*--dead/s],
    [['list', 'x'], /^Unexpected argument 'x'/],
    [
      ['lst'],
      /^There is no command “leads lst”\. There are: leads list, leads replay, leads export, leads forget\./,
    ],
    [['list'], /^There are no leads in .*Set DATA_DIR or LEAD_DATABASE_URL/],
  ])('%j is told in a line, without a stack', async (args, message) => {
    const { code, stdout, stderr } = await leads(args)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(message)
    expect(stderr).not.toMatch(/^ +at .*:\d+:\d+\)?$/m)
  })

  it('of the environment is told by name, without what is secret', async () => {
    const { code, stderr } = await leads(['list'], { LEAD_DATABASE_URL: 'mysql://u:secret@h/d' })
    expect(code).toBe(2)
    expect(stderr).toContain('LEAD_DATABASE_URL is malformed; it must be an address: postgres://')
    expect(stderr).not.toContain('secret')
  })
})

const places = [
  { name: 'SQLite', isThere: true },
  { name: 'PostgreSQL', isThere: hasPostgres },
]
describe.each(places)('leads in $name', ({ name, isThere }) => {
  let store: LeadStore
  let variables: Record<string, string>
  beforeEach(async () => {
    if (!isThere) return
    const databaseUrl = name === 'SQLite' ? undefined : postgres!.url
    variables = databaseUrl === undefined ? {} : { LEAD_DATABASE_URL: databaseUrl }
    store = await openLeadStore({ dataDir: folder, databaseUrl, destinations: ['crm'] })
    await store.purge({ delivered: Number.MAX_SAFE_INTEGER, undelivered: Number.MAX_SAFE_INTEGER })
  })
  afterEach(() => store?.close())
  const kill = async () => {
    const [delivery] = await store.take({ destination: 'crm', limit: 1, leaseMs: 60_000 })
    await store.settle(delivery!, { state: 'dead', reason: 'it answered with 400' })
  }

  it.skipIf(!isThere)('are listed with what became of them, by state and in full', async () => {
    const { id: dead } = await store.accept(createLead())
    await kill()
    const { id: waiting } = await store.accept(createLead({ email: 'bob@northwind.example' }))
    const all = await leads(['list'], variables)
    expect(all.stdout).toMatch(new RegExp(`${waiting}.*bob@northwind.*crm waiting[^]*${dead}`))
    expect(all.stdout).toContain('crm dead after 1: it answered with 400')
    expect(all.stderr).toMatch(/^2 of 2 leads shown, in .* 1 deliveries wait, 1 are dead\.$/m)
    const { stdout } = await leads(['list', '--dead', '--json'], variables)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ id: dead, type: 'lead.created', lead: { fields: { firstName: 'Ada' } } }])
    expect((await leads(['list', '--waiting', '--json'], variables)).stdout).toContain(waiting)
  })

  it.skipIf(!isThere)('are sent again when they are dead, one or all', async () => {
    const { id } = await store.accept(createLead())
    await kill()
    const { stdout } = await leads(['replay', id], variables)
    expect(stdout).toMatch(/^1 delivery waits again/)
    expect(await store.count()).toMatchObject({ waiting: 1, dead: 0 })
    await kill()
    await leads(['replay'], variables)
    expect(await store.count()).toMatchObject({ waiting: 1, dead: 0 })
    expect((await leads(['replay', '--to', 'webhook'], variables)).stdout).toMatch(/^1 delivery/)
    expect(await store.count()).toMatchObject({ waiting: 2 })
    const unknown = await leads(['replay', 'nobody'], variables)
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringMatching('no lead "nobody"')])
  })

  it.skipIf(!isThere)(
    'are listed apart when they are suspected, and delivered once they are named',
    async () => {
      const { id } = await store.accept(createLead(), undefined, { isSuspected: true })
      await store.accept(createLead({ email: 'bob@northwind.example' }))
      const { stdout, stderr } = await leads(['list', '--suspected'], variables)
      expect(stdout).toMatch(new RegExp(`${id}.*demo \\(suspected\\).*kept here only`))
      expect(stdout).not.toContain('bob@')
      expect(stderr).toMatch(/^1 of 2 leads shown, .* 1 suspected\.$/m)
      expect((await leads(['export'], variables)).stdout).not.toContain(id)
      const withCrm = { ...variables, LEAD_UPSTREAM_URL: 'http://crm.example/leads' }
      expect((await leads(['replay', id], withCrm)).stdout).toMatch(/^1 delivery waits again/)
      expect((await leads(['list', '--suspected', '--json'], variables)).stdout).toBe('')
      expect((await leads(['export'], variables)).stdout).toContain(`${id},`)
    },
  )

  it.skipIf(!isThere)('are exported as a table that no spreadsheet runs', async () => {
    const fields = { name: '=HYPERLINK("http://evil.example")', topics: ['a', 'b'] }
    const attribution = { utm_source: 'x,y' }
    const { id } = await store.accept(createLead({ fields, attribution }))
    const { id: second } = await store.accept(createLead({ fields: { message: 'two\r\nlines' } }))
    const file = join(folder, 'leads.csv')
    const { code, stderr } = await leads(['export', '--file', file], variables)
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^2 leads, in /)])
    const text = readFileSync(file, 'utf8')
    expect(text.slice(0, text.indexOf('\r\n'))).toBe(
      'id,accepted,form,type,locale,page,person,deliveries,message,name,topics,utm_source',
    )
    const start = `\r\n${id},`
    const row = text.slice(text.indexOf(start) + 2)
    expect(row.slice(row.indexOf('crm'))).toMatch(
      /^crm waiting,,"'=HYPERLINK\(""http:\/\/evil\.example""\)","a, b","x,y"\r\n/,
    )
    expect(text).toMatch(new RegExp(`${second}.*,"two\\r\\nlines",,,\\r\\n`))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await leads(['export'], variables)).stdout).toBe(text)
    const again = await leads(['export', '--file', file], variables)
    expect([again.code, again.stderr]).toEqual([1, expect.stringMatching('not there yet')])
  })

  it.skipIf(!isThere)('of a person are erased, and those who got them are told', async () => {
    await store.accept(createLead())
    await store.accept(createLead({ email: 'bob@northwind.example' }))
    const { stdout } = await leads(['forget', 'ADA@northwind.example'], variables)
    expect(stdout).toMatch(/^1 lead is erased, in .*\nThe running site tells crm to erase/)
    expect(await store.count()).toMatchObject({ leads: 1 })
    const [notice] = await store.list({ type: 'lead.forgotten', limit: 2 })
    expect(notice).toMatchObject({ notice: { email: 'ada@northwind.example' } })
    expect(stdout).toMatch(/\nThe learning platform was told/)
    const wrong = await leads(['forget'], variables)
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching('address is needed')])
  })

  it.skipIf(!isThere)(
    'of a person whom the platform cannot be told of are erased, and it is told later',
    async () => {
      const platform = await startHttp((response) => response.writeHead(503).end())
      const withPlatform = { ...variables, LEARNING_PLATFORM_URL: platform.url }
      await store.accept(createLead())
      const failed = await leads(['forget', 'ada@northwind.example'], withPlatform)
      expect(failed.code).toBe(1)
      expect(failed.stdout).toMatch(/^1 lead is erased/)
      expect(failed.stderr).toMatch(/^The learning platform was not told.*Nothing is lost/)
      const [notice] = await store.list({ type: 'lead.forgotten', limit: 2 })
      const delivery = { destination: 'platform', state: 'waiting' }
      expect(notice!.deliveries).toEqual([
        expect.objectContaining({ destination: 'crm' }),
        expect.objectContaining(delivery),
      ])
      platform.answer = (response) => response.writeHead(202).end()
      const again = await leads(['forget', 'ada@northwind.example'], withPlatform)
      expect([again.code, again.stderr]).toEqual([0, ''])
      expect(JSON.parse(platform.requests.at(-1)!.body)).toEqual({ mail: 'ada@northwind.example' })
      const [told, ...more] = await store.list({ type: 'lead.forgotten', limit: 2 })
      expect(more).toEqual([])
      expect(told!.deliveries).toMatchObject([{ state: 'waiting' }, { state: 'delivered' }])
      await platform.close()
    },
  )
})
