/** Tests answers that break off, come late or never, from a server that sends them. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { call, CallRefused } from './call-desk.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

/** Resolves paths, as the browser's `fetch` does. */
async function serve(listener: RequestListener, onHead = () => {}): Promise<void> {
  const server = createServer(listener).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const browserFetch = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await browserFetch(`http://localhost:${port}${path}`, init)
    onHead()
    return response
  })
  cleanups.push(() => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  })
}

it('[PAGEBUILDER-11] a drawing that is given up while it is read is none', async () => {
  const abort = new AbortController()
  await serve(
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"issues":[')
    },
    () => abort.abort(),
  )
  await expect(call('POST', 'pages', {}, abort.signal)).rejects.toThrow('aborted')
})

it.each([
  ['breaks off', '{"issues":[', 0, 'does not answer. Your work is kept'],
  ['is a page', '<h1>Sign in</h1>', 200, 'The server answered 200, with no JSON.'],
])(
  '[PAGEBUILDER-11] an answer that %s is a refusal, with words',
  async (kind, text, status, words) => {
    await serve((_, response) => {
      response.writeHead(200)
      if (kind === 'is a page') response.end(text)
      else response.write(text, () => response.destroy())
    })
    const refused = await call('GET', 'site').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(CallRefused)
    expect(refused).toMatchObject({ status })
    expect((refused as Error).message).toContain(words)
  },
)

it('[PAGEBUILDER-11] a refusal keeps what it says', async () => {
  await serve((_, response) => {
    response.writeHead(409)
    response.end('{"error":"Changed meanwhile.","current":{"id":"a"}}')
  })
  const refused = (await call('PUT', 'documents/a', {}).catch(
    (error: unknown) => error,
  )) as CallRefused
  expect(refused).toMatchObject({ status: 409, refusal: { current: { id: 'a' } } })
  expect(refused.message).toBe('Changed meanwhile.')
})
