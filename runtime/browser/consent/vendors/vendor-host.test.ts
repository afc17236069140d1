import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { settle } from '#tests/support/machine-ports.ts'
import type { Vendor, VendorSettings } from '../../../model/ports/vendor.ts'
import type { Sink } from './hub.ts'
import { runVendor, shareVendorHost, type VendorHost } from './vendor-host.ts'

type Done = (sink: { track(): void } | undefined) => void

let happened: unknown[]
let sinks: Sink[]
let idle: () => void
let finish: Done[]
let failLoading: (() => never) | undefined
let signals: AbortSignal[]

const vendor: Vendor = {
  load: (context) => {
    happened.push(['load', context.settings, context.buildId, context.locale])
    signals.push(context.signal)
    failLoading?.()
    return new Promise((done: Done) => finish.push(done))
  },
  unload: () => void happened.push('unload'),
}
const whileRedacted = <Result>(run: () => Result): Result => {
  happened.push('redacted')
  return run()
}
const host = (more: Partial<VendorHost> = {}): VendorHost => ({
  hub: {
    expect: (...given) => void happened.push(['expect', ...given]),
    drop: (id) => void happened.push(['drop', id]),
    addSink(sink) {
      sinks.push(sink)
      return () => {}
    },
  },
  vendors: { rum: async () => vendor },
  redact: (text) => text,
  whileRedacted,
  isGranted: () => true,
  loadSettings: async (): Promise<Record<string, VendorSettings>> => ({
    rum: { origin: 'http://rum.localhost' },
  }),
  whenIdle: (run) => void (idle = run),
  log: (...entry) => void happened.push(entry),
  ...more,
})

/** Runs as the machine runs it: reports go to the parent. */
function start(id = 'rum') {
  const reports: unknown[] = []
  const input = { vendor: id, category: 'analytics' as const }
  const actor = createActor(
    createMachine({
      invoke: { src: runVendor, input },
      on: { '*': { actions: ({ event }) => reports.push(event) } },
    }),
  ).start()
  return { actor, reports }
}

beforeEach(() => {
  happened = []
  sinks = []
  finish = []
  failLoading = undefined
  signals = []
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'b1', locale: 'de' } } })
  shareVendorHost(host())
})
afterEach(() => vi.unstubAllGlobals())

describe('runVendor', () => {
  it('[SITE-05] asks for nothing before the page is idle, then loads and takes events', async () => {
    const { reports } = start()
    await settle()
    expect(happened).toEqual([['expect', 'rum', 'analytics']])
    idle()
    await settle()
    expect(happened.at(-1)).toEqual(['load', { origin: 'http://rum.localhost' }, 'b1', 'de'])
    finish[0]!({ track: () => {} })
    await settle()
    expect(sinks).toMatchObject([{ id: 'rum', category: 'analytics' }])
    expect(reports).toEqual([{ type: 'vendor.ready' }])
  })

  it('keeps no events for a vendor that takes none', async () => {
    start()
    idle()
    await settle()
    finish[0]!(undefined)
    await settle()
    expect([sinks, happened.at(-1)]).toEqual([[], ['drop', 'rum']])
  })

  it('[SITE-05] unloads at once when it is stopped, and again what was still on its way', async () => {
    const { actor, reports } = start()
    idle()
    await settle()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    actor.stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(happened.slice(-2)).toEqual([['drop', 'rum'], 'unload'])
    finish[0]!({ track: () => {} })
    await settle()
    expect(happened.at(-1)).toBe('unload')
    expect([sinks, reports]).toEqual([[], []])
  })

  it('[SITE-05] gives a vendor that reads addresses by itself the means to read what may be told', async () => {
    const reader: Vendor = {
      load: async (context) => context.whileRedacted(() => void happened.push('read')),
      unload: () => {},
    }
    shareVendorHost(host({ vendors: { rum: async () => reader } }))
    const { reports } = start()
    idle()
    await settle()
    expect(happened.slice(1, 3)).toEqual(['redacted', 'read'])
    expect(reports).toEqual([{ type: 'vendor.ready' }])
  })

  it('leaves alone what a newer run has begun', async () => {
    const { actor } = start()
    idle()
    await settle()
    actor.stop()
    start()
    idle()
    await settle()
    const before = happened.length
    finish[0]!(undefined)
    await settle()
    expect(happened.slice(before)).toEqual([])
  })

  it('loads nothing when it is stopped before the page is idle', async () => {
    start().actor.stop()
    idle()
    await settle()
    expect(happened).toEqual([
      ['expect', 'rum', 'analytics'],
      ['drop', 'rum'],
    ])
  })

  it('[SITE-05] is absent where the host has no such vendor', async () => {
    const { reports } = start('posthog')
    idle()
    await settle()
    expect(reports).toEqual([{ type: 'vendor.absent' }])
    expect(happened.at(-1)).toEqual(['drop', 'posthog'])
  })

  it.each<[string, () => void, string]>([
    ['the vendor', () => (failLoading = () => raise('blocked')), 'blocked'],
    [
      'its chunk',
      () => shareVendorHost(host({ vendors: { rum: async () => raise('no chunk') } })),
      'no chunk',
    ],
    [
      'the settings',
      () => shareVendorHost(host({ loadSettings: async () => raise('status 500') })),
      'status 500',
    ],
  ])('tells that %s could not be loaded, and never throws', async (_what, prepare, reason) => {
    prepare()
    const { reports } = start()
    idle()
    await settle()
    expect(reports).toEqual([{ type: 'vendor.failed', reason }])
  })

  it('logs what goes wrong at the end', async () => {
    const broken: Vendor = { load: async () => undefined, unload: () => raise('stuck') }
    shareVendorHost(host({ vendors: { rum: async () => broken } }))
    const { actor } = start()
    idle()
    await settle()
    actor.stop()
    await settle()
    expect(happened.at(-1)).toEqual([
      'warn',
      'VENDOR_UNLOAD_FAILED',
      { vendor: 'rum', reason: 'stuck' },
    ])
  })
})

function raise(reason: string): never {
  throw new Error(reason)
}
