/** What other programs read of commands: JSON alone on standard output. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'
import { commandGroups } from './commands.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'json-output-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const verbs = /(?:^| )(?:check|conformance|lint|usage|diff|report|list|verify)$/
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
