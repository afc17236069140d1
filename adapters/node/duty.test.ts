/**
 * Tests that one process of a machine has the duty, another one after it, and each without a lock.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Logger } from '#runtime'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createDuty, type Duty } from './duty.ts'
import { tryLock } from './file-lock.ts'

let folder: string
let open: Duty[]
let codes: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duty-'))
  open = []
  codes = []
})
afterEach(async () => {
  for (const duty of open) duty.release()
  rmSync(folder, { recursive: true })
})

const log: Logger = {
  info: (code) => void codes.push(code),
  warn: (code) => void codes.push(code),
  error: (code) => void codes.push(code),
}

function start(file = join(folder, 'data/duty.lock')): Duty {
  const duty = createDuty(file, log)
  open.push(duty)
  return duty
}

const untilOurs = (duty: Duty) => waitUntil(() => expect(duty.isOurs()).toBe(true))

describe('a duty', () => {
  it('is of one alone, and goes over to the next when that one leaves it', async () => {
    const done: string[] = []
    const file = join(folder, 'data/duty.lock')
    const first = start(file)
    first.take(() => done.push('first'))
    await untilOurs(first)
    first.take(() => done.push('first, later'))
    const second = start(file)
    second.take(() => done.push(first.isOurs() ? 'second, too' : 'second'))
    // This attempt began after the second one's, and has failed.
    expect(await tryLock(file, async () => {}, 0)).toBe(false)
    expect(second.isOurs()).toBe(false)
    expect(done).toEqual(['first', 'first, later'])
    first.release()
    expect(first.isOurs()).toBe(false)
    await untilOurs(second)
    expect(done).toEqual(['first', 'first, later', 'second'])
    expect(codes).toEqual([])
  })

  it('is freed by the operating system when its process is killed', async () => {
    const file = join(folder, 'duty.lock')
    const source = `
      import { createDuty } from ${JSON.stringify(join(import.meta.dirname, 'duty.ts'))}
      createDuty(${JSON.stringify(file)}, console).take(() => process.stdout.write('mine'))
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    const next = start(file)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await untilOurs(next)
  })

  it('is everybody’s where no lock can be, which is told', async () => {
    writeFileSync(join(folder, 'taken'), 'a file where the folder should be')
    const [one, two] = [start(join(folder, 'taken/lock')), start(join(folder, 'taken/lock'))]
    await Promise.all([untilOurs(one), untilOurs(two)])
    expect(codes).toEqual(['DUTY_UNSHARED', 'DUTY_UNSHARED'])
  })
})
