/** Leads in real processes on a real disk: many at once, killed, full. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLead } from '#tests/support/create-lead.ts'
import { startLeadReceiver } from '#tests/support/lead-receiver.ts'
import { hangLimit } from '#tests/support/patience.ts'
import { hasSmallDisk, smallDisk } from '#tests/support/small-disk.ts'
import {
  leadServer,
  startLeadServer,
  submitLead,
  type Command,
  type LeadServer,
} from '#tests/support/start-lead-server.ts'
import { hasPostgres, startPostgres, type Postgres } from '#tests/support/start-postgres.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { openLeadStore } from '../../adapters/leads/open-lead-store.ts'
import { attackLeads } from '../../lab/bench/siege/leads.ts'

let root: string
let started: LeadServer[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'leads-'))
  started = []
})
afterEach(async () => {
  for (const { kill } of started) await kill()
  rmSync(root, { recursive: true, force: true })
})

const startServer = async (variables: Record<string, string>, command?: Command) => {
  const running = await startLeadServer({ DATA_DIR: join(root, 'data'), ...variables }, command)
  started.push(running)
  return running
}

const send = (origin: string, lead = createLead()) =>
  fetch(origin, { method: 'POST', body: JSON.stringify(lead) })
const openStore = (databaseUrl?: string) =>
  openLeadStore({ dataDir: join(root, 'data'), databaseUrl, destinations: ['crm'] })

describe('leads in one file', () => {
  it('that come 200 at once to two processes are all kept, and passed on once', async () => {
    const receiver = await startLeadReceiver()
    const variables = { LEAD_UPSTREAM_URL: receiver.url }
    const servers = [await startServer(variables), await startServer(variables)]
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => send(servers[at % 2]!.origin)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 201))
    await waitUntil(() => expect(receiver.done.size).toBe(200))
    expect(receiver.overlaps).toEqual([])
    await receiver.close()
  })

  it('are neither lost nor done twice when processes are killed', async () => {
    const row = await attackLeads({
      attack: 'leads while processes are killed',
      rounds: 10,
      start: (url) => startServer({ LEAD_UPSTREAM_URL: url }),
      submit: submitLead,
      lifetime: 450,
      patience: hangLimit,
    })
    expect(row).toMatchObject({ broken: 0 })
  })

  it('wait while the upstream is down, also over a restart, and are delivered once when it is back', async () => {
    const down = await startLeadReceiver()
    await down.close()
    const variables = { LEAD_UPSTREAM_URL: down.url }
    const first = await startServer(variables)
    const { status } = await send(first.origin)
    expect(status).toBe(201)
    const store = await openStore()
    const tried = async () =>
      expect((await store.list({ limit: 1 }))[0]!.deliveries[0]!.attempts).toBeGreaterThan(1)
    await waitUntil(tried)
    await first.kill()
    await startServer(variables)
    const back = await startLeadReceiver(Number(new URL(down.url).port))
    const isDelivered = async () =>
      expect(await store.count()).toMatchObject({ waiting: 0, dead: 0 })
    await waitUntil(isDelivered)
    expect(back.requests).toHaveLength(1)
    await store.close()
    await back.close()
  })

  it('are refused with what to do while the file is damaged', async () => {
    const { origin, kill } = await startServer({})
    await send(origin)
    await kill()
    writeFileSync(join(root, 'data/leads.sqlite'), 'x'.repeat(8192))
    rmSync(join(root, 'data/leads.sqlite-wal'), { force: true })
    const again = await startServer({})
    const response = await send(again.origin)
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { error: { code: 'LeadStoreDamaged' } },
    ])
  })
})

describe('leads on a full disk', () => {
  it.skipIf(!hasSmallDisk)(
    'are refused by name, those before are kept, and later ones are accepted when there is room',
    async () => {
      const disk = join(root, 'disk')
      mkdirSync(disk)
      const fill = `head -c 200000 /dev/zero > "${disk}/filler"`
      const script = `${fill} && exec "${leadServer.join('" "')}"`
      const command: Command = ['unshare', ...smallDisk(512, disk, script)]
      const { origin, pid } = await startServer({ DATA_DIR: join(disk, 'data') }, command)
      const fields = { message: 'x'.repeat(8000) }
      let kept = 0
      let refused: Response | undefined
      for (let at = 0; at < 100 && !refused; at++) {
        const response = await send(origin, createLead({ fields }))
        if (response.status === 201) kept++
        else refused = response
      }
      expect(kept).toBeGreaterThan(3)
      expect([refused?.status, await refused?.json()]).toMatchObject([
        503,
        { error: { code: 'LeadStoreUnavailable', text: expect.stringMatching(/full/) } },
      ])
      rmSync(`/proc/${pid}/root${disk}/filler`)
      const lead = createLead({ fields })
      const accepted = async () => expect((await send(origin, lead)).status).toBe(201)
      await waitUntil(accepted)
    },
  )
})

describe.skipIf(!hasPostgres)('leads in PostgreSQL', () => {
  let postgres: Postgres
  beforeAll(async () => void (postgres = await startPostgres()))
  afterAll(() => postgres.remove())

  it('are neither lost nor done twice when processes are killed', async () => {
    const row = await attackLeads({
      attack: 'leads in PostgreSQL while processes are killed',
      rounds: 6,
      start: (url) => startServer({ LEAD_UPSTREAM_URL: url, LEAD_DATABASE_URL: postgres.url }),
      submit: submitLead,
      lifetime: 450,
      patience: hangLimit,
    })
    expect(row).toMatchObject({ broken: 0 })
  })
})
