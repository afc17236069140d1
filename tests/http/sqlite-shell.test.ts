/**
 * SQLite's own shell on the database of a site that takes leads: what operators and their tools do
 * while it runs.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '#tests/support/run-command.ts'
import { startLeadServer, submitLead, type LeadServer } from '#tests/support/start-lead-server.ts'

const hasShell = spawnSync('sqlite3', ['--version']).status === 0

let root: string
let data: string
let file: string
let server: LeadServer
let told: number
let refused: number
let over: AbortController
let sending: Promise<unknown>
beforeEach(async () => {
  if (!hasShell) return
  root = mkdtempSync(join(tmpdir(), 'shell-'))
  data = join(root, 'data')
  file = join(data, 'leads.sqlite')
  told = refused = 0
  over = new AbortController()
  server = await startLeadServer({ DATA_DIR: data })
  sending = Promise.all([send(), send()])
  await untilTold(20)
})
afterEach(async () => {
  if (!hasShell) return
  await endSending()
  await server.kill()
  rmSync(root, { recursive: true })
})

async function send(): Promise<void> {
  while (!over.signal.aborted) {
    if (await submitLead(server.origin, crypto.randomUUID())) told += 1
    else refused += 1
  }
}

async function endSending(): Promise<void> {
  over.abort()
  await sending
}

async function untilTold(more: number): Promise<void> {
  const goal = told + more
  await expect.poll(() => told).toBeGreaterThanOrEqual(goal)
}

/** @returns its output */
function type(text: string, at = file): string {
  const { stdout, stderr } = spawnSync('sqlite3', ['-cmd', '.timeout 5000', at, text], {
    encoding: 'utf8',
  })
  return (stdout + stderr).trim()
}

const count = (at = file) => Number(type('SELECT count(*) FROM leads', at))

/** Runs a statement in a shell that is left open. Resolves when it has run. */
async function leaveOpen(text: string): Promise<() => Promise<void>> {
  const shell = spawn('sqlite3', ['-cmd', '.timeout 5000', file], { stdio: 'pipe' })
  shell.stdin.write(`${text}; SELECT 'done';\n`)
  await once(shell.stdout, 'data')
  return async () => {
    shell.stdin.end('COMMIT;\n')
    await once(shell, 'close')
  }
}

describe.skipIf(!hasShell)('while visitors send forms, SQLite’s shell', () => {
  it.each([
    ['.backup', (to: string) => void type(`.backup '${to}'`)],
    ['VACUUM INTO', (to: string) => void type(`VACUUM INTO '${to}'`)],
    [
      '.dump',
      (to: string) => void spawnSync('sh', ['-c', `sqlite3 ${file} .dump | sqlite3 ${to}`]),
    ],
  ])('makes copies that a site goes on with: %s', async (_, copy) => {
    const before = told
    const made = join(root, 'copy.sqlite')
    copy(made)
    await untilTold(10)
    const kept = count(made)
    expect(kept).toBeGreaterThanOrEqual(before)
    expect(type('PRAGMA integrity_check', made)).toBe('ok')
    const elsewhere = join(root, 'elsewhere')
    mkdirSync(elsewhere)
    copyFileSync(made, join(elsewhere, 'leads.sqlite'))
    const other = await startLeadServer({ DATA_DIR: elsewhere })
    expect(await submitLead(other.origin, crypto.randomUUID())).toBe(true)
    await other.kill()
    expect(count(join(elsewhere, 'leads.sqlite'))).toBe(kept + 1)
    expect(refused).toBe(0)
  })

  it('costs none of them anything by what it does to the file, and cannot change its journal', async () => {
    const end = await leaveOpen('BEGIN; SELECT count(*) FROM leads')
    await untilTold(50)
    for (const text of ['PRAGMA wal_checkpoint(TRUNCATE)', 'PRAGMA optimize', 'REINDEX']) type(text)
    await end()
    expect(type('PRAGMA wal_checkpoint(TRUNCATE)')).toMatch(/^0\|/)
    expect(type('VACUUM')).toBe('')
    expect(type('PRAGMA journal_mode = DELETE')).toMatch(/locked/)
    await untilTold(10)
    await endSending()
    expect([count(), refused, type('PRAGMA integrity_check')]).toEqual([told, 0, 'ok'])
  })

  it.each(['IMMEDIATE', 'EXCLUSIVE'])(
    'in a transaction (%s) has forms refused in time, and holds up no backup',
    async (kind) => {
      const end = await leaveOpen(`BEGIN ${kind}`)
      const before = told
      const made = await runCommand(['backup', 'create', join(root, 'copy')], { DATA_DIR: data })
      expect([made.code, made.stderr]).toEqual([0, ''])
      expect(count(join(root, 'copy/leads.sqlite'))).toBeGreaterThanOrEqual(before)
      await expect.poll(() => refused).toBeGreaterThan(0)
      await end()
      await untilTold(10)
      await endSending()
      expect(count()).toBe(told)
    },
  )
})
