import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countWorkers, findNeed, readLimits, tellLimits, type Limits } from './limits.ts'

const none = { megabytes: Infinity, tasks: Infinity }
/** Limits with room for one process only. */
const small = { megabytes: 512, tasks: 64 }

describe('WORKERS=auto', () => {
  it.each<[string, Limits, number]>([
    ['without limits is one for each core', none, 8],
    ['with limits for all of them, too', findNeed(8), 8],
    ['with memory for three is three', { ...findNeed(3), tasks: Infinity }, 3],
    ['with tasks for three is three', { ...findNeed(3), megabytes: Infinity }, 3],
    ['with room for hardly one is one', small, 1],
  ])('%s', (_, limits, expected) => {
    expect(countWorkers('auto', limits, 8)).toBe(expected)
  })

  it('a number is what it is, whatever the limits', () => {
    expect(countWorkers(4, small, 8)).toBe(4)
  })
})

describe('limits that are too low', () => {
  const tell = (workers: 'auto' | number, limits: Limits) => {
    const told: string[] = []
    const warn = (code: string, { message }: { message: string }) =>
      void told.push(`${code} ${message}`)
    tellLimits(
      workers,
      { info() {}, warn, error() {} } as Parameters<typeof tellLimits>[1],
      limits,
      4,
    )
    return told
  }

  it('are told at start with what is needed', () => {
    expect(tell(2, small)).toEqual([
      expect.stringMatching(/^LIMITS_SHORT 2 processes may take \d+ MB.* are 512 MB and 64 tasks/),
    ])
    expect(tell('auto', small)).toEqual([expect.stringContaining('WORKERS=auto starts 1')])
  })

  it('and those that are not are not', () => {
    expect([...tell(2, findNeed(2)), ...tell('auto', findNeed(4)), ...tell(9, none)]).toEqual([])
  })
})

describe('the limit of tasks', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'limits-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each([
    [
      'of a service',
      '0::/system.slice/site.service',
      'system.slice/site.service/pids.max',
      '64',
      64,
    ],
    ['of a container', '0::/', 'pids.max', '100', 100],
    ['of a container that sees its host’s path', '0::/docker/1', 'pids.max', '100', 100],
    ['of the first kind of groups', '8:pids:/a\n0::/', 'pids/a/pids.max', '70', 70],
    ['none', '0::/', 'pids.max', 'max', Infinity],
    ['where nothing can be read', '0::/', 'other', '1', Infinity],
  ])('%s', (_, own, file, text, expected) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
    writeFileSync(join(folder, 'own'), `${own}\n`)
    expect(readLimits(folder, join(folder, 'own')).tasks).toBe(expected)
  })
})
