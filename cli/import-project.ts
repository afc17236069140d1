/** A Slice Machine project becomes the folder of a site: files, and content. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importModels, type ImportedSite } from '#compiler/import/import-models.ts'
import { toLocales } from '#compiler/import/site-files.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { listPictureHosts, openDump, writeDump, writeSamples } from './import-content.ts'
import { writeFile } from './named-files.ts'
import type { Project } from './read-project.ts'

export interface ProjectOptions {
  /** Of the site. */
  name: string
  /** Codes of the content service, the main one first; those of the documents without. */
  languages?: readonly string[] | undefined
  /** Documents from elsewhere than the project: a folder with answers of the Content API, or an export. */
  content?: string | undefined
}

export interface ImportedProject extends Omit<ImportedSite, 'files'> {
  /** Paths in the folder of the site. */
  written: string[]
  documents: number
  /** Whether the documents are samples, because the project has none. */
  areSamples: boolean
}

/**
 * Writes the folder of the site, with its content. Files that are there stay.
 * @throws SiteError for documents that cannot be read
 */
export async function importProject(
  project: Project,
  folder: string,
  { name, languages, content }: ProjectOptions,
): Promise<ImportedProject> {
  const dump = openDump(project, content)
  const known = (await dump?.languages())?.map(({ id }) => id)
  const locales = toLocales(languages ?? known ?? ['en-us'])
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const { files, notes, kept } = importModels(project, {
    brand: { name, slug },
    locales,
    routes: project.routes,
    kinds: loadSchemas([repositoryRoot]).fields,
    ...(dump && { hosts: await listPictureHosts(dump) }),
  })
  const written = await writeSite(folder, { files })
  const repository = project.repository ?? slug
  const documents = dump
    ? await writeDump(join(folder, 'content'), repository, dump)
    : await writeSamples(
        folder,
        repository,
        locales.map(({ language: id, name }) => ({ id, name })),
      )
  const ignored = (dump?.ignored ?? []).map((file) => `${file} holds no document.`)
  const told = [...project.notes, ...notes, ...ignored]
  return { written, notes: told, kept, documents, areSamples: !dump }
}

/** Existing files stay: a second run adds what is new. */
export async function writeSite(
  folder: string,
  { files }: Pick<ImportedSite, 'files'>,
): Promise<string[]> {
  const written: string[] = []
  for (const [path, text] of files) {
    const file = join(folder, path)
    if (existsSync(file)) continue
    await writeFile(file, text)
    written.push(path)
  }
  return written
}
