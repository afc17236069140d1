/** `slicewright models import`: a Slice Machine project becomes the folder of a site. `--help` tells of it. */
import { basename, relative, resolve } from 'node:path'
import { tellKept } from '#compiler/import/tell-kept.ts'
import { isInstalled } from '#compiler/read/roots.ts'
import { importProject } from './import-project.ts'
import { readProject } from './read-project.ts'
import { Refusal, type Command } from './run-command.ts'

export const importModels: Command = {
  help: `slicewright models import PROJECT FOLDER [OPTIONS]
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
        'Give a source and a target folder: npx slicewright models import ../starter ../my-site',
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
function toLanguages(text: unknown): string[] | undefined {
  if (text === undefined) return undefined
  const codes = String(text).split(',')
  for (const code of codes)
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,4})*$/.test(code))
      throw new Refusal(`"${code}" is no language: write them as the repository does, en-us,fr-fr.`)
  return codes
}
