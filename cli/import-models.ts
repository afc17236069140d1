/** `npx slicewright models import`: a Slice Machine project becomes the folder of a site. `-- --help` tells of it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { importModels, type ImportedSite } from '#compiler/import/import-models.ts'
import { isCustomType, isSlice, type ForeignModels } from '#compiler/import/prismic-models.ts'
import { isInstalled } from '#compiler/read/roots.ts'
import { Refusal, type Command } from './run-command.ts'

/** @throws Error naming the file when the folder has no models, or one is not what Slice Machine writes */
export function readModels(project: string): ForeignModels {
  const models = {
    customTypes: readAll(project, 'customtypes', 'index.json', isCustomType, customTypeWords),
    slices: ['slices', 'src/slices'].flatMap((folder) =>
      readAll(project, folder, 'model.json', isSlice, sliceWords),
    ),
  }
  if (models.customTypes.length > 0) return models
  throw new Error(
    `${project} has no customtypes/<id>/index.json. Name the folder of a Slice Machine project.`,
  )
}

const customTypeWords =
  'a custom type has an "id" and, in "json", tabs of fields with a "type" each'
const sliceWords = 'a slice has an "id", a "name" and "variations" with an "id" each'

function readAll<Model extends { id: string }>(
  project: string,
  folder: string,
  file: string,
  isModel: (value: unknown) => value is Model,
  words: string,
): Model[] {
  const path = join(project, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .sort()
    .map((name) => join(path, name, file))
    .filter(existsSync)
    .map((path) => {
      const model = readJson(path)
      if (!isModel(model)) throw new Error(`${path} is no model: ${words}.`)
      if (/^[\w-]+$/.test(model.id)) return model
      throw new Error(
        `${path} has the id "${model.id}", which is no name for a file. Use letters, digits, hyphens and underscores.`,
      )
    })
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

export const importProject: Command = {
  help: `slicewright models import PROJECT FOLDER
Reads the models of a Slice Machine project (customtypes/, slices/) and writes the folder of a site that
renders its documents: schemas, page types and a first drawing of every slice. Files that are there stay.
A line with ! tells what could not be carried over whole.`,
  options: {},
  words: 2,
  async run({ words: [project, folder] }) {
    if (project === undefined || folder === undefined) {
      throw new Refusal(
        'Give a source and a target folder: npx slicewright models import ../starter ../my-site',
      )
    }
    const name = basename(resolve(project))
    const imported = importModels(readModels(project), {
      brand: { name, slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') },
      locales: [{ code: 'en', language: 'en-us', iso: 'en-US', name: 'English' }],
    })
    for (const path of writeSite(folder, imported)) console.log(`+ ${path}`)
    for (const sentence of imported.notes) console.warn(`! ${sentence}`)
    const place = relative(process.cwd(), resolve(folder)) || '.'
    console.log(
      `\nTo see it: ${isInstalled ? `cd ${place} && npx slicewright dev` : `SITE_DIR=${place} npm run dev`}`,
    )
    return 0
  },
}
