/**
 * `npx slicewright models push`, `models diff`, `models pull`: the models that are generated from the schemas, and
 * those of a repository. `-- --help` tells of each.
 */
import { join } from 'node:path'
import { listModels, listModelsOf } from '#compiler/generate/list-models.ts'
import { loadSchemas, toPascalCase, type Schemas } from '#compiler/read/load-schemas.ts'
import { fromVersionWord } from '#schemas/migration-types.ts'
import { findRoots } from '#compiler/read/roots.ts'
import {
  compareModels,
  type ModelChange,
  type ModelDiff,
  type Models,
  type ModelKind,
  type RemoteModel,
  type RepositoryApi,
} from '../adapters/prismic/repository/index.ts'
import { toJsonText, writeWhole } from '../adapters/prismic/service/index.ts'
import { openDump } from './import-content.ts'
import { loadMigrations } from './load-migrations.ts'
import { refuseFile } from './named-files.ts'
import { needApi, openRepository } from './open-repository.ts'
import { projectModels, readProject } from './read-project.ts'
import { Refusal, type Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

const environment = 'Environment: PRISMIC_REPOSITORY, PRISMIC_WRITE_TOKEN, SITE_DIR'
const kindWords: Record<ModelKind, string> = { customtypes: 'type', slices: 'slice' }

interface Judgement {
  diff: ModelDiff
  /** That content could not follow, without a migration that lets it. */
  refused: ModelChange[]
}

interface Judged extends Judgement {
  api: RepositoryApi
}

async function judge(): Promise<Judged> {
  const repository = openRepository()
  const api = needApi(repository)
  const there = await listAll(api)
  return { api, ...(await compareWith(there, await repository.reader.all())) }
}

async function compareWith(
  there: Models,
  content: Parameters<typeof compareModels>[2],
): Promise<Judgement> {
  const schemas = loadSchemas(findRoots())
  await loadMigrations(schemas)
  const diff = compareModels(listModelsOf(schemas), there, content)
  const refused = diff.changes.filter(
    (change) => change.breaks.length > 0 && !isMigrated(change, schemas, diff),
  )
  return { diff, refused }
}

/** A project instead of a repository. */
async function judgeProject(folder: string): Promise<Judgement> {
  const project = readProject(folder)
  return compareWith(projectModels(project), (await openDump(project, undefined)?.all()) ?? [])
}

async function listAll(api: RepositoryApi): Promise<Models> {
  return {
    customtypes: await api.listModels('customtypes'),
    slices: await api.listModels('slices'),
  }
}

/** `loadMigrations` has made sure that each version has its step. */
function isMigrated({ kind, id }: ModelChange, schemas: Schemas, { updates }: ModelDiff): boolean {
  if (kind === 'customtypes') return (schemas.documents.get(id)?.schema['x-version'] ?? 1) > 1
  const from = updates.find((update) => update.kind === kind && update.model.id === id)?.from
  const [variation] = (from?.['variations'] ?? []) as { version?: unknown }[]
  return (schemas.slices.get(id)?.schema['x-version'] ?? 1) > fromVersionWord(variation?.version)
}

function print({ diff, refused }: Judgement, isDeleting: boolean): void {
  for (const { kind, model } of diff.inserts) console.log(`+ ${kindWords[kind]} ${model.id}`)
  for (const change of diff.changes) {
    const { kind, id, path, what, breaks } = change
    const mark = refused.includes(change) ? '!' : '~'
    const note =
      breaks.length === 0
        ? ''
        : ` (${breaks.length} documents have it: ${breaks.slice(0, 3).join(', ')}${breaks.length > 3 ? ', …' : ''}${mark === '~' ? '; a migration takes care of them' : ''})`
    console.log(`${mark} ${kindWords[kind]} ${id}${path && ` ${path}`}: ${what}${note}`)
  }
  for (const { kind, id, breaks } of diff.removals) {
    const note = breaks.length > 0 ? `, used by ${breaks.length} documents` : ''
    const verb = isDeleting ? '-' : '·'
    console.log(`${verb} ${kindWords[kind]} ${id}: only in the repository${note}`)
  }
}

const isSame = ({ inserts, updates }: ModelDiff) => inserts.length === 0 && updates.length === 0

export const diff: Command = {
  help: `slicewright models diff [PROJECT]
Compares the generated models with those of the repository, or of a Slice Machine project, and what would change
with its content:
+ new, ~ changed, ! changed so that content does not fit any more, · only in the repository.
Ends with 0 when nothing differs, with 1 when something does, with 2 when it could not be told.
  --json  what is new, what has changed and what only the repository has
${environment}`,
  options: { json: { type: 'boolean' } },
  words: 1,
  async run({ values, words: [project] }) {
    const judged = project === undefined ? await judge() : await judgeProject(project)
    const same = isSame(judged.diff)
    if (values['json']) {
      console.log(JSON.stringify(toReport(judged)))
      return same ? 0 : 1
    }
    print(judged, false)
    console.log(same ? 'The models are the same.' : summary(judged))
    return same ? 0 : 1
  },
}

function toReport({ diff: { inserts, changes, removals }, refused }: Judgement) {
  return {
    inserts: inserts.map(({ kind, model: { id } }) => ({ kind, id })),
    changes: changes.map((change) => ({ ...change, isRefused: refused.includes(change) })),
    removals: removals.map(({ kind, id, breaks }) => ({ kind, id, breaks })),
  }
}

function summary({ diff: { inserts, updates }, refused }: Judgement): string {
  const breaking = refused.length > 0 ? `; ${refused.length} changes break content` : ''
  return `${inserts.length} models are new, ${updates.length} have changed${breaking}.`
}

export const push: Command = {
  help: `slicewright models push [OPTIONS]
Sends new and changed models, after it has printed them as models diff does. A change that content does
not follow is refused, unless the slice or type has a new x-version with a migration from the one before.
Ends with 0 when it is done, with 1 when something was refused, with 2 when it could not be done.
  --dry-run  sends nothing
  --delete   removes what only the repository has; refused for what content uses
  --screenshots  also sends a picture of each variation, drawn from its mock; the same picture is sent once
${environment}`,
  options: {
    'dry-run': { type: 'boolean' },
    delete: { type: 'boolean' },
    screenshots: { type: 'boolean' },
  },
  async run({ values }) {
    const isDeleting = values['delete'] === true
    const judged = await judge()
    const { api, refused } = judged
    const { inserts, updates, removals } = judged.diff
    print(judged, isDeleting)
    const used = isDeleting ? removals.filter(({ breaks }) => breaks.length > 0) : []
    if (refused.length > 0 || used.length > 0) {
      console.error(
        'Nothing was sent: changes marked with "!" and removals of what is used would break content. ' +
          'Keep the field, change the content first, or raise the x-version of the schema and write a migration (docs/operations/content-in-and-out.md).',
      )
      return 1
    }
    if (values['dry-run']) {
      console.log(`${summary(judged)} Nothing was sent.`)
      return 0
    }
    const progress = showProgress()
    const total = inserts.length + updates.length
    let done = 0
    try {
      for (const { kind, model } of inserts) {
        progress.show(done++, total, model.id)
        await api.insertModel(kind, model)
      }
      for (const { kind, model } of updates) {
        progress.show(done++, total, model.id)
        await api.updateModel(kind, model)
      }
      for (const { kind, id } of isDeleting ? removals : []) await api.removeModel(kind, id)
    } finally {
      progress.end()
    }
    console.log(`${inserts.length} models were inserted, ${updates.length} updated.`)
    if (values['screenshots']) console.log(`${await pushScreenshots(api)} pictures were sent.`)
    return 0
  },
}

/** @returns how many were new */
async function pushScreenshots(api: RepositoryApi): Promise<number> {
  // Only here: a browser is nothing the other commands need.
  const { screenshotSlices } = await import('./screenshot-slices.ts')
  const models = await api.listModels('slices')
  const progress = showProgress()
  let sent = 0
  try {
    const pictures = await screenshotSlices(
      models.map(({ id }) => id),
      progress.show,
    )
    for (const [done, model] of models.entries()) {
      progress.show(done, models.length, `sending the pictures of ${model.id}`)
      const variations = model['variations'] as { id: string; imageUrl?: string }[]
      let isChanged = false
      for (const variation of variations) {
        const picture = pictures.find(
          ({ slice, variation: id }) => slice === model.id && id === variation.id,
        )
        if (!picture) continue
        const known = variation.imageUrl ?? ''
        const url = await api.uploadScreenshot(model.id, variation.id, picture.png, known)
        if (url === known) continue
        variation.imageUrl = url
        isChanged = true
        sent += 1
      }
      if (isChanged) await api.updateModel('slices', model)
    }
  } finally {
    progress.end()
  }
  return sent
}

/** As Slice Machine calls it, unless one before it is called the same: `faq` and `Faq`. */
function folderOf({ id }: RemoteModel, before: readonly RemoteModel[]): string {
  const name = toPascalCase(id)
  return before.some((model) => toPascalCase(model.id) === name) ? `${name}-${id}` : name
}

export const pull: Command = {
  help: `slicewright models pull FOLDER [OPTIONS]
Writes the models of the repository as a Slice Machine project has them, which models import reads:
customtypes/<id>/index.json, slices/<Name>/model.json.
  --generated  writes those that are generated from the schemas in their place, and asks no repository
${environment}`,
  options: { generated: { type: 'boolean' } },
  words: 1,
  async run({ values, words: [folder] }) {
    if (folder === undefined) throw new Refusal('Name the folder to write.')
    refuseFile(folder)
    const { customtypes, slices } = values['generated']
      ? listModels(findRoots())
      : await listAll(needApi(openRepository()))
    const files = [
      ...customtypes.map((model) => [`customtypes/${model.id}/index.json`, model] as const),
      ...slices.map(
        (model, index) =>
          [`slices/${folderOf(model, slices.slice(0, index))}/model.json`, model] as const,
      ),
    ]
    const odd = files.find(([, { id }]) => !/^[\w-]+$/.test(id))
    if (odd)
      throw new Error(
        `The repository has a model with the id "${odd[1].id}", which is no name for a file.`,
      )
    for (const [path, model] of files) await writeWhole(join(folder, path), toJsonText(model))
    console.log(`${files.length} models are in ${folder}.`)
    return 0
  },
}
