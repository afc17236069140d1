/**
 * Composes the functions' platform on Netlify: stores in Blobs and PostgreSQL, since disks do not
 * persist.
 */
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
import type { Environment, Logger, Site } from '#runtime'
import { purgeAssessments } from '../../adapters/node/index.ts'
import { createBlobFiles, createCarriedBlob } from '../../adapters/netlify/index.ts'
import { openLeadsByCall } from '../../adapters/leads/index.ts'
import { composeServices, type ComposedPlatform } from './services.server.ts'

/** The embedded content, packed by the build. */
export interface PackedContent {
  /** Identifies the content; other content has another key. */
  key: string
  /** Texts by path within each folder, in order of the folders. */
  load(): Promise<readonly Readonly<Record<string, string>>[]>
}

export async function composeNetlifyPlatform(
  environment: Environment,
  site: Site,
  log: Logger,
): Promise<{ platform: ComposedPlatform; passOn(signal: AbortSignal): Promise<void> }> {
  const files = createBlobFiles(getStore({ name: 'slicewright-files', consistency: 'strong' }))
  const people = getStore({ name: 'slicewright-people', consistency: 'strong' })
  const { assessments, leads, toPlatform } = await composeServices(environment, site, files, log)
  const { passOn, ...stores } = await openLeadsByCall({
    ...leads,
    dataDir: scratchFolder(),
    carried: createCarriedBlob(people, 'people.sqlite'),
  })
  return {
    platform: toPlatform(stores),
    async passOn(signal) {
      await Promise.all([
        passOn(signal),
        purgeAssessments({ assessments, config: site.config, log }),
      ])
    },
  }
}

/** Unpacks the content for its service, once per machine. @returns its folders, in order */
export async function unpackContent({ key, load }: PackedContent): Promise<string[]> {
  const root = join(tmpdir(), `slicewright-content-${key}`)
  if (!existsSync(root)) {
    const draft = mkdtempSync(`${root}-`)
    for (const [at, files] of (await load()).entries()) writeFiles(join(draft, String(at)), files)
    try {
      renameSync(draft, root)
    } catch {
      // Another process was first.
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

/** A folder for this instance alone, as long as it lives. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slicewright-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
