/** Documents of a project into the content folder of the site that it becomes. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sampleContent } from '#compiler/import/sample-content.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { isObject } from '#schemas/is-object.ts'
import { pullContent, readDump, type RemoteModel } from '../adapters/prismic/repository/index.ts'
import { isFolder, writeFile } from './named-files.ts'
import { readProject, type Project } from './read-project.ts'

export type ProjectDump = ReturnType<typeof readDump>

/** The folder that was named, else the one that the project carries. @throws SiteError for a file that is no JSON */
export function openDump(
  project: Pick<Project, 'customTypes' | 'slices' | 'documents'>,
  folder: string | undefined,
): ProjectDump | undefined {
  const from = folder ?? project.documents
  if (from === undefined) return undefined
  const types = toModels(project.customTypes)
  const slices = toModels(project.slices)
  return readDump(from, { type: (id) => types.get(id), slice: (id) => slices.get(id) })
}

function toModels(models: readonly { id: string }[]): Map<string, RemoteModel> {
  const plain = JSON.parse(JSON.stringify(models)) as RemoteModel[]
  return new Map(plain.map((model) => [model.id, model]))
}

/** Of the project that a folder of documents lies in; none where it lies in none. */
export function readModelsBeside(
  folder: string,
): Pick<Project, 'customTypes' | 'slices' | 'documents'> {
  const none = { customTypes: [], slices: [], documents: undefined }
  const owner = [folder, dirname(resolve(folder))].find((path) =>
    ['customtypes', 'custom_types'].some((name) => isFolder(join(path, name))),
  )
  return owner === undefined ? none : readProject(owner)
}

/**
 * Writes what the dump has. Pictures and files are told by their addresses.
 * @returns how many documents there are
 */
export async function writeDump(
  folder: string,
  repository: string,
  dump: ProjectDump,
): Promise<number> {
  const { documents } = await pullContent({
    folder: resolve(folder),
    repository,
    reader: dump,
    api: undefined,
    journal: { documents: new Map(), assets: new Map() },
    base: { documents: new Map(), assets: new Map() },
    keepsAddresses: true,
  })
  return documents
}

/** For a project with models alone; nothing where there is content already. @returns how many documents it wrote */
export async function writeSamples(
  folder: string,
  repository: string,
  languages: readonly { id: string; name: string }[],
): Promise<number> {
  const content = join(folder, 'content')
  if (existsSync(join(content, 'repository.json'))) return 0
  const schemas = loadSchemas([folder])
  const uids = new Map(
    [...schemas.documents.keys()].flatMap((type): [string, string][] => {
      const uid = ownUidOf(join(folder, `site-config/page-types/${type}.json`))
      return uid === undefined ? [] : [[type, uid]]
    }),
  )
  const files = sampleContent(schemas, { languages, repository, uids })
  for (const [path, text] of files) await writeFile(join(content, path), text)
  return [...files.keys()].filter((path) => path.startsWith('documents/')).length
}

/** Of a document that has an address of its own. */
function ownUidOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const { routes = [] } = JSON.parse(readFileSync(file, 'utf8')) as { routes?: { uid?: string }[] }
  return routes.find(({ uid }) => uid !== undefined)?.uid
}

/** Hosts of the pictures that documents show. */
export async function listPictureHosts(dump: ProjectDump): Promise<string[]> {
  const hosts = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isObject(value)) return
    const { url, dimensions } = value as { url?: unknown; dimensions?: unknown }
    if (typeof url === 'string' && dimensions !== undefined && URL.canParse(url))
      hosts.add(new URL(url).hostname)
    Object.values(value).forEach(walk)
  }
  for (const { data } of await dump.all()) walk(data)
  return [...hosts].sort()
}
