import { dirname, join } from 'node:path'
import { formatFaults } from '#compiler/read/fault.ts'
import { checkRoots } from '#compiler/build'
import { listModelsOf } from '#compiler/generate/list-models.ts'
import { tellKept } from '#compiler/import/tell-kept.ts'
import type { ForeignModels } from '#compiler/import/prismic-models.ts'
import { loadSchemas, type Schemas } from '#compiler/read/load-schemas.ts'
import { compareModels } from '../adapters/prismic/repository/index.ts'
import { importProject } from './import-project.ts'
import { projectModels, readProject } from './read-project.ts'
import { crawlSite, type Crawl, type CrawledPage } from './crawl-site.ts'

/** What became of one project. */
export interface Trial {
  /** Of the table. */
  row: string[]
  isSound: boolean
  /** What there is to say beyond the row. */
  lines: string[]
}

export interface TrialOptions {
  /** Empty; gets the site. */
  folder: string
  name: string
  /** Where its documents are, if not in the project. */
  content?: string | undefined
}

/** @throws Error when the project cannot be read */
export async function tryProject(
  project: string,
  { folder, name, content }: TrialOptions,
): Promise<Trial> {
  const models = readProject(project)
  const imported = await importProject(models, folder, { name, content })
  const faults = checkRoots([folder])
  const schemas = loadSchemas([folder])
  const trip = compare(models, schemas)
  const counts = `${models.customTypes.length}, ${models.slices.length}`
  const lines = [
    `\n${name}`,
    ...imported.notes.map((note) => `! ${note}`),
    ...tellKept(imported.kept).map((sentence) => `= ${sentence}`),
    ...trip,
  ]
  const told = String(imported.notes.length)
  const round = trip.length === 0 ? 'equal' : `${trip.length} differ`
  if (faults.length > 0) {
    const check = `${faults.length} faults`
    lines.push(formatFaults(faults))
    return { row: [name, counts, '', check, '', round, told], isSound: false, lines }
  }
  Object.assign(process.env, {
    SITE_DIR: folder,
    OUT_DIR: join(dirname(folder), `.${name}.build`),
  })
  const crawl = await crawlSite()
  const { pages, addressed, documents, issues } = crawl
  const good = pages.filter(isGood)
  lines.push(...tellPages(crawl), ...issues)
  return {
    row: [name, counts, `${documents}`, 'sound', `${good.length} of ${addressed}`, round, told],
    isSound: good.length === addressed && trip.length === 0,
    lines,
  }
}

function isGood({ status, expected, headings }: CrawledPage): boolean {
  return status === expected && headings === 1
}

function tellPages({ pages }: Crawl): string[] {
  return pages
    .filter((page) => !isGood(page))
    .map(({ href, status, headings }) => `${href}: ${status}, ${headings} h1`)
}

/** What a push would change, a line for each model that is not the same. */
function compare(models: ForeignModels, schemas: Schemas): string[] {
  const [own, there] = [listModelsOf(schemas), projectModels(models)]
  const { inserts, updates, removals, changes } = compareModels(own, there, [])
  return [
    ...inserts.map(({ kind, model }) => `+ ${kind} ${model.id}`),
    ...updates.map(({ kind, model }) => {
      const first = changes.find((change) => change.kind === kind && change.id === model.id)
      return `~ ${kind} ${model.id} ${first?.path ?? ''}: ${first?.what ?? ''}`
    }),
    ...removals.map(({ kind, id }) => `- ${kind} ${id}`),
  ]
}
