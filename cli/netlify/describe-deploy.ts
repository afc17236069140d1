/** What Netlify reads of a build: its Frameworks API, `.netlify/v1/`, as texts. */
import type { ImageConfig, RateLimit } from '#runtime'
import { lastingMediaPath } from '#runtime/media-files'
import { securityHeaders } from '#runtime/security-headers'
import { deployParameter } from './stamp-scripts.ts'
import { passOnPath } from '../../adapters/netlify/pass-on-path.ts'

export interface DeployFacts {
  /** Of every function of the site, by its name. */
  limits: Readonly<Record<string, RateLimit | undefined>>
  images: Pick<ImageConfig, 'hosts'>
  /** Of the embedded content; undefined where the site has none. */
  contentKey: string | undefined
  /** As Netlify's build says it: `production`, `deploy-preview`, `branch-deploy`. */
  context: string
}

/** Inside `.netlify/v1/`: the bundled server. */
export const serverFolder = 'server'

/** Path inside `.netlify/v1/` to text. */
export function describeDeploy(facts: DeployFacts): Record<string, string> {
  const { limits, contentKey } = facts
  const named = Object.entries(limits).map(([name, limit]) => [
    `functions/${name}.mjs`,
    toFunction(`site.call('${name}', request, context)`, limit && { rateLimit: toLimit(limit) }),
  ])
  return {
    ...Object.fromEntries(named),
    'functions/server.mjs': toFunction('site.answer(request, context)', {
      path: '/*',
      preferStatic: true,
    }),
    'functions/pass-on-background.mjs': toFunction('site.passOn()', {
      background: true,
      rateLimit: toLimit({ requests: 120, seconds: 60 }),
    }),
    'functions/pass-on-scheduled.mjs': scheduled,
    [`${serverFolder}/start.mjs`]: toStart(contentKey),
    'config.json': toJson(toConfig(facts)),
    'skew-protection.json': toJson(skewProtection),
  }
}

function toFunction(call: string, config: object = {}): string {
  return [
    `import { site } from '../${serverFolder}/start.mjs'`,
    '',
    `export default (request, context) => ${call}`,
    '',
    toExport({
      ...config,
      // Bundled by the build: shipped as it is, without looking through it again for each function.
      nodeBundler: 'none',
      includedFiles: [`../${serverFolder}/**`],
    }),
  ].join('\n')
}

/** Scheduled functions have half a minute: it only calls the one that has more. */
const scheduled = [
  'export default (request, { site, url }) =>',
  `  fetch(new URL('${passOnPath}', site.url ?? url), { method: 'POST' })`,
  '',
  toExport({ schedule: '*/5 * * * *', nodeBundler: 'none' }),
].join('\n')

/** Netlify reads it without running the file. */
function toExport(config: object): string {
  return `export const config = ${JSON.stringify({ ...config, generator: 'slicewright' }, null, 2)}\n`
}

/** Alone, `ip` counts all visitors of the domain together. */
function toLimit({ requests, seconds }: RateLimit) {
  return {
    windowLimit: requests,
    // Netlify counts for three minutes at most.
    windowSize: Math.min(seconds, 180),
    aggregateBy: ['ip', 'domain'],
  }
}

/** Started once, whatever a process is asked for. */
function toStart(contentKey: string | undefined): string {
  const load = "() => import('./content.mjs').then(({ content }) => content)"
  const content = contentKey === undefined ? 'undefined' : `{ key: '${contentKey}', load: ${load} }`
  return [
    "import { media } from './media.mjs'",
    "import { openNetlifySite } from './site.mjs'",
    '',
    `export const site = openNetlifySite(${content}, media)`,
    '',
  ].join('\n')
}

function toConfig({ images, context }: DeployFacts) {
  const noindex = context === 'production' ? {} : { 'x-robots-tag': 'noindex' }
  return {
    headers: [
      { for: '/*', values: { ...securityHeaders, ...noindex } },
      {
        for: '/assets/*',
        values: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
      toMediaHeaders('/media', 'public, max-age=3600'),
      // Other versions are no files: the function answers them.
      toMediaHeaders(lastingMediaPath, 'public, max-age=31536000, immutable'),
    ],
    images: { remote_images: images.hosts.map(toPattern) },
  }
}

function toMediaHeaders(path: string, lifetime: string) {
  return {
    for: `${path}/*`,
    values: {
      'cache-control': lifetime,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  }
}

/** Netlify looks for it anywhere in the address, unless it is anchored. */
function toPattern(host: string): string {
  return `^https://${host.replaceAll('.', '\\.')}/.*`
}

/** Scripts that name a deploy in their address are those of that deploy. */
const skewProtection = {
  patterns: ['^/assets/.*$'],
  sources: [{ type: 'query', name: deployParameter }],
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
