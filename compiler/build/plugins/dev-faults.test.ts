import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { ViteDevServer } from 'vite'
import { findRoots, repositoryRoot } from '../../read/roots.ts'
import { faultsKey } from '../assets/find-dev-assets.ts'
import { watchFaults } from './dev-faults.ts'

afterEach(() => void delete (globalThis as { [faultsKey]?: string })[faultsKey])

it('[PAGEBUILDER-09] faults are told in the terminal, to who is there, and to who comes while there are any', () => {
  const roots = findRoots(join(repositoryRoot, 'tests/fixtures/sites/faulty'))
  const said: string[] = []
  const sent: unknown[] = []
  const clients = new Set<unknown>()
  let connect: (data: unknown, client: unknown) => void = () => {}
  const server = {
    ws: { clients },
    config: { logger: { warn: (text: string) => said.push(text) } },
    environments: {
      client: {
        hot: {
          send: (payload: unknown) => sent.push(payload),
          on: (_: string, listener: typeof connect) => (connect = listener),
        },
      },
    },
  } as unknown as ViteDevServer

  const check = watchFaults(server, roots)
  expect(said).toEqual([expect.stringContaining('16 faults in 5 files.')])
  // Vite would show it to the next page, fixed or not.
  expect(sent).toEqual([])

  const got: unknown[] = []
  const client = { send: (payload: unknown) => got.push(payload) }
  connect(undefined, client)
  const overlay = { type: 'error', err: { message: said[0], plugin: 'slicewright' } }
  expect(got).toMatchObject([overlay])

  clients.add(client)
  check()
  expect(sent).toMatchObject([overlay])
  expect(said).toHaveLength(1)
})
