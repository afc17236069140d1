/** The output that other programs read from commands: nothing but JSON on standard output. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'
import { openPeopleStores } from '../adapters/leads/open-lead-store.ts'
import { commandGroups } from './commands.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'json-output-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const verbs = /(?:^| )(?:check|conformance|lint|usage|diff|report|list|verify|takeover)$/
const reporting = commandGroups
  .flatMap(({ commands }) => commands)
  .filter(({ name }) => verbs.test(name))

it('is offered by every command that reports', async () => {
  const options = await Promise.all(reporting.map(async ({ load }) => (await load()).options))
  expect(reporting.length).toBeGreaterThan(10)
  expect(reporting.filter((_, at) => !('json' in options[at]!))).toEqual([])
})

it('lists faults of a site with file, path, message and hint', async () => {
  const sound = await runCommand(['check', '--json'])
  expect([sound.code, sound.stdout, sound.stderr]).toEqual([0, '[]\n', ''])
  const site = mkdtempSync(join(folder, 'site-'))
  const made = await runCommand(['new', 'site', join(site, 'shop')])
  expect(made.code).toBe(0)
  const file = join(site, 'shop/site-config/site.json')
  writeFileSync(file, '{"brand": 1}')
  const { code, stdout, stderr } = await runCommand(['check', '--json'], {
    SITE_DIR: join(site, 'shop'),
  })
  expect([code, stderr]).toEqual([1, ''])
  expect(JSON.parse(stdout)).toContainEqual({
    file,
    path: expect.any(String),
    message: expect.any(String),
    hint: expect.any(String),
  })
})

it('lists pools of codes, and those of one, an object a line', async () => {
  const variables = { DATA_DIR: folder }
  const codes = join(folder, 'codes.txt')
  writeFileSync(codes, 'A-1\nA-2\n')
  await runCommand(['codes', 'import', 'apps', codes], variables)
  const pools = await runCommand(['codes', 'list', '--json'], variables)
  expect(JSON.parse(pools.stdout)).toMatchObject({ pool: 'apps', free: 2, given: 0 })
  const pool = await runCommand(['codes', 'list', 'apps', '--json'], variables)
  expect(
    pool.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([{ code: 'A-1' }, { code: 'A-2' }])
})

it('tells what a kept mail says only where that is asked for: it holds links of a person', async () => {
  const dataDir = mkdtempSync(join(folder, 'mails-'))
  const stores = await openPeopleStores({ dataDir, databaseUrl: undefined, destinations: [] })
  await stores.outbox.add({ kind: 'confirm', email: 'ada@engines.example', locale: 'en' })
  const [mail] = await stores.outbox.take({ limit: 1, leaseMs: 60_000 })
  await stores.outbox.settle(mail!, {
    state: 'kept',
    text: 'https://www.example.com/confirm?token=t',
  })
  await stores.leads.close()
  const list = async (...words: string[]) => {
    const { stdout } = await runCommand(['mails', 'list', '--json', ...words], {
      DATA_DIR: dataDir,
    })
    return JSON.parse(stdout) as unknown
  }
  const known = { kind: 'confirm', email: 'ada@engines.example', state: 'kept' }
  expect(await list()).toEqual(expect.objectContaining(known))
  expect(await list()).not.toHaveProperty('text')
  expect(await list('--text')).toMatchObject({ ...known, text: expect.stringContaining('token=t') })
})
