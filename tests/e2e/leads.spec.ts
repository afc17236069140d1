/** Leads of the built site: kept before anybody is told of success, and passed on once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hangLimit } from '#tests/support/patience.ts'
import { submitContact } from '#tests/support/sent-forms.ts'
import { attackLeads, attackWithCrowd } from '../../tools/bench/siege/leads.ts'
import { startSite, suiteBuild, type RunningSite } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

/** What a killed server held is passed on when its lease of a minute ends. */
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

async function start(receiverUrl: string) {
  const environment = {
    DATA_DIR: dataDir,
    ADDRESS_HEADER: 'x-visitor',
    LOG_LEVEL: 'error',
    LEAD_UPSTREAM_URL: receiverUrl,
  }
  const site = await startSite({ build: suiteBuild, environment }, 'serve')
  running.push(site)
  const kill = async () => {
    site.process.kill('SIGKILL')
    await site.ended
  }
  return { origin: site.origin, kill }
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
