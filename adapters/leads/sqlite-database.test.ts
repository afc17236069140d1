/** The contract is tested as a server runs it, on a thread: `tests/http/lead-locks.test.ts`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeadStore } from '#runtime'
import { createLead } from '#tests/support/create-lead.ts'
import { createSqliteDatabase } from './sqlite-database.ts'
import { createSqlLeadStore, tables } from './sql-lead-store.ts'

describe('a file of leads', () => {
  let folder: string
  let file: string
  let opened: LeadStore[]
  const open = () => {
    const store = createSqlLeadStore(createSqliteDatabase(file, tables), { destinations: [] })
    opened.push(store)
    return store
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'leads-'))
    file = join(folder, 'leads.sqlite')
    opened = []
  })
  afterEach(async () => {
    for (const store of opened) await store.close()
    rmSync(folder, { recursive: true })
  })

  it('holds not a byte of a person who is forgotten', async () => {
    const store = open()
    const email = 'a-very-distinct-name@northwind.example'
    const fields = { message: 'a-very-distinct-message '.repeat(500) }
    for (let at = 0; at < 5; at++) await store.accept(createLead({ email, fields }))
    const bytes = () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('')
    expect(bytes()).toContain('a-very-distinct')
    await store.forget(email)
    expect(bytes()).not.toContain('a-very-distinct')
  })

  it('holds not a byte of the notice either, an hour after it was delivered', async () => {
    const database = createSqliteDatabase(file, tables)
    const store = createSqlLeadStore(database, { destinations: ['crm'] })
    opened.push(store)
    await store.forget('a-very-distinct-name@northwind.example')
    const [notice] = await store.take({ destination: 'crm', limit: 1, leaseMs: 1000 })
    await store.settle(notice!, { state: 'delivered' })
    await store.purge({ delivered: 0, undelivered: 0 })
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    expect(bytes.join('')).not.toContain('a-very-distinct')
  })

  it('that is damaged is left as it is, named, and told how to mend', async () => {
    const before = open()
    await before.accept(createLead())
    await before.close()
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 0, 512)
    writeFileSync(file, bytes)
    const store = open()
    for (let again = 0; again < 2; again++) {
      await expect(store.accept(createLead())).rejects.toMatchObject({
        code: 'LeadStoreDamaged',
        kind: 'outage',
        message: expect.stringContaining(file),
        hint: expect.stringContaining('.recover'),
      })
    }
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  it('that is damaged inside is found when it is opened', async () => {
    const before = open()
    for (let at = 0; at < 200; at++) await before.accept(createLead())
    await before.close()
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 8192, bytes.length - 4096)
    writeFileSync(file, bytes)
    await expect(open().accept(createLead())).rejects.toMatchObject({ code: 'LeadStoreDamaged' })
  })

  it('that cannot be made is told, and made once it can be', async () => {
    writeFileSync(join(folder, 'data'), 'in the way')
    file = join(folder, 'data/leads.sqlite')
    const store = open()
    await expect(store.accept(createLead())).rejects.toMatchObject({
      code: 'LeadStoreUnavailable',
      message: expect.stringMatching(/data\/leads\.sqlite .*(ENOTDIR|EEXIST)/),
    })
    rmSync(join(folder, 'data'))
    expect(await store.accept(createLead())).toMatchObject({ isNew: true })
  })
})
