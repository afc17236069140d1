/** The server as a program: how it starts, and how it ends. */
import { createServer, type AddressInfo } from 'node:net'
import { holdRequest } from './support/held-request.ts'
import { runScript, startSite, suiteBuild } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

test('a port that is taken is told with what to do, and the exit code is 1', async () => {
  const other = createServer().listen(0)
  const { port } = other.address() as AddressInfo
  const run = runScript('serve', { build: suiteBuild, environment: { PORT: String(port) } })
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain(`Port ${port} is used by another program.`)
  expect(run.output()).toContain('PORT=3001 npm start')
  expect(run.output()).not.toContain('    at ')
  other.close()
})

test('SIGTERM lets an open request finish, then ends with exit code 0', async () => {
  const site = await startSite({ build: suiteBuild }, 'serve')
  const held = await holdRequest(Number(new URL(site.origin).port), 'localhost')
  site.process.kill('SIGTERM')
  await expect
    .poll(() => site.output())
    .toContain('SIGTERM: finishing open requests, then stopping.')
  expect(await held.finish()).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>/)
  expect(await site.ended).toBe(0)
})

test('a server whose output nobody reads any more serves on, and ends with exit code 0', async () => {
  const site = await startSite({ build: suiteBuild }, 'serve')
  site.process.stdout!.destroy()
  site.process.stderr!.destroy()
  for (let visit = 0; visit < 3; visit++) {
    expect((await fetch(`${site.origin}/no-such-page-${visit}`)).status).toBe(404)
    // A fault is written at once.
    const bad = await fetch(`${site.origin}/.netlify/functions/consent`, { method: 'POST' })
    expect(bad.status).toBeLessThan(500)
  }
  expect((await fetch(`${site.origin}/pricing`)).status).toBe(200)
  site.process.kill('SIGTERM')
  expect(await site.ended).toBe(0)
})

test('a wrong environment is told whole, and nothing is served', async () => {
  const environment = { PORT: 'eighty', SITE_BASE_URL: 'www.colloquy.example', PRISMIC_REPO: 'x' }
  const run = runScript('serve', { build: suiteBuild, environment })
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain('The environment has 3 problems')
  for (const name of Object.keys(environment)) expect(run.output()).toContain(name)
})

test('a data folder that cannot be written is told at start and to monitors; pages are served', async () => {
  const environment = { DATA_DIR: '/dev/null/data' }
  const site = await startSite({ build: suiteBuild, environment }, 'serve')
  expect(site.output()).toContain('DATA_FOLDER_UNWRITABLE')
  expect(site.output()).toContain('Cannot write to /dev/null/data')
  const health = await (await fetch(`${site.origin}/healthz`)).json()
  expect(health).toMatchObject({ status: 'degraded', storage: 'unwritable', content: 'live' })
  expect((await fetch(`${site.origin}/pricing`)).status).toBe(200)
  site.process.kill('SIGTERM')
  expect(await site.ended).toBe(0)
})
