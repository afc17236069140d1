/** Stores on Netlify Blobs give the same guarantees as those on a disk. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeadStore } from '#runtime'
import { testFileStore } from '#tests/contracts/file-store.ts'
import { testLeadStore } from '#tests/contracts/lead-store.ts'
import { testPeopleStores } from '#tests/contracts/people-stores.ts'
import { createLead } from '#tests/support/create-lead.ts'
import { startBlobs, type RunningBlobs } from '#tests/support/start-blobs.ts'
import { createCarriedDatabase } from '../../adapters/leads/carried-database.ts'
import { allTables, createPeopleStores } from '../../adapters/leads/open-lead-store.ts'
import { createSqlLeadStore, tables } from '../../adapters/leads/sql-lead-store.ts'
import { createBlobFiles } from '../../adapters/netlify/blob-files.ts'
import { createCarriedBlob } from '../../adapters/netlify/carried-blob.ts'

let blobs: RunningBlobs
let folder: string
beforeAll(async () => {
  blobs = await startBlobs()
  folder = mkdtempSync(join(tmpdir(), 'carried-'))
})
afterAll(async () => {
  await blobs.close()
  rmSync(folder, { recursive: true, force: true })
})

const carried = (key: string) => createCarriedBlob(blobs.open('people'), key)

testFileStore({
  name: 'Netlify Blobs',
  async create() {
    const name = `files-${crypto.randomUUID()}`
    return { open: () => createBlobFiles(blobs.open(name)), close: async () => {} }
  },
})

testLeadStore({
  name: 'SQLite in Netlify Blobs',
  async create() {
    const key = crypto.randomUUID()
    const opened: LeadStore[] = []
    return {
      open(options) {
        const store = createSqlLeadStore(
          createCarriedDatabase(carried(key), folder, tables),
          options,
        )
        opened.push(store)
        return store
      },
      async close() {
        for (const store of opened) await store.close()
      },
    }
  },
})

testPeopleStores({
  name: 'SQLite in Netlify Blobs',
  open: async (options) =>
    createPeopleStores(createCarriedDatabase(carried('people'), folder, allTables), {
      destinations: [],
      ...options,
    }),
})

describe('a database in Netlify Blobs', () => {
  const open = (key: string) =>
    createSqlLeadStore(createCarriedDatabase(carried(key), folder, tables), {
      destinations: ['crm'],
    })

  it('keeps every lead of functions that write at once', async () => {
    const stores = Array.from({ length: 5 }, () => open('at-once'))
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => stores[at % stores.length]!.accept(createLead())),
    )
    expect(await open('at-once').count()).toMatchObject({
      leads: 40,
      waiting: 40,
      dead: 0,
    })
  })

  it('has what was accepted when the function is gone at once afterwards', async () => {
    const { id } = await open('gone').accept(createLead())
    expect(await open('gone').list({ limit: 9 })).toMatchObject([{ id }])
  })

  it('accepts nothing while the store does not answer, and goes on afterwards', async () => {
    const working = carried('outage')
    let isDown = true
    const database = createCarriedDatabase(
      {
        ...working,
        async write(data, known) {
          if (isDown) throw new Error('fetch failed')
          return working.write(data, known)
        },
      },
      folder,
      tables,
    )
    const store = createSqlLeadStore(database, { destinations: [] })
    const lead = createLead()
    await expect(store.accept(lead)).rejects.toMatchObject({ code: 'LeadStoreUnavailable' })
    expect(await open('outage').count()).toMatchObject({ leads: 0 })
    isDown = false
    expect(await store.accept(lead)).toMatchObject({ isNew: true })
  })

  it('holds not a byte of a person who is forgotten', async () => {
    const store = createSqlLeadStore(createCarriedDatabase(carried('erased'), folder, tables), {
      destinations: [],
    })
    const email = 'a-very-distinct-name@northwind.example'
    await store.accept(createLead({ email, fields: { message: 'a-very-distinct-message' } }))
    const bytes = async () =>
      Buffer.from(await blobs.open('people').get('erased', { type: 'arrayBuffer' })).toString(
        'latin1',
      )
    expect(await bytes()).toContain('a-very-distinct')
    await store.forget(email)
    expect(await bytes()).not.toContain('a-very-distinct')
    await store.close()
    const left = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    expect(left.join()).not.toContain('a-very-distinct')
  })
})

describe('a lock in Netlify Blobs', () => {
  it('of a function that was stopped is free when its time is over', async () => {
    let now = 1000
    const open = () =>
      createBlobFiles(blobs.open('locks'), { leaseMs: 500, patienceMs: 100, now: () => now })
    void open().exclusive('log', () => new Promise(() => {}))
    const other = open()
    await expect
      .poll(async () => blobs.open('locks').get('log.lock', { type: 'text' }))
      .toContain('1500')
    now = 1501
    expect(await other.exclusive('log', async () => 'in')).toBe('in')
  })

  it('lets nobody append to a file that another function has appended to since its end was read', async () => {
    const [one, other] = [createBlobFiles(blobs.open('ends')), createBlobFiles(blobs.open('ends'))]
    await one.appendLine('log', '1')
    expect(await one.readLastLine('log')).toBe('1')
    await other.appendLine('log', '2')
    await expect(one.appendLine('log', '2b')).rejects.toMatchObject({ code: 'BlobChanged' })
    expect(await other.read('log')).toBe('1\n2\n')
  })
})
