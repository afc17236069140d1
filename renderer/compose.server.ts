/** The one place where adapters, slices, machines, content and configuration meet. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  cacheSingles,
  consoleLogger,
  createFragmentCache,
  createMessages,
  createRouteTable,
  defaultImages,
  issueKey,
  joinVendors,
  type ContentIssue,
  type ContentSource,
  type Environment,
  type Logger,
  type Site,
  type SiteAssets,
  type SliceLoader,
} from '#runtime'
import { createPrismicImages, createPrismicSource } from '../adapters/prismic/index.ts'
import { startContentService } from '../adapters/prismic/service/index.ts'
import { createNetlifyImages } from '../adapters/netlify/index.ts'
import { findRoots } from '#schemas/roots.ts'
import { files, kinds } from 'virtual:slicewright/site'
import * as validators from 'virtual:slicewright/validators'

/** Where the site serves the files of the content. */
export const mediaPath = '/media'

export interface Composition {
  site: Site
  /** Folders whose `assets/` stand behind `mediaPath`, the first that has a file wins. */
  mediaDirs: string[]
  close(): Promise<void>
}

/** @throws SiteError of kind `wiring` when environment, configuration or files disagree */
export async function composeSite(
  environment: Environment,
  { assets, slices }: { assets: SiteAssets; slices: SliceLoader },
  log: Logger = consoleLogger,
): Promise<Composition> {
  const folders = findContentFolders(environment)
  const { content, close } = await openContent(environment, folders)
  const images = { ...defaultImages, ...files.config.images }
  if (environment.siteBaseUrl === undefined) {
    log.warn('BASE_URL_MISSING', {
      message:
        'SITE_BASE_URL is not set: links for search engines and social networks cannot be absolute.',
    })
  }
  const site: Site = {
    config: files.config,
    images,
    baseUrl: environment.siteBaseUrl,
    pageTypes: new Map(files.pageTypes.map((pageType) => [pageType.type, pageType])),
    layouts: new Map(files.layouts.map((layout) => [layout.name, layout])),
    kinds,
    validators,
    routes: createRouteTable(files.pageTypes, files.config),
    machines: files.machines,
    vendors: joinVendors(files.vendors.vendors, environment),
    messages: createMessages(files.messages, (locale, key) =>
      log.warn('MESSAGE_MISSING', { locale, key }),
    ),
    content: cacheSingles(content),
    // The CDN of the content service transforms its own pictures; the endpoint could, and would fetch them first.
    imageSources: [createPrismicImages(), createNetlifyImages(images)],
    assets,
    slices,
    fragments: createFragmentCache(),
    report: createIssueLog(log),
    log,
    now: Date.now,
  }
  return {
    site,
    mediaDirs: folders
      .map((folder) => join(folder, 'assets'))
      .filter(existsSync)
      .reverse(),
    close,
  }
}

/** `content/` of every root, in order; `CONTENT_DIR` stands for all of them. */
function findContentFolders(environment: Environment): string[] {
  if (environment.contentDir !== undefined) return [resolve(environment.contentDir)]
  return findRoots()
    .map((root) => join(root, 'content'))
    .filter(existsSync)
}

async function openContent(
  environment: Environment,
  folders: string[],
): Promise<{ content: ContentSource; close(): Promise<void> }> {
  const {
    prismicRepository: repository,
    prismicEndpoint: endpoint,
    prismicAccessToken: accessToken,
  } = environment
  if (repository !== undefined) {
    const content = createPrismicSource({
      repository,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(accessToken === undefined ? {} : { accessToken }),
    })
    return { content, close: async () => {} }
  }
  const service = await startContentService({ folders, assetBase: mediaPath })
  const content = createPrismicSource({
    repository: service.repository,
    endpoint: service.endpoint,
  })
  return { content, close: () => service.close() }
}

/** How many different issues are remembered, so that each is told once. */
const issueMemory = 5000

function createIssueLog(log: Logger): Site['report'] {
  const told = new Set<string>()
  return (issue: ContentIssue) => {
    const key = issueKey(issue)
    if (told.has(key)) return
    if (told.size >= issueMemory) told.clear()
    told.add(key)
    const { code, ...rest } = issue
    log.warn('CONTENT_ISSUE', { issue: code, ...rest })
  }
}
