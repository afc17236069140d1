import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeadStore } from '#runtime'
import { testLeadStore } from '#tests/contracts/lead-store.ts'
import { createLead } from '#tests/support/create-lead.ts'
import { hasPostgres, startPostgres, type Postgres } from '#tests/support/start-postgres.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { createSqlLeadStore, tables } from './sql-lead-store.ts'

let postgres: Postgres
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(() => postgres?.remove())

const destinations = ['crm'] as const
const open = (url = postgres.url) =>
  createSqlLeadStore(createPostgresDatabase(url, tables), { destinations })

async function erase(): Promise<void> {
  const database = createPostgresDatabase(postgres.url, tables)
  await database.run([{ text: 'DELETE FROM leads' }])
  await database.close()
}

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  testLeadStore({
    name: 'PostgreSQL',
    async create() {
      const opened: LeadStore[] = []
      return {
        open(options) {
          const database = createPostgresDatabase(postgres.url, tables)
          const store = createSqlLeadStore(database, options)
          opened.push(store)
          return store
        },
        async close() {
          await erase()
          for (const store of opened) await store.close()
        },
      }
    },
  })

  it('is told by name when it is down, without its password, and used again when it is back', async () => {
    const store = open()
    await store.accept(createLead())
    await postgres.stop()
    const refused = store.accept(createLead())
    await expect(refused).rejects.toMatchObject({
      code: 'LeadStoreUnavailable',
      kind: 'outage',
      message: expect.stringMatching(
        /^The leads in postgres:\/\/127\.0\.0\.1:\d+\/postgres .*: \w/,
      ),
    })
    await expect(refused).rejects.not.toThrow('secret')
    await postgres.start()
    await store.accept(createLead())
    expect(await store.count()).toMatchObject({ leads: 2 })
    await erase()
    await store.close()
  })

  it('makes its tables for many that start at once', async () => {
    const database = createPostgresDatabase(postgres.url, [])
    for (const table of ['lead_deliveries', 'lead_sequences', 'leads'])
      await database.run([{ text: `DROP TABLE ${table}` }])
    await database.close()
    const stores = Array.from({ length: 5 }, () => open())
    await Promise.all(stores.map((store) => store.accept(createLead())))
    expect(await stores[0]!.count()).toMatchObject({ leads: 5, waiting: 5 })
    await erase()
    for (const store of stores) await store.close()
  })
})
