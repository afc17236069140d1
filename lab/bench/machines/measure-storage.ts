/** Measures the storage a page takes, with the shipped site served by two processes and a Redis. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { get, openMachines } from '../../../tests/e2e/support/machines.ts'
import { startRedis } from '../../../tests/support/start-redis.ts'

export interface Storage {
  pages: number
  documents: number
  /** Bytes, each. */
  html: number
  packed: number
  redis: number
  replica: number
}

export async function measureStorage(build: string): Promise<Storage> {
  const redis = await startRedis()
  const machines = await openMachines(build, { REDIS_URL: redis.url, LOG_LEVEL: 'error' })
  const read = (what: string, name: string) =>
    Number(new RegExp(`${name}:(\\d+)`).exec(redis.command('info', what))?.[1])
  try {
    const site = await machines.start()
    const sitemap = await get(site.origin, '/sitemaps/en.xml')
    const paths = [...sitemap.text.matchAll(/<loc>http:\/\/site\.example([^<]+)<\/loc>/g)]
    const empty = read('memory', 'used_memory')
    const before = Number(redis.command('dbsize'))
    let html = 0
    for (const [, path] of paths) html += (await get(site.origin, path!)).text.length
    const kept = Number(redis.command('dbsize')) - before
    const names = redis.command('keys', 'page:*').split('\n').filter(Boolean)
    const lengths = names.map((name) => Number(redis.command('strlen', name)))
    const { documents } = (await (await fetch(`${site.origin}/healthz`)).json()).replica
    await site.stop()
    return {
      pages: paths.length,
      documents,
      html: html / paths.length,
      packed: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
      redis: (read('memory', 'used_memory') - empty) / kept,
      replica: sizeOfReplica(machines.dataDir(0)) / documents,
    }
  } finally {
    await machines.close()
    await redis.kill()
  }
}

function sizeOfReplica(dataDir: string): number {
  const files = readdirSync(dataDir).filter((name) => /^replica-.*\.sqlite(-wal)?$/.test(name))
  return files.reduce((sum, name) => sum + statSync(join(dataDir, name)).size, 0)
}
