/** Leads of the built site: stored before success is reported, and forwarded once. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdWriteLock } from '#tests/support/hold-write-lock.ts'
import { hangLimit } from '#tests/support/patience.ts'
import { submitContact } from '#tests/support/sent-forms.ts'
import { openLeadStore } from '../../adapters/leads/open-lead-store.ts'
import { attackLeads, attackWithCrowd } from '../../lab/bench/siege/leads.ts'
import { startSite, suiteBuild, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

/** Leads held by a killed server are forwarded when its lease of a minute ends. */
const patience = 60_000 + 2 * hangLimit

let dataDir: string
let running: RunningSite[]
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-leads-'))
  running = []
})
test.afterEach(async () => {
  for (const { process, ended } of running) {
    process.kill('SIGKILL')
    await ended
  }
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(receiverUrl?: string, more: Record<string, string> = {}) {
  const environment = {
    DATA_DIR: dataDir,
    ADDRESS_HEADER: 'x-visitor',
    LOG_LEVEL: 'error',
    ...(receiverUrl !== undefined && { LEAD_UPSTREAM_URL: receiverUrl }),
    ...more,
  }
  const site = await startSite({ build: suiteBuild, environment }, 'serve')
  running.push(site)
  const kill = async () => {
    site.process.kill('SIGKILL')
    await site.ended
  }
  return { ...site, kill }
}

test('[SITE-02] 200 forms that are sent at once to two servers are all kept, and passed on once', async () => {
  const crowd = { attack: 'a crowd', start, submit: submitContact, patience }
  const row = await attackWithCrowd(crowd, 200)
  expect([row.tried, row.broken, row.note]).toEqual([200, 0, '200 told, 200 done'])
})

test('[SITE-02] no form is lost or done twice when servers are killed while people send', async () => {
  const row = await attackLeads({
    attack: 'kills',
    rounds: 2,
    start,
    submit: submitContact,
    lifetime: 1500,
    patience,
  })
  expect(row).toMatchObject({ broken: 0 })
})

test('[SITE-02] pages are served while another process holds the database of leads, forms say so in seconds, and nothing is lost', async () => {
  const { origin, output } = await start(undefined, { WORKERS: '2' })
  await submitContact(origin, randomUUID())
  const release = await holdWriteLock(join(dataDir, 'leads.sqlite'))
  const events: string[] = []
  const submission = randomUUID()
  const sends = Array.from({ length: 4 }, () =>
    submitContact(origin, submission).catch((error: unknown) => events.push(String(error))),
  )
  // Cached, rendered and personal pages in turn, many times what the two processes can hold.
  for (let round = 0; round < 10; round++) {
    for (const path of ['/pricing', `/pricing?q=${round}`, '/email-preference-center', '/healthz'])
      expect((await fetch(origin + path)).status, path).toBe(200)
  }
  events.push('pages')
  await Promise.all(sends)
  const refused = expect.stringMatching(/^Error: 503 .*FormNotKept/)
  expect(events).toEqual(['pages', refused, refused, refused, refused])
  await expect.poll(output).toContain('LEAD_STORE_LOCKED')
  const waiting = submitContact(origin, submission)
  await release()
  expect(await waiting).toBe(true)
  const store = await openLeadStore({ dataDir, databaseUrl: undefined, destinations: [] })
  expect((await store.count()).leads).toBe(2)
  await store.close()
})

test('what is stored is for its owner alone', async () => {
  const { origin, stop } = await start()
  await submitContact(origin, randomUUID())
  const receipt = await fetch(`${origin}/.netlify/functions/consent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      choices: { necessary: true, analytics: true, ad: false },
      policyVersion: '1',
      gpc: false,
      locale: 'de',
      texts: { banner: 'a'.repeat(64), modal: 'b'.repeat(64) },
      time: new Date().toISOString(),
    }),
  })
  expect(receipt.status).toBe(201)
  const modes = Object.fromEntries(
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => [
      name,
      statSync(join(dataDir, name)).mode & 0o077,
    ]),
  )
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['leads.sqlite', 'leads.sqlite-wal', 'consent/head.json']),
  )
  expect(Object.values(modes).filter((mode) => mode !== 0)).toEqual([])
  await stop()
})
