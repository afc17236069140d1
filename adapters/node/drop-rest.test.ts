import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHandler, createMemoryCache, defaultImages } from '#runtime'
import { createTestPlatform } from '#tests/support/create-test-platform.ts'
import { createTestSite } from '#tests/support/create-test-site.ts'
import { createLandingPage } from '#tests/support/documents.ts'
import { functions } from '../../functions/index.ts'
import { dropRests } from './drop-rest.ts'
import { createFunctionEndpoint, NodeResponse, startNodeServer } from './index.ts'

const path = '/.netlify/functions/submit-form'
const type = { 'content-type': 'application/json' }
const size = 5_000_000
const pieces = Array.from({ length: 100 }, () => new Uint8Array(size / 100).fill(97))
const body = Buffer.concat(pieces)

describe('a form that is too large is refused with 413, whoever sends it', () => {
  let server: Awaited<ReturnType<typeof startNodeServer>>
  beforeEach(async () => {
    const { site } = createTestSite({ documents: [createLandingPage()] })
    server = await startNodeServer({
      handler: createHandler(site, { cache: createMemoryCache(), Response: NodeResponse }),
      port: 0,
      hostname: '127.0.0.1',
      clientDir: 'none',
      mediaDirs: [],
      mediaPath: '/media',
      images: defaultImages,
      imageHosts: [],
      pictureDir: 'none',
      functions: createFunctionEndpoint(functions, createTestPlatform({})),
    })
  })
  afterEach(() => server.close())

  const send = (headers: Record<string, string>, write: (to: NodeJS.WritableStream) => void) =>
    new Promise<unknown>((resolve) => {
      const asked = request(
        server.url + path,
        { method: 'POST', agent: false, headers: { ...type, ...headers } },
        (response) => {
          response.resume().once('end', () => resolve(response.statusCode))
        },
      )
      asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      write(asked)
    })

  it.each([
    ['close', 'at once'],
    ['keep-alive', 'at once'],
    ['close', 'in pieces'],
    ['keep-alive', 'in pieces'],
  ])("Node's http, connection: %s, %s", async (connection, how) => {
    const status =
      how === 'at once'
        ? await send({ connection, 'content-length': String(size) }, (to) => to.end(body))
        : await send({ connection }, (to) => {
            for (const piece of pieces) to.write(piece)
            to.end()
          })
    expect(status).toBe(413)
  })

  it.each(['at once', 'in pieces'])('fetch, %s', async (how) => {
    const init =
      how === 'at once' ? { body } : { body: new Blob(pieces).stream(), duplex: 'half' as const }
    const response = await fetch(server.url + path, { method: 'POST', headers: type, ...init })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: { code: 'BodyTooLarge' } })
  })

  it.each(['content-length: 1000000', 'transfer-encoding: chunked'])(
    'a client that writes slowly, and reads when it has written: %s',
    async (framing) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      const faults: unknown[] = []
      socket.on('error', (error) => faults.push(error))
      const closed = once(socket, 'close')
      const [isChunked, piece] = [framing.includes('chunked'), 'a'.repeat(10_000)]
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nconnection: close\r\n${framing}\r\n\r\n`,
      )
      for (let sent = 0; sent < 100; sent++) {
        socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece)
        // The answer is sent long before the last piece.
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      if (isChunked) socket.write('0\r\n\r\n')
      let answer = ''
      socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
      await closed.catch(() => {})
      expect([answer.split('\r\n')[0], faults]).toEqual([expect.stringContaining(' 413 '), []])
    },
  )
})

describe('what is dropped is bounded', () => {
  let server: Server
  afterEach(() => void server.close())

  it.each([
    ['bytes', { bytes: 1000, ms: 1_000_000 }],
    ['time', { bytes: Infinity, ms: 50 }],
  ])('in %s: the connection is closed then', async (_, bounds) => {
    server = createServer((asked, response) => {
      asked.destroy()
      response.writeHead(413).end()
    })
    dropRests(server, bounds)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    // A connection closed while we write may be reset.
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000000\r\n\r\n')
    const writes = setInterval(() => socket.write('a'.repeat(1000)), 5)
    const answer = once(socket, 'data')
    await closed
    clearInterval(writes)
    expect(String(await answer)).toContain(' 413 ')
  })
})
