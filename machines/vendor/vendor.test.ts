import { beforeEach, describe, expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { createMemoryPorts, type MemoryPorts } from '#tests/support/machine-ports.ts'
import { startMachine } from '#tests/support/start-machine.ts'
import document from './machine.json' with { type: 'json' }

interface Run {
  input: unknown
  tell(event: { type: string; reason?: string }): void
  isOver: boolean
}

let ports: MemoryPorts
let runs: Run[]
beforeEach(() => {
  ports = createMemoryPorts()
  runs = []
})

const start = () =>
  startMachine(document, {
    ports,
    input: { vendor: 'rum', category: 'analytics' },
    implementations: [
      {
        actors: {
          'vendor.run': fromCallback(({ input, sendBack }) => {
            const run: Run = { input, tell: sendBack, isOver: false }
            runs.push(run)
            return () => void (run.isOver = true)
          }),
        },
      },
    ],
  })
const fail = () => runs.at(-1)!.tell({ type: 'vendor.failed', reason: 'blocked' })
const logs = () => ports.effects.filter(([, , code]) => code === 'VENDOR_LOAD_FAILED')

describe('vendor', () => {
  it('[SITE-05] runs its vendor, and takes it off the page when it is stopped', () => {
    const { actor, state } = start()
    expect(runs).toMatchObject([{ input: { vendor: 'rum', category: 'analytics' } }])
    runs[0]!.tell({ type: 'vendor.ready' })
    expect(state().tags).toEqual(['ready'])
    expect(runs[0]!.isOver).toBe(false)
    actor.stop()
    expect(runs[0]!.isOver).toBe(true)
  })

  it('rests when this host has no such vendor', () => {
    const { state } = start()
    runs[0]!.tell({ type: 'vendor.absent' })
    ports.clock.advance(3_600_000)
    ports.fire('window', 'online')
    expect(state().value).toBe('absent')
    expect([runs.length, logs()]).toEqual([1, []])
  })

  it('tries once more after half a minute, and says once that it failed', () => {
    const { state } = start()
    fail()
    expect(state().value).toBe('failed')
    expect(logs()).toEqual([
      ['log', 'warn', 'VENDOR_LOAD_FAILED', { vendor: 'rum', reason: 'blocked' }],
    ])
    ports.clock.advance(29_999)
    expect(runs.length).toBe(1)
    ports.clock.advance(1)
    expect(runs.map(({ isOver }) => isOver)).toEqual([true, false])
    fail()
    ports.clock.advance(3_600_000)
    expect([state().value, runs.length, logs().length]).toEqual(['abandoned', 2, 1])
  })

  it('tries again whenever the network is back', () => {
    const { state } = start()
    fail()
    ports.fire('window', 'online')
    expect(runs.length).toBe(2)
    fail()
    ports.fire('window', 'online')
    runs[2]!.tell({ type: 'vendor.ready' })
    expect([state().tags, logs().length]).toEqual([['ready'], 1])
  })
})
