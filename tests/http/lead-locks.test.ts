/** The lead database on its own thread, beside processes that lock it, move it or delete it. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeadStore } from '#runtime'
import { testLeadStore } from '#tests/contracts/lead-store.ts'
import { createLead } from '#tests/support/create-lead.ts'
import { holdWriteLock } from '#tests/support/hold-write-lock.ts'
import { allTables, openPeopleStores } from '../../adapters/leads/open-lead-store.ts'
import { createSqliteDatabase } from '../../adapters/leads/sqlite-database.ts'
import { createSqlLeadStore } from '../../adapters/leads/sql-lead-store.ts'
import { askThread } from '../../adapters/node/index.ts'

testLeadStore({
  name: 'SQLite in a thread',
  async create() {
    const folder = mkdtempSync(join(tmpdir(), 'leads-'))
    const opened: LeadStore[] = []
    return {
      open(options) {
        const file = join(folder, 'leads.sqlite')
        const store = createSqlLeadStore(createSqliteDatabase(file, allTables, askThread), options)
        opened.push(store)
        return store
      },
      async close() {
        for (const store of opened) await store.close()
        rmSync(folder, { recursive: true })
      },
    }
  },
})

let dataDir: string
let file: string
let closing: (() => Promise<void>)[]
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'leads-'))
  file = join(dataDir, 'leads.sqlite')
  closing = []
})
afterEach(async () => {
  for (const close of closing) await close()
  rmSync(dataDir, { recursive: true })
})

async function open() {
  const stores = await openPeopleStores({
    dataDir,
    databaseUrl: undefined,
    destinations: [],
    askThread,
  })
  closing.push(() => stores.leads.close())
  return stores
}

async function hold(): Promise<() => Promise<void>> {
  const release = await holdWriteLock(file)
  closing.push(release)
  return release
}

describe('the database of leads, while another process holds its write lock,', () => {
  it('is read, holds up nothing else, and keeps what waited once it is free', async () => {
    const { leads } = await open()
    await leads.accept(createLead())
    const release = await hold()
    const events: string[] = []
    const accepted = leads.accept(createLead()).then(() => events.push('accepted'))
    // Turns of the event loop, and answers of the database, both of which a blocking wait would
    // hold up.
    await new Promise((done) => setImmediate(done))
    events.push('turned')
    expect((await leads.count()).leads).toBe(1)
    events.push('read')
    await release()
    await accepted
    expect(events).toEqual(['turned', 'read', 'accepted'])
    expect((await leads.count()).leads).toBe(2)
  })

  it('refuses what waited too long with who is to blame, all in the same few seconds, and takes the same again', async () => {
    const { leads, mailPreferences } = await open()
    await leads.accept(createLead())
    const release = await hold()
    const waiting = Array.from({ length: 5 }, () => createLead())
    const started = performance.now()
    const ends = await Promise.allSettled(waiting.map((lead) => leads.accept(lead)))
    // One after the other they would take five times as long as one.
    expect(performance.now() - started).toBeLessThan(9000)
    for (const end of ends) {
      expect(end).toMatchObject({
        reason: {
          code: 'LeadStoreLocked',
          kind: 'outage',
          message: expect.stringContaining(file),
          hint: expect.stringContaining('fuser'),
        },
      })
    }
    expect(await mailPreferences.findByEmail('nobody@northwind.example')).toBeUndefined()
    await release()
    const kept = await Promise.all(waiting.map((lead) => leads.accept(lead)))
    expect(kept.map(({ isNew }) => isNew)).toEqual([true, true, true, true, true])
  })

  it('is opened and read by a site that starts meanwhile', async () => {
    const before = await open()
    await before.leads.accept(createLead())
    await before.leads.close()
    const release = await hold()
    const { leads } = await open()
    expect((await leads.count()).leads).toBe(1)
    await release()
  })
})

describe('the database of leads, moved under a running site,', () => {
  it('takes nothing more, is whole where it is, and is used again once it is back', async () => {
    const { leads } = await open()
    await leads.accept(createLead())
    const elsewhere = join(dataDir, 'moved.sqlite')
    renameSync(file, elsewhere)
    for (let again = 0; again < 2; again++) {
      await expect(leads.accept(createLead())).rejects.toMatchObject({
        code: 'LeadStoreMoved',
        kind: 'outage',
        message: expect.stringContaining(file),
      })
    }
    const moved = new DatabaseSync(elsewhere, { readOnly: true })
    expect(moved.prepare('SELECT count(*) AS leads FROM leads').get()).toEqual({ leads: 1 })
    moved.close()
    renameSync(elsewhere, file)
    expect(await leads.accept(createLead())).toMatchObject({ isNew: true })
    expect((await leads.count()).leads).toBe(2)
  })

  it('is not mixed with one that was put in its place', async () => {
    const { leads } = await open()
    await leads.accept(createLead())
    renameSync(file, join(dataDir, 'moved.sqlite'))
    new DatabaseSync(file).close()
    await expect(leads.accept(createLead())).rejects.toMatchObject({ code: 'LeadStoreMoved' })
    await leads.close()
    const again = await open()
    expect(await again.leads.accept(createLead())).toMatchObject({ isNew: true })
    expect((await again.leads.count()).leads).toBe(1)
  })

  it('is not made anew beside what it left behind', async () => {
    const { leads } = await open()
    await leads.accept(createLead())
    mkdirSync(join(dataDir, 'away'))
    const log = new DatabaseSync(file)
    // The state after a killed process: the log is still full, and the file is gone.
    renameSync(file, join(dataDir, 'away/leads.sqlite'))
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    const other = await open()
    await expect(other.leads.accept(createLead())).rejects.toMatchObject({
      code: 'LeadStoreUnavailable',
      message: expect.stringContaining('-wal is there without the file it belongs to'),
    })
    log.close()
    renameSync(join(dataDir, 'away/leads.sqlite'), file)
    expect((await other.leads.count()).leads).toBe(1)
  })
})
