/**
 * Netlify's own reading of our deploy: a rule that it does not understand would be missing there.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { expect, test } from './support/test.ts'

interface BuiltFunction {
  name: string
  invocationMode: string
  schedule?: string
  routes?: { pattern: string; prefer_static?: boolean }[]
  trafficRules?: {
    action: {
      type: string
      config: {
        rateLimitConfig: { windowLimit: number; windowSize: number }
        aggregate: { keys: { type: string }[] }
      }
    }
  }
}

const read = (file: string) => readFileSync(join(repositoryRoot, '.netlify', file), 'utf8')
const { functions } = JSON.parse(read('functions/manifest.json')) as { functions: BuiltFunction[] }
const find = (name: string) => functions.find((one) => one.name === name)

test('[FN-01] [FN-02] [FN-03] [FN-04] [FN-05] [FN-06] [FN-07] [FN-08] every function that visitors call counts each of them by themselves', () => {
  const limited = functions.filter(({ name }) => !['server', 'pass-on-scheduled'].includes(name))
  expect(limited.length).toBeGreaterThanOrEqual(15)
  for (const { name, trafficRules } of limited) {
    const { type, config } = trafficRules!.action
    expect([name, type]).toEqual([name, 'rate_limit'])
    expect([name, config.aggregate.keys.map((key) => key.type)]).toEqual([name, ['ip', 'domain']])
    expect(config.rateLimitConfig.windowLimit).toBeGreaterThan(0)
    expect(config.rateLimitConfig.windowSize).toBeLessThanOrEqual(180)
  }
})

test('one function answers what is no file, one works in the background, one is called by a schedule', () => {
  expect(find('server')!.routes).toMatchObject([{ pattern: '/*', prefer_static: true }])
  expect(find('pass-on-background')).toMatchObject({ invocationMode: 'background' })
  expect(find('pass-on-scheduled')).toMatchObject({ schedule: '*/5 * * * *' })
})

test('[IMG-05] the Image CDN fetches from hosts of the site, from the start of an address', () => {
  const list = /remote_images = \[([^\]]*)\]/.exec(read('netlify.toml'))![1]!
  const patterns = list.split('\n').flatMap((line) => /^\s*"(.*)",?$/.exec(line)?.[1] ?? [])
  expect(patterns.length).toBeGreaterThan(0)
  expect(patterns.filter((pattern) => !pattern.startsWith('^https://'))).toEqual([])
})

test('[BUILD-03] scripts whose address names a deploy are asked of that one', () => {
  expect(JSON.parse(read('deploy-config/deploy-config.json'))).toEqual({
    skew_protection: {
      patterns: ['^/assets/.*$'],
      sources: [{ type: 'query', name: 'deploy' }],
    },
  })
})
