/** Netlify Blobs on this machine: the vendor's own client and its own server, over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getStore, type Store } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'

export interface RunningBlobs {
  /** A store for a separate function each time: no memory is shared. */
  open(name?: string): Store
  /** Addresses for clients, as Netlify passes them to functions. */
  context: { edgeURL: string; uncachedEdgeURL: string; siteID: string; token: string }
  close(): Promise<void>
}

/**
 * This server checks a condition first and writes afterwards, and its versions are milliseconds;
 * those of Netlify are one step. So writes run one at a time here.
 */
let last: Promise<unknown> = Promise.resolve()
const inTurn: typeof fetch = (input, init) => {
  if (init?.method?.toUpperCase() !== 'PUT') return fetch(input, init)
  const turn = last.then(async () => {
    await wait(2)
    return fetch(input, init)
  })
  last = turn.catch(() => {})
  return turn
}

export async function startBlobs(): Promise<RunningBlobs> {
  const directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  const token = 'token-of-tests'
  const server = new BlobsServer({ directory, token, port: 0 })
  const { port } = await server.start()
  const url = `http://localhost:${port}`
  const context = { edgeURL: url, uncachedEdgeURL: url, siteID: 'site-of-tests', token }
  return {
    open: (name = 'site') => getStore({ name, fetch: inTurn, ...context }),
    context,
    async close() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
