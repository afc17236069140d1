/** `slicewright models import`: a Slice Machine project becomes the folder of a site. `--help` tells of it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { importModels, type ImportedSite } from '#compiler/import/import-models.ts'
import { tellKept } from '#compiler/import/tell-kept.ts'
import { toLocales } from '#compiler/import/site-files.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { isInstalled, repositoryRoot } from '#compiler/read/roots.ts'
import { listPictureHosts, openDump, writeDump, writeSamples } from './import-content.ts'
import { readProject, type Project } from './read-project.ts'
import { Refusal, runCommand, type Command } from './run-command.ts'

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
  const written = writeSite(folder, { files })
  const repository = project.repository ?? slug
  const documents = dump
    ? await writeDump(join(folder, 'content'), repository, dump)
    : writeSamples(
        folder,
        repository,
        locales.map(({ language: id, name }) => ({ id, name })),
      )
  const ignored = (dump?.ignored ?? []).map((file) => `${file} holds no document.`)
  const told = [...project.notes, ...notes, ...ignored]
  return { written, notes: told, kept, documents, areSamples: !dump }
}

/** Existing files stay: a second run adds what is new. */
export function writeSite(folder: string, { files }: Pick<ImportedSite, 'files'>): string[] {
  const written: string[] = []
  for (const [path, text] of files) {
    const file = join(folder, path)
    if (existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    written.push(path)
  }
  return written
}

const command: Command = {
  help: `npm run models:import -- PROJECT FOLDER [OPTIONS]
Reads a Slice Machine project (models of every library, routes, documents) and writes the folder of a site that
renders its documents: schemas, page types and a first drawing of every slice. Files that are there stay.
A line with ! tells what visitors do not get, one with = what is kept of the models for the next push.
  --languages CODES  of the repository, the main one first: en-us,fr-fr; those of its documents unless set
  --content FOLDER   its documents: answers of the Content API as JSON files, or an export; documents/ unless set
  --name NAME        of the site; that of the repository unless set`,
  options: {
    languages: { type: 'string' },
    content: { type: 'string' },
    name: { type: 'string' },
  },
  words: 2,
  async run({ values, words: [source, folder] }) {
    if (source === undefined || folder === undefined) {
      throw new Refusal(
        'Give a source and a target folder: npm run models:import -- ../starter ../my-site',
      )
    }
    const project = readProject(source)
    const imported = await importProject(project, folder, {
      name: String(values['name'] ?? project.repository ?? basename(resolve(source))),
      languages: toLanguages(values['languages']),
      content: values['content'] === undefined ? undefined : String(values['content']),
    })
    for (const path of imported.written) console.log(`+ ${path}`)
    for (const sentence of imported.notes) console.warn(`! ${sentence}`)
    for (const sentence of tellKept(imported.kept)) console.log(`= ${sentence}`)
    const what = imported.areSamples ? 'samples, since the project has none' : 'of the project'
    console.log(`${imported.documents} documents, ${what}.`)
    const place = relative(process.cwd(), resolve(folder)) || '.'
    console.log(
      `\nTo see it: ${isInstalled ? `cd ${place} && npx slicewright dev` : `SITE_DIR=${place} npm run dev`}`,
    )
    return 0
  },
}

/** @throws Refusal naming what is no code of a language */
export function toLanguages(text: unknown): string[] | undefined {
  if (text === undefined) return undefined
  const codes = String(text).split(',')
  for (const code of codes)
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,4})*$/.test(code))
      throw new Refusal(`"${code}" is no language: write them as the repository does, en-us,fr-fr.`)
  return codes
}

if (import.meta.main)
  process.exitCode = await runCommand({ import: command }, ['import', ...process.argv.slice(2)])
