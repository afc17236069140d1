/** The files that Netlify reads from a build, as texts: its Frameworks API, `.netlify/v1/`. */
import type { ImageConfig, RateLimit } from '#runtime'
import { lastingMediaPath, mediaPath } from '#runtime/media-files'
import { mediaPolicy, securityHeaders } from '#runtime/security-headers'
import { deployParameter } from './stamp-scripts.ts'
import { passOnPath } from '../../adapters/netlify/pass-on-path.ts'

export interface DeployFacts {
  /** Rate limits of all functions of the site, by name. */
  limits: Readonly<Record<string, RateLimit | undefined>>
  images: Pick<ImageConfig, 'hosts'>
  /** Key of the embedded content; undefined where the site has none. */
  contentKey: string | undefined
  /** Netlify's build context: `production`, `deploy-preview`, `branch-deploy`. */
  context: string
}

/** Inside `.netlify/v1/`: the bundled server. */
export const serverFolder = 'server'

/** Texts by path inside `.netlify/v1/`. */
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
      // The build has bundled it: shipped as is, not scanned again for each function.
      nodeBundler: 'none',
      includedFiles: [`../${serverFolder}/**`],
    }),
  ].join('\n')
}

/** Scheduled functions get 30 seconds: this one only calls one that gets more. */
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
    // Netlify's windows last three minutes at most.
    windowSize: Math.min(seconds, 180),
    aggregateBy: ['ip', 'domain'],
  }
}

/** Starts the site once per process, whichever function is called. */
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
      toMediaHeaders(mediaPath, 'public, max-age=3600'),
      // Other versions are not files: the function serves them.
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
      'content-security-policy': mediaPolicy,
    },
  }
}

/** Netlify matches a pattern anywhere in the address unless it is anchored. */
function toPattern(host: string): string {
  return `^https://${host.replaceAll('.', '\\.')}/.*`
}

/** Scripts whose address names a deploy are served from that deploy. */
const skewProtection = {
  patterns: ['^/assets/.*$'],
  sources: [{ type: 'query', name: deployParameter }],
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
