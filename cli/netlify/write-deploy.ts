/** Writes a whole deploy to Netlify: functions, files, and the configuration of both. */
import { hash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { typeOfFile } from '#schemas/file-types.ts'
import type { ImageConfig } from '#runtime'
import { toLastingAddress, toPublishedPath } from '#runtime/media-files'
import { readMediaFacts, type MediaFacts } from '../../adapters/node/media-files.ts'
import { bundleFunctions } from './bundle-functions.ts'
import { describeDeploy, serverFolder, type DeployFacts } from './describe-deploy.ts'
import { stampDeploy } from './stamp-scripts.ts'

export interface DeployOptions {
  /** The site's build, with `client/` and `server/`. */
  build: string
  /** Gets `.netlify/v1/`, which Netlify expects in the folder where its build runs. */
  root: string
  images: Pick<ImageConfig, 'hosts'>
  /**
   * Folders of content whose `assets/` are published and whose documents are shipped. The last
   * wins.
   */
  contentFolders: readonly string[]
  /** Whether the site runs on the embedded content. */
  isEmbedded: boolean
  context: string
  /**
   * The new deploy's token for Netlify's skew protection; undefined where Netlify provides none.
   */
  skewToken: string | undefined
}

/** Path inside a build. */
export const publicFolder = 'netlify/public'

/** @returns the names of the functions */
export async function writeDeploy(options: DeployOptions): Promise<string[]> {
  const { build, root, images, contentFolders, isEmbedded, context, skewToken } = options
  const target = join(root, '.netlify/v1')
  rmSync(target, { recursive: true, force: true })
  const server = join(target, serverFolder)
  await bundleFunctions(join(build, 'server/netlify.mjs'), server)
  const content = isEmbedded ? packContent(contentFolders) : undefined
  if (content !== undefined) writeFileSync(join(server, 'content.mjs'), content)
  const files = join(build, publicFolder)
  publishFiles(files, join(build, 'client'), contentFolders)
  const facts = JSON.stringify(publishVersions(files))
  writeFileSync(
    join(server, 'media.mjs'),
    `export const media = JSON.parse(${JSON.stringify(facts)})\n`,
  )
  if (skewToken !== undefined) stampDeploy(join(files, 'assets'), server, skewToken)
  const bundle = pathToFileURL(join(server, 'site.mjs')).href
  const { limits } = (await import(bundle)) as Pick<DeployFacts, 'limits'>
  const contentKey = content && hash('sha1', content).slice(0, 12)
  const texts = describeDeploy({ limits, images, contentKey, context })
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), text)
  }
  const prefix = 'functions/'
  return Object.keys(texts).flatMap((path) =>
    path.startsWith(prefix) ? [path.slice(prefix.length, -'.mjs'.length)] : [],
  )
}

/** Publishes the files that visitors get as they are. Netlify compresses them. */
function publishFiles(folder: string, client: string, contentFolders: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true })
  const isStored = (file: string) => !/\.(?:br|gz|map)$/.test(file)
  cpSync(client, folder, { recursive: true, filter: isStored })
  for (const content of contentFolders) {
    const files = globSync('**/*', { cwd: join(content, 'assets'), withFileTypes: true })
    for (const file of files.filter((entry) => entry.isFile())) {
      const path = join(file.parentPath, file.name)
      const name = relative(join(content, 'assets'), path).replaceAll('\\', '/')
      const target = join(folder, 'media', toPublishedPath(name))
      mkdirSync(dirname(target), { recursive: true })
      cpSync(path, target)
    }
  }
}

/**
 * Publishes pictures a second time, at addresses that contain a hash of the content.
 * @returns facts about all files by published path below the media folder
 */
function publishVersions(folder: string): Record<string, MediaFacts> {
  const media = join(folder, 'media')
  const files = globSync('**/*', { cwd: media, withFileTypes: true })
  const names = files
    .filter((file) => file.isFile())
    .map((file) => relative(media, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .sort()
  return Object.fromEntries(
    names.map((name) => {
      const path = `/${name}`
      if (!typeOfFile(name).startsWith('image/')) return [path, {}]
      const facts = readMediaFacts(readFileSync(join(media, name)))
      const target = join(folder, toLastingAddress(facts.version, path))
      mkdirSync(dirname(target), { recursive: true })
      cpSync(join(media, name), target)
      return [path, facts]
    }),
  )
}

/** Packs content as a module, so that whatever bundles a function includes it. */
function packContent(folders: readonly string[]): string {
  const packed = folders.map((folder) => {
    const paths = globSync(['repository.json', 'documents/**/*.json'], { cwd: folder }).sort()
    return Object.fromEntries(
      paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
    )
  })
  return `export const content = JSON.parse(${JSON.stringify(JSON.stringify(packed))})\n`
}
