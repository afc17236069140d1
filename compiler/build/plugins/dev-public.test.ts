import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from '../../read/roots.ts'
import { createPublicHandlers } from './dev-public.ts'

const home = mkdtempSync(join(tmpdir(), 'public-'))
const roots = ['first', 'second'].map((name) => join(home, name))
for (const root of roots) mkdirSync(join(root, 'public'), { recursive: true })
writeFileSync(join(home, 'first/secret.txt'), 'secret')
writeFileSync(join(home, 'first/public/favicon.svg'), '<svg id="first"/>')
writeFileSync(join(home, 'first/public/own.txt'), 'own')
writeFileSync(join(home, 'second/public/favicon.svg'), '<svg id="second"/>')

const handlers = createPublicHandlers([repositoryRoot, ...roots])
const server = createServer((request, response) => {
  const answer = ([handler, ...rest]: typeof handlers): unknown =>
    handler ? handler(request, response, () => void answer(rest)) : response.writeHead(404).end()
  answer(handlers)
})
beforeAll(async () => {
  await once(server.listen(0), 'listening')
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true })
})

const get = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)

it('[PAGEBUILDER-05] the last root that has a file of public/ counts', async () => {
  const icon = await get('/favicon.svg')
  expect(await icon.text()).toBe('<svg id="second"/>')
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
  expect(await (await get('/own.txt')).text()).toBe('own')
})

it.each(['/', '/none.svg', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])(
  '%s is none of them',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)
