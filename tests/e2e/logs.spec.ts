/** The server's output as a program: every line JSON, and no data about visitors. */
import { hostname } from 'node:os'
import { startSite, suiteBuild } from './support/run-site.ts'
import { expect, test } from './support/test.ts'

const headers = {
  cookie: 'session_id=secret',
  'user-agent': 'SecretBrowser/1.0',
  referer: 'https://from.example/secret',
  'x-forwarded-for': '203.0.113.7',
}

test('[OP44] one line of JSON a request, written at the latest when it stops', async () => {
  const site = await startSite({ build: suiteBuild, environment: { METRICS_PORT: '0' } }, 'serve')
  const ids: (string | null)[] = []
  for (const path of ['/pricing?email=jane@example.com', '/pricing', '/nowhere/jane@example.com']) {
    const response = await fetch(site.origin + path, { headers })
    await response.arrayBuffer()
    ids.push(response.headers.get('x-request-id'))
  }
  const metrics = /Metrics are served on (http:\/\/127\.0\.0\.1:\S+)/.exec(site.output())![1]!
  const figures = await (await fetch(metrics)).text()
  expect(figures).toMatch(/^slicewright_cache_reads_total\{outcome="hit"\} 1$/m)
  expect(figures).toMatch(/^slicewright_content_live 1$/m)
  expect(figures).toMatch(/^slicewright_leads_waiting 0$/m)
  expect(figures).toMatch(/^slicewright_page_render_duration_seconds_count\{page_type="\w+"\} 1$/m)
  expect(figures).not.toContain('jane')
  expect(await site.stop()).toBe(0)
  const lines = site.output().split('\n')
  const requests = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ code }) => code === 'REQUEST')
  expect(requests.map(({ path, status }) => [path, status])).toEqual([
    ['/pricing', 200],
    ['/pricing', 200],
    ['/nowhere/[e-mail]', 404],
  ])
  expect(requests.map(({ requestId }) => requestId)).toEqual(ids)
  const writer = { level: 30, pid: site.process.pid, hostname: hostname() }
  expect(requests[1]).toMatchObject({ ...writer, method: 'GET', cache: 'hit' })
  expect(site.output()).not.toMatch(/secret|jane|203\.0\.113/i)
})

test('at the level error requests are not told', async () => {
  const site = await startSite({ build: suiteBuild, environment: { LOG_LEVEL: 'error' } }, 'serve')
  await (await fetch(`${site.origin}/pricing`, { headers })).arrayBuffer()
  expect(await site.stop()).toBe(0)
  expect(site.output()).not.toContain('{')
})
