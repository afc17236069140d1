/**
 * Runs the site over content in which a share of all values is wrong. Every page must answer unless
 * a value it needs is damaged, and nothing may answer with a 5xx.
 */
import { toKeys } from '../../../schemas/json-pointer.ts'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Handler, Site } from '../../../runtime/index.ts'
import type { SiegeRow } from './row.ts'
import { createRandom, damageDocument, type Json } from './damage-document.ts'

export interface OpenedSite {
  site: Site
  handler: Handler
  close(): Promise<void>
}

export interface DamageOptions {
  /** With `documents/` and `repository.json`. */
  contentDir: string
  /** The site over another content folder. */
  open(contentDir: string): Promise<OpenedSite>
  /** Shares of all values; each is a separate run. */
  shares?: readonly number[]
  seeds?: readonly number[]
  /** Pages per run, taken evenly from all. */
  maxPages?: number
  /** Ends the siege early; untried pages are reported. */
  maxMs?: number
}

export async function run({
  contentDir,
  open,
  shares = [0.02, 0.1],
  seeds = [1],
  maxPages = Infinity,
  maxMs = 600_000,
}: DamageOptions): Promise<SiegeRow[]> {
  const rows: SiegeRow[] = []
  const end = Date.now() + maxMs
  for (const share of shares) {
    for (const seed of seeds) {
      const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
      try {
        const damaged = copyDamaged(contentDir, folder, share, seed)
        rows.push(await attack(folder, damaged, { contentDir, open, maxPages, end, share, seed }))
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }
  }
  return rows
}

interface StoredFile {
  id: string
  uid?: string
  type: string
  lang: string
  data: Json
}

/** Pointers of damage by the id a document had before. */
type Damage = ReadonlyMap<string, readonly string[]>

function copyDamaged(from: string, to: string, share: number, seed: number): Damage {
  const random = createRandom(seed)
  const damage = new Map<string, readonly string[]>()
  cpSync(join(from, 'repository.json'), join(to, 'repository.json'))
  for (const path of listFiles(from)) {
    const document = JSON.parse(readFileSync(join(from, path), 'utf8')) as Json & StoredFile
    const result = damageDocument(document, share, random)
    damage.set(document.id, result.damaged)
    mkdirSync(dirname(join(to, path)), { recursive: true })
    writeFileSync(join(to, path), JSON.stringify(result.document))
  }
  return damage
}

function listFiles(contentDir: string): string[] {
  return readdirSync(join(contentDir, 'documents'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join('documents', name))
    .sort()
}

interface Attack extends Required<Pick<DamageOptions, 'contentDir' | 'open' | 'maxPages'>> {
  end: number
  share: number
  seed: number
}

async function attack(
  folder: string,
  damage: Damage,
  { contentDir, open, maxPages, end, share, seed }: Attack,
): Promise<SiegeRow> {
  const whole = await open(contentDir)
  const targets = await listTargets(whole, damage, contentDir)
  await whole.close()
  const step = Math.max(1, Math.ceil(targets.pages.length / maxPages))
  const pages = targets.pages.filter((_, index) => index % step === 0)
  const faults: string[] = []
  let untried = 0
  let tried = 0
  let expected = 0
  const opened = await open(folder)
  try {
    for (const { path, isWhole } of [...pages, ...targets.files]) {
      if (Date.now() > end) {
        untried = pages.length + targets.files.length - tried
        break
      }
      tried++
      const status = await statusOf(path, opened.handler)
      if (isWhole) expected++
      if (status >= 500 || (isWhole && status !== 200)) faults.push(`${path} ${status}`)
    }
  } finally {
    await opened.close()
  }
  return {
    attack: `${share * 100}% of all values wrong (seed ${seed})`,
    tried,
    broken: faults.length,
    note: [
      faults.length > 0 ? faults.slice(0, 10).join(', ') : `${expected} had to be there`,
      ...(untried > 0 ? [`${untried} not tried in time`] : []),
    ].join('; '),
  }
}

/** The status after redirects: damage may move a page when a value in its address is gone. */
async function statusOf(path: string, handler: Handler): Promise<number> {
  let url = `http://siege.local${path}`
  for (let hops = 0; hops < 5; hops++) {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
    const response = await handler(new Request(url, { headers, redirect: 'manual' }))
    const location = response.headers.get('location')
    await response.arrayBuffer()
    if (response.status < 300 || response.status > 399 || location === null) return response.status
    url = new URL(location, url).href
  }
  return 508
}

interface Target {
  path: string
  /** Whether nothing it needs was damaged, so that it must answer. */
  isWhole: boolean
}

async function listTargets(
  { site }: OpenedSite,
  damage: Damage,
  contentDir: string,
): Promise<{ pages: Target[]; files: Target[] }> {
  await site.routes.prepare(site.content)
  const pages = listFiles(contentDir).flatMap((name) => {
    const { id, uid, ...facts } = JSON.parse(
      readFileSync(join(contentDir, name), 'utf8'),
    ) as StoredFile
    const path = site.routes.toPath({ ...facts, uid: uid ?? null })
    if (path === '/404/' || site.pageTypes.get(facts.type)?.status === 404) return []
    const needed = neededOf(facts.type, site)
    const isWhole = !(damage.get(id) ?? []).some((at) => needed.has(headOf(at)))
    return [{ path: path.length > 1 ? path.replace(/\/$/, '') : path, isWhole }]
  })
  return { pages, files: listResources(site).map((path) => ({ path, isWhole: true })) }
}

/** `/data/title/0/text` is damage to `/data/title`. */
function headOf(at: string): string {
  const [first = '', second] = toKeys(at)
  return first === 'data' && second !== undefined ? `/data/${second}` : `/${first}`
}

/**
 * The parts a document needs to be a page: names, and the fields that its schema requires or its
 * address contains.
 */
function neededOf(type: string, site: Site): ReadonlySet<string> {
  const { required } = site.kinds.documents[type] as unknown as { required: string[] }
  const parameters = (site.pageTypes.get(type)?.routes ?? []).flatMap((route) =>
    Object.values(route.parameters ?? {}),
  )
  return new Set([
    '/id',
    '/uid',
    '/type',
    '/lang',
    '/data',
    ...required.map((name) => `/data/${name}`),
    ...parameters.flatMap((one) =>
      'parent' in one ? [] : 'related' in one ? one.related : one.field,
    ),
  ])
}

function listResources({ config }: Site): string[] {
  return [
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    ...config.locales.flatMap(({ code }) => {
      const prefix = code === config.defaultLocale ? '' : `/${code}`
      return [
        `/sitemaps/${code}.xml`,
        `/_search/${code}.json`,
        `/_i18n/${code}/messages.json`,
        ...(config.llms ? [`${prefix}/llms.txt`] : []),
        ...(config.feeds ?? []).flatMap(({ path }) =>
          ['rss.xml', 'atom.xml'].map((file) => `${prefix}${path}/${file}`),
        ),
      ]
    }),
  ]
}
