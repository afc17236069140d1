/** What functions work with on Netlify: stores in Blobs and PostgreSQL, since nothing stays on a disk there. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getStore } from '@netlify/blobs'
import type { Environment, FunctionPlatform, Logger, Site } from '#runtime'
import { createAssessmentStore, findSignedLinks, purgeAssessments } from '../adapters/node/index.ts'
import { createBlobFiles, createCarriedBlob } from '../adapters/netlify/index.ts'
import { createRateLimiter, openRedis } from '../adapters/redis/index.ts'
import { openLeadsByCall } from '../adapters/leads/index.ts'
import { createUpstreams } from '../adapters/upstreams/index.ts'
import { composeMail } from '../functions/index.ts'

/** The embedded content, as the build has packed it. */
export interface PackedContent {
  /** Another one for other content. */
  key: string
  /** Of each folder in order: paths inside it, and their texts. */
  load(): Promise<readonly Readonly<Record<string, string>>[]>
}

/** Without what a host knows of one request. */
type ComposedPlatform = Omit<FunctionPlatform, 'address' | 'country' | 'publications'>

export async function composeNetlifyPlatform(
  environment: Environment,
  site: Site,
  log: Logger,
): Promise<{ platform: ComposedPlatform; passOn(signal: AbortSignal): Promise<void> }> {
  const files = createBlobFiles(getStore({ name: 'slicewright-files', consistency: 'strong' }))
  const people = getStore({ name: 'slicewright-people', consistency: 'strong' })
  const { redisUrl } = environment
  const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, log)
  const rates = createRateLimiter(redis, redisUrl)
  const upstreams = createUpstreams({ environment, files, slug: site.config.brand.slug })
  const links = findSignedLinks(environment)
  const assessments = createAssessmentStore(files)
  const { passOn, ...stores } = await openLeadsByCall({
    environment,
    dataDir: scratchFolder(),
    carried: createCarriedBlob(people, 'people.sqlite'),
    learningPlatform: upstreams.learningPlatform,
    config: site.config,
    compose: (mail, known) => composeMail(mail, { ...known, environment, links, site }),
    log,
  })
  return {
    platform: {
      assessments,
      files,
      rates,
      ...upstreams,
      ...stores,
      links,
      environment,
      site,
      log,
      now: Date.now,
    },
    async passOn(signal) {
      await Promise.all([
        passOn(signal),
        purgeAssessments({ assessments, config: site.config, log }),
      ])
    },
  }
}

/** Unpacks the content to where its service can read it, once on a machine. @returns its folders, in order */
export async function unpackContent({ key, load }: PackedContent): Promise<string[]> {
  const root = join(tmpdir(), `slicewright-content-${key}`)
  if (!existsSync(root)) {
    const draft = mkdtempSync(`${root}-`)
    for (const [at, files] of (await load()).entries()) writeFiles(join(draft, String(at)), files)
    try {
      renameSync(draft, root)
    } catch {
      // Somebody else was first.
      rmSync(draft, { recursive: true })
    }
  }
  return readdirSync(root)
    .sort((a, b) => Number(a) - Number(b))
    .map((name) => join(root, name))
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Of this instance alone, as long as it lives. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slicewright-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
