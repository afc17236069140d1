import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from './free-ports.ts'

/** Takes a port as another program would. @param port - 0 for any */
async function take(port: number, host?: string): Promise<number> {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((listening) => server.listen({ port, host }, listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

it.each(['0.0.0.0', '127.0.0.1', undefined])(
  'passes over a port that is taken on %s',
  async (host) => {
    const port = await take(0, host)
    const found = await findFreePort(port)
    expect(found).toBeGreaterThan(port)
    expect(await take(found)).toBe(found)
  },
)

it('moves servers together when the port of one of them is taken', async () => {
  const free = await findFreePort(20_000, [1000])
  await take(free + 1000, '127.0.0.1')
  const found = await findFreePort(free, [1000])
  expect(found).toBeGreaterThan(free)
  expect(await take(found + 1000)).toBe(found + 1000)
})

it('leaves any port any port', async () => {
  expect(await findFreePort(0, [1000])).toBe(0)
})

it('says when there is none', async () => {
  await expect(findFreePort(65_535, [1000])).rejects.toThrow(/^The ports 65535 to .* with PORT\.$/)
})
