import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPresentFile } from './present-file.ts'

const server = createServer((request, response) => {
  if (request.url !== '/media/photos/a%20b.png') return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
  response.end(request.method === 'HEAD' ? undefined : 'present')
})
beforeAll(() => new Promise<void>((done) => void server.listen(0, done)))
afterAll(() => void server.close())

function ask(path: string, method = 'GET') {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return findPresentFile(new Request(origin + path, { method }), '/media')
}

const old = '/_media/0123456789abcdef'

it('answers a page of another deploy with the present file, for a short time', async () => {
  const response = (await ask(`${old}/photos/a%20b.png`))!
  expect(await response.text()).toBe('present')
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect((await ask(`${old}/photos/a%20b.png`, 'HEAD'))!.status).toBe(200)
})

it.each([
  `${old}/photos/none.png`,
  '/_media/short/photos/a%20b.png',
  `${old}/../secret`,
  '/pricing',
])('leaves %s to the site', async (path) => {
  expect(await ask(path)).toBeUndefined()
})
