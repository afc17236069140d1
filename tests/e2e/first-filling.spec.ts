/**
 * A server's first start over content that takes long to read: the answers until all of it is
 * there.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { faults, startContentService } from '../../adapters/prismic/service/index.ts'
import { makeFolder } from './support/folder.ts'
import { startSite, suiteBuild, type RunningSite } from './support/run-site.ts'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/test.ts'

let service: Awaited<ReturnType<typeof startContentService>>
let site: RunningSite

test.beforeAll(async () => {
  service = await startContentService({ folders: [join(repositoryRoot, 'content')] })
  // One type is held up by a rate limit that claims to end in a second, for as long as it lasts.
  service.faults.next({ ...faults.rateLimited('1'), match: /article%22/, times: Infinity })
  site = await startSite(
    {
      build: suiteBuild,
      environment: {
        PRISMIC_REPOSITORY: 'colloquy',
        PRISMIC_ENDPOINT: service.endpoint,
        DATA_DIR: makeFolder('first-filling'),
        SITE_BASE_URL: 'https://colloquy.example',
      },
    },
    'serve',
  )
})

test.afterAll(async () => {
  await site?.stop()
  await service?.close()
})

/** Number of the server's threads with lowered priority (nice values, proc(5)). */
function countPatientThreads(): number {
  const tasks = `/proc/${site.process.pid}/task`
  const niceOf = (task: string) =>
    Number(readFileSync(`${tasks}/${task}/stat`, 'utf8').split(') ')[1]!.split(' ')[16])
  return readdirSync(tasks).filter((task) => niceOf(task) > 0).length
}

const countPages = (xml: string) => xml.split('<url>').length - 1

async function readReplica(request: APIRequestContext) {
  const health = await (await request.get(`${site.origin}/healthz`)).json()
  return (health as { replica: { isComplete: boolean; documents: number; total: number } }).replica
}

test('pages are answered while another thread reads; a sitemap is whole, or said to come', async ({
  request,
}) => {
  await expect.poll(countPatientThreads).toBe(1)
  const home = await request.get(`${site.origin}/`)
  expect(home.status()).toBe(200)
  for (const path of ['/sitemaps/en.xml', '/blog/rss.xml']) {
    const early = await request.get(site.origin + path)
    expect([path, early.status()]).toEqual([path, 503])
    expect(Number(early.headers()['retry-after'])).toBeGreaterThan(0)
    expect(early.headers()['cache-control']).toBe('no-store')
  }
  const list = await request.get(`${site.origin}/customers`)
  expect(await list.text()).toContain('href="/customers/')
  const { isComplete, documents, total } = await readReplica(request)
  expect(isComplete).toBe(false)
  expect(documents).toBeLessThan(total)

  service.faults.clear()
  await expect.poll(async () => (await readReplica(request)).isComplete).toBe(true)
  expect(countPatientThreads()).toBe(0)
  const sitemap = await request.get(`${site.origin}/sitemaps/en.xml`)
  const whole = await request.get('/sitemaps/en.xml')
  expect(countPages(await sitemap.text())).toBe(countPages(await whole.text()))
  expect((await request.get(`${site.origin}/blog/rss.xml`)).status()).toBe(200)
  expect(site.output()).toContain('REPLICA_COMPLETE')
  expect(site.output()).not.toContain('REPLICA_THREAD_FAILED')
})
