/** The site as files: changes since the last export are rendered, and put in place all at once. */
import { siteError } from '../../model/errors/site-error.ts'
import type { Publication } from '../../model/ports/content-source.ts'
import type { Site } from '../../model/site.ts'
import { createTagFinder } from '../publish/find-changed-tags.ts'
import { exportAnswers } from './export-answers.ts'
import { ExportWithoutContent } from './export-errors.ts'
import type { ExportFolder, ExportedFiles } from './export-folder.ts'
import type { ExportManifest } from './export-manifest.ts'
import type { MakeAnswer } from './make-answer.ts'
import { writeHeaders, writeRedirects } from './host-files.ts'
import type { HostFilesOptions, HostRedirect } from './host-rules.ts'
import { listSiteRedirects } from './list-redirects.ts'
import { listUnanswered, type Unanswered } from './list-unanswered.ts'
import { markStale } from './mark-stale.ts'

export interface SiteExport {
  /** Static, over a replica. */
  site: Site
  folder: ExportFolder
  files: ExportedFiles
  /** Key of what everything depends on beside the content; another one has everything rendered. */
  key: string
  /** Renders everything. */
  isFull?: boolean
  hosting: Omit<HostFilesOptions, 'config' | 'redirects'>
  /** Makes answers on another thread, from the content at the time of the first request. */
  helper?: MakeAnswer | undefined
  show?: (done: number, total: number, what: string) => void
}

export interface ExportReport {
  pages: number
  /** Number of pages rendered. */
  rendered: number
  /** Sitemaps, feeds and the like that were rendered. */
  renderedOthers: number
  /** Number of both that another thread rendered. */
  renderedAside: number
  files: number
  written: number
  deleted: number
  bytes: number
  /** Whether the content service answered. */
  isLive: boolean
  hasBaseUrl: boolean
  /** Files of the site that pages name, and that do not exist. */
  missing: string[]
  /** What functions would answer: the files of an export do not. */
  unanswered: readonly Unanswered[]
  /** For hosts that read no file of the folder. */
  redirects: readonly HostRedirect[]
}

/** @throws SiteError ExportWithoutContent, ExportUnwritable; the last export stays whole */
export async function exportSite(options: SiteExport): Promise<ExportReport> {
  const { site, folder, files, show = () => {} } = options
  const publications: Publication[] = []
  const stop = site.content.onPublication?.((publication) => void publications.push(publication))
  const isLive = (await site.content.refresh?.()) ?? true
  if (site.content.health?.().replica.isComplete === false) {
    throw siteError(ExportWithoutContent, [site.content.repository.name])
  }
  const manifest = findPrevious(options)
  const counts = { pages: 0, rendered: 0, renderedOthers: 0, renderedAside: 0 }
  let { helper } = options
  // Something may be published while pages are rendered.
  do {
    await follow(manifest, publications.splice(0), site)
    if (folder.manifest) await folder.note({ ...manifest, files: folder.manifest.files })
    const {
      answers,
      files: made,
      ...done
    } = await exportAnswers({
      site,
      previous: manifest,
      isIntact: (path, file) => folder.isIntact(path, file),
      write: (path, text, before) => folder.write(path, text, before),
      findNames: files.findNames,
      helper,
      show: (count, total) => show(count, total, 'rendering'),
    })
    Object.assign(manifest, { answers, files: made })
    counts.pages = done.pages
    counts.rendered += done.rendered
    counts.renderedOthers += done.renderedOthers
    counts.renderedAside += done.renderedAside
    // It may not have seen publications since, which change little.
    helper = undefined
  } while (publications.length > 0)
  stop?.()
  const redirects = await listSiteRedirects(site, toPages(manifest))
  const missing = await addFiles(manifest, options, redirects)
  const committed = await folder.commit(manifest)
  const sizes = [...manifest.files.values()].map(({ size }) => size)
  return {
    ...counts,
    ...committed,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    isLive,
    hasBaseUrl: site.baseUrl !== undefined,
    missing,
    unanswered: listUnanswered(site),
    redirects,
  }
}

function toPages({ answers }: ExportManifest): Set<string> {
  return new Set([...answers.keys()].flatMap((key) => /^page ([^?]*)$/.exec(key)?.[1] ?? []))
}

/**
 * Answers of the last export that may be current: none when something they all depend on has
 * changed.
 */
function findPrevious({ folder, key, isFull }: SiteExport): ExportManifest {
  const { manifest } = folder
  if (manifest?.key === key && !isFull) return { ...manifest }
  return { key, contentRef: '', answers: new Map(), files: manifest?.files ?? new Map() }
}

/** Marks answers changed by publications; removes all when the changes are not known. */
async function follow(
  manifest: ExportManifest,
  publications: readonly Publication[],
  site: Site,
): Promise<void> {
  const findTags = createTagFinder(site)
  for (const publication of publications) {
    const { from, to, changes } = publication
    if (from === manifest.contentRef && changes) markStale(manifest.answers, findTags(publication))
    else manifest.answers = new Map()
    manifest.contentRef = to
  }
  const ref = await site.content.ref()
  if (manifest.contentRef !== ref) manifest.answers = new Map()
  manifest.contentRef = ref
}

/** Files read or converted at once. */
const filesAtOnce = 4

/** @returns the files that pages name, and that do not exist */
async function addFiles(
  manifest: ExportManifest,
  { site, files, hosting, show = () => {} }: SiteExport,
  redirects: readonly HostRedirect[],
): Promise<string[]> {
  const names = new Set([...manifest.answers.values()].flatMap((answer) => answer.names))
  const waiting = [...names].sort()
  const missing: string[] = []
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const added = await files.addNamed(name)
      if (added) manifest.files.set(...added)
      else missing.push(name)
      show(names.size - waiting.length, names.size, 'pictures and files')
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, work))
  for (const added of await files.addBuild()) manifest.files.set(...added)
  const options = { ...hosting, config: site.config, redirects }
  manifest.files.set(...(await files.addRules('_redirects', writeRedirects(options))))
  manifest.files.set(...(await files.addRules('_headers', writeHeaders(options))))
  return missing.sort()
}
