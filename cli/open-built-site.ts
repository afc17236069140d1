/**
 * Opens the built site for commands that look at its content; builds it first if files have
 * changed.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readVariable } from '#schemas/environment-variables.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { buildModels } from '#compiler/generate/generate-models.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import type * as Quality from '#compiler/quality'
import { readSiteLetters } from '#compiler/read/fonts/site-letters.ts'
import { findThemeSheets } from '../compiler/check/build/check-theme.ts'
import { readFacts, readSiteFiles } from '../compiler/build/modules/site-files.ts'
import { ensureBuilt } from './build.ts'
import { outDir } from '#compiler/build/built-site.ts'
import { listAssets, readContentFiles, type ContentFile } from './content-files.ts'
import { findContentFolders } from '#compiler/read/content-folders.ts'

interface BuiltApi {
  openSite(
    variables: Readonly<Record<string, string | undefined>>,
    log: object,
  ): Promise<{ site: Quality.Inspection['site']; close(): Promise<void> }>
  quality: typeof Quality
}

export interface BuiltSite {
  site: Quality.Inspection['site']
  quality: typeof Quality
  facts: Quality.SiteFacts
  /** Files of the embedded content; the documents of a real repository are not files. */
  files: ContentFile[]
  close(): Promise<void>
}

/**
 * @param output - the stream for a build's progress messages
 * @throws Error when the site cannot be built; SiteError when its content cannot be reached
 */
export async function openBuiltSite(output: 'stdout' | 'stderr' = 'stdout'): Promise<BuiltSite> {
  await ensureBuilt(undefined, output)
  const api = (await import(pathToFileURL(join(outDir(), 'server/api.mjs')).href)) as BuiltApi
  const folders = readVariable('PRISMIC_REPOSITORY') ? [] : findContentFolders(findRoots())
  const silent = { info() {}, warn() {}, error() {} }
  const { site, close } = await api.openSite(process.env, silent)
  const roots = findRoots()
  const { actors } = readSiteFiles(roots).behaviours
  return {
    site,
    quality: api.quality,
    facts: {
      files: folders.length > 0 ? listAssets(folders) : undefined,
      started: new Set(actors.map(({ machine }) => machine)),
      models: buildModels(loadSchemas(roots)),
      stated: readFacts(roots),
      letters: readSiteLetters(findThemeSheets(roots).at(-1)!, roots),
    },
    files: readContentFiles(folders),
    close,
  }
}
