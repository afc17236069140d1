import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { findRoots, repositoryRoot } from '#schemas/roots.ts'
import { faultsKey } from '../assets/find-dev-assets.ts'
import { watchDeclarations } from './hot-updates.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  for (const key of [faultsKey, Symbol.for('slicewright.edits')])
    delete (globalThis as { [key: symbol]: unknown })[key]
})

it('[PAGEBUILDER-11] a file that comes or goes ages all modules at once, an edit of one when no other has come', () => {
  const site = join(repositoryRoot, 'tests/fixtures/sites/tiny')
  const watcher = Object.assign(new EventEmitter(), { add() {} })
  let aged = 0
  const moduleGraph = { invalidateAll: () => aged++ }
  const environment = { moduleGraph, hot: { send() {}, on() {} } }
  watchDeclarations(
    {
      watcher,
      ws: { clients: new Set() },
      config: { logger: { warn() {} } },
      environments: { client: environment, ssr: environment },
    } as unknown as ViteDevServer,
    findRoots(site),
  )
  const migrations = join(site, 'slice-registry/slices/greeting/migrations.ts')
  for (const event of ['add', 'unlink']) {
    watcher.emit(event, migrations)
    expect(aged, event).toBe(2)
    vi.runAllTimers()
    expect(aged, `${event}, a moment later`).toBe(4)
    aged = 0
  }
  watcher.emit('change', join(site, 'site-config/site.json'))
  expect(aged).toBe(0)
  vi.runAllTimers()
  expect(aged).toBe(2)
})
