import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { askQuickly } from './ask-quickly.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('asks for all paths, and counts answers that came whole', async () => {
  const asked: string[] = []
  const origin = await serve((request, response) => {
    asked.push(request.url!)
    // Larger than one read of a socket.
    const body = 'x'.repeat(200_000)
    response.setHeader('content-length', body.length)
    response.end(body)
  })
  const { count } = await askQuickly(origin, ['/a', '/b', '/c'], 0.2, 2)
  expect(count).toBe(asked.length)
  expect(new Set(asked)).toEqual(new Set(['/a', '/b', '/c']))
})

it('fails on an answer that is not a page', async () => {
  const origin = await serve((_, response) => response.writeHead(500).end('no'))
  await expect(askQuickly(origin, ['/'], 0.2, 1)).rejects.toThrow('An answer cannot be used')
})
