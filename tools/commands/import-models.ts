/**
 * `npm run models:import -- <project> <folder>`: reads the models of a Slice Machine project
 * (`customtypes/`, `slices/`) and writes the folder of a site that renders its documents.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { importModels, type ImportedSite } from '#schemas/import/import-models.ts'
import type { ForeignModels } from '#schemas/import/prismic-models.ts'
import { repositoryRoot } from '#schemas/roots.ts'

/** @throws Error when the folder has no models, or one is not valid JSON */
export function readModels(project: string): ForeignModels {
  const models = {
    customTypes: readAll<ForeignModels['customTypes'][number]>(
      project,
      'customtypes',
      'index.json',
    ),
    slices: ['slices', 'src/slices'].flatMap((folder) =>
      readAll<ForeignModels['slices'][number]>(project, folder, 'model.json'),
    ),
  }
  if (models.customTypes.length > 0) return models
  throw new Error(
    `${project} has no customtypes/<id>/index.json. Name the folder of a Slice Machine project.`,
  )
}

function readAll<Model>(project: string, folder: string, file: string): Model[] {
  const path = join(project, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .sort()
    .map((name) => join(path, name, file))
    .filter(existsSync)
    .map((path) => readJson(path) as Model)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** Existing files stay: a second run adds what is new. */
export function writeSite(folder: string, { files }: ImportedSite): string[] {
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

function main([project, folder]: string[]): void {
  if (project === undefined || folder === undefined) {
    throw new Error(
      'Give a source and a target folder: npm run models:import -- ../starter ../my-site',
    )
  }
  const name = basename(resolve(project))
  const imported = importModels(readModels(project), {
    brand: { name, slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') },
    locales: [{ code: 'en', language: 'en-us', iso: 'en-US', name: 'English' }],
  })
  for (const path of writeSite(folder, imported)) console.log(`+ ${path}`)
  for (const sentence of imported.notes) console.warn(`! ${sentence}`)
  const site = relative(repositoryRoot, resolve(folder))
  console.log(`\nTo see it: SITE_DIR=${site} npm run dev`)
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
