import { describe, expect, it } from 'vitest'
import { functions } from '../../functions/index.ts'
import { describeDeploy } from './describe-deploy.ts'

const limits = Object.fromEntries(
  Object.entries(functions).map(([name, { limit }]) => [name, limit]),
)
const facts = {
  limits,
  images: { hosts: ['images.prismic.io', 'cdn.example'] },
  contentKey: 'a1',
  context: 'production',
}
const files = describeDeploy(facts)

/** Reads the config as Netlify does: without running the file. */
function configOf(path: string): Record<string, unknown> {
  const text = /^export const config = ([^]*)$/m.exec(files[path] ?? '')?.[1]
  return JSON.parse(text ?? 'null') as Record<string, unknown>
}

describe('a deploy to Netlify', () => {
  it('[FN-01] [FN-02] [FN-03] [FN-04] [FN-05] [FN-06] [FN-07] [FN-08] has a function file for every function of the site, with its own limit for each visitor', () => {
    const names = Object.keys(functions)
    expect(names).toContain('create-free-trial')
    for (const name of names) {
      expect(files[`functions/${name}.mjs`]).toContain(`site.call('${name}', request, context)`)
      const { requests, seconds } = functions[name]!.limit!
      expect(configOf(`functions/${name}.mjs`)).toMatchObject({
        // Written as a single word, it would count all visitors together.
        rateLimit: { windowLimit: requests, windowSize: seconds, aggregateBy: ['ip', 'domain'] },
      })
      // With a path of its own it would not answer at /.netlify/functions/<name> any more.
      expect(configOf(`functions/${name}.mjs`)).not.toHaveProperty('path')
    }
  })

  it('answers everything that is no file with one function', () => {
    expect(configOf('functions/server.mjs')).toMatchObject({ path: '/*', preferStatic: true })
  })

  it('passes leads on in the background, and by a schedule what was left', () => {
    expect(configOf('functions/pass-on-background.mjs')).toMatchObject({ background: true })
    expect(configOf('functions/pass-on-scheduled.mjs')).toMatchObject({ schedule: '*/5 * * * *' })
  })

  it('starts one site for all of them, with its content only where it has some', () => {
    const starts = Object.values(files).filter((text) => text.includes('= openNetlifySite('))
    expect(starts).toHaveLength(1)
    expect(files['server/start.mjs']).toContain('content.mjs')
    const without = describeDeploy({ ...facts, contentKey: undefined })
    expect(without['server/start.mjs']).not.toContain('content.mjs')
  })

  interface Config {
    headers: { for: string; values: Record<string, string> }[]
    images: { remote_images: string[] }
  }
  const config = JSON.parse(files['config.json']!) as Config

  it.each([
    ['https://images.prismic.io/a.jpg', true],
    ['https://evil.example/?https://images.prismic.io/a.jpg', false],
    ['https://images.prismic.io.evil.example/a.jpg', false],
    ['https://imagesXprismic.io/a.jpg', false],
    ['http://cdn.example/a.jpg', false],
  ])('[IMG-05] lets the Image CDN fetch %s: %s', (url, isAllowed) => {
    // As Netlify matches: anywhere in the address.
    const found = config.images.remote_images.some((pattern) => new RegExp(pattern).test(url))
    expect(found).toBe(isAllowed)
  })

  it('gives files headers of security, and those with hashed names a year', () => {
    const of = (path: string) => config.headers.find((one) => one.for === path)?.values
    expect(of('/*')).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(of('/*')).not.toHaveProperty('x-robots-tag')
    expect(of('/assets/*')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' })
    expect(of('/media/*')!['content-security-policy']).toContain("default-src 'none'")
    expect(of('/media/*')!['cache-control']).toBe('public, max-age=3600')
    expect(of('/_media/*')).toEqual({
      ...of('/media/*'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it.each(['deploy-preview', 'branch-deploy'])('hides the files of a %s from robots', (context) => {
    const hidden = describeDeploy({ ...facts, context })
    const { headers } = JSON.parse(hidden['config.json']!) as Config
    expect(headers[0]).toMatchObject({ for: '/*', values: { 'x-robots-tag': 'noindex' } })
  })

  it('keeps pages that are open on the chunks of their version', () => {
    const { patterns, sources } = JSON.parse(files['skew-protection.json']!) as {
      patterns: string[]
      sources: { type: string; name: string }[]
    }
    expect(patterns.every((pattern) => pattern.startsWith('^'))).toBe(true)
    expect(new RegExp(patterns[0]!).test('/assets/chunks/a-Xy12.js')).toBe(true)
    expect(sources).toEqual([{ type: 'query', name: 'deploy' }])
  })
})
