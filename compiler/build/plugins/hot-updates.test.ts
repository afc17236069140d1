import { EventEmitter } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { findRoots, repositoryRoot } from '../../read/roots.ts'
import { faultsKey } from '../assets/find-dev-assets.ts'
import { watchDeclarations } from './hot-updates.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  for (const key of [faultsKey, Symbol.for('slicewright.edits')])
    delete (globalThis as { [key: symbol]: unknown })[key]
})

const site = join(repositoryRoot, 'tests/fixtures/sites/tiny')

/** A dev server's watcher, and the modules it invalidated since they were last listed. */
function watch(folder = site) {
  const watcher = Object.assign(new EventEmitter(), { add() {} })
  let aged: string[] = []
  const made = ['site', 'validators'].map((name) => `\0virtual:slicewright/${name}`)
  const ids = ['/runtime/index.ts', ...made]
  const moduleGraph = {
    idToModuleMap: new Map(ids.map((id) => [id, { id }])),
    invalidateModule: ({ id }: { id: string }) => aged.push(id.split('/').at(-1)!),
  }
  const sent: unknown[] = []
  const hot = { send: (payload: unknown) => sent.push(payload), on() {} }
  watchDeclarations(
    {
      watcher,
      ws: { clients: new Set() },
      config: { logger: { warn() {} } },
      environments: {
        client: { moduleGraph: { idToModuleMap: new Map() }, hot },
        ssr: { moduleGraph, hot },
      },
    } as unknown as ViteDevServer,
    findRoots(folder),
  )
  const takeAged = () => {
    const taken = aged
    aged = []
    return taken
  }
  return { watcher, takeAged, sent }
}

it('[PAGEBUILDER-11] a file that comes or goes ages what imports it at once, an edit when no other has come', () => {
  const { watcher, takeAged } = watch()
  const migrations = join(site, 'slice-registry/slices/greeting/migrations.ts')
  for (const event of ['add', 'unlink']) {
    watcher.emit(event, migrations)
    expect(takeAged(), event).toEqual(['site'])
    vi.runAllTimers()
    expect(takeAged(), `${event}, a moment later`).toEqual(['site'])
  }
  watcher.emit('change', join(site, 'site-config/site.json'))
  expect(takeAged()).toEqual([])
  vi.runAllTimers()
  expect(takeAged()).toEqual(['site'])
})

it.each([
  ['schemas/documents/home.schema.json', ['site', 'validators']],
  ['slice-registry/slices/greeting/schema.json', ['site', 'validators']],
  ['site-config/forms/contact.json', ['site', 'validators']],
  ['site-config/messages/en.json', ['site']],
  ['machines/greeting/machine.json', ['site']],
  ['content/documents/en-us/home/home.json', []],
])('[PAGEBUILDER-11] after an edit of %s only what is made of it is read again', (path, aged) => {
  const { watcher, takeAged } = watch()
  watcher.emit('change', join(site, path))
  vi.runAllTimers()
  expect(takeAged()).toEqual(aged)
})

it.each([
  [
    'what the content service knows',
    'content/repository.json',
    (file: string) => writeFileSync(file, '{ "languages": [{ "id": "en-us" }] }'),
  ],
  ['a migration', 'slice-registry/slices/tips/migrations.ts', (file: string) => rmSync(file)],
])('[PAGEBUILDER-09] a fault is gone with the edit of %s that mends it', (_, path, spoil) => {
  const folder = mkdtempSync(join(tmpdir(), 'mended-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(repositoryRoot, 'cli/new/site'), folder, { recursive: true })
  // It extends a file that is not beside the copy.
  rmSync(join(folder, 'tsconfig.json'))
  const schema = join(folder, 'slice-registry/slices/tips/schema.json')
  const text = readFileSync(schema, 'utf8')
  writeFileSync(schema, text.replace('"x-version": 1', '"x-version": 2'))
  writeFileSync(join(folder, 'slice-registry/slices/tips/migrations.ts'), '')
  const file = join(folder, path)
  const sound = readFileSync(file, 'utf8')
  spoil(file)
  const told = () => (globalThis as { [faultsKey]?: string })[faultsKey]

  const { watcher, sent } = watch(folder)
  expect(told()).toContain('1 fault in 1 file.')
  writeFileSync(file, sound)
  watcher.emit('change', file)
  vi.runAllTimers()
  expect(told()).toBe('')
  // A reload also removes the overlay.
  expect(sent).toContainEqual({ type: 'full-reload' })
})
