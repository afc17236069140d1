/**
 * `npx slicewright content push`, `content pull`, `content migrate`: content into and out of a repository, and to the
 * present version of its schemas. `-- --help` tells of each.
 */
import { resolve } from 'node:path'
import {
  openPullRecord,
  openPushJournal,
  pullContent,
  pushContent,
  readContentFolders,
} from '../adapters/prismic/repository/index.ts'
import { readVariable } from '#schemas/environment-variables.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { findContentFolders } from '#compiler/read/content-folders.ts'
import { openDump, readModelsBeside, writeDump } from './import-content.ts'
import { inTurn } from './in-turn.ts'
import { needApi, openRepository } from './open-repository.ts'
import { pruneContent } from './prune-content.ts'
import { isFolder, refuseFile } from './named-files.ts'
import { Refusal, type Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

const environment =
  'Environment: PRISMIC_REPOSITORY, PRISMIC_WRITE_TOKEN, CONTENT_DIR, DATA_DIR (what was sent is written down there)'

export const push: Command = {
  help: `slicewright content push [OPTIONS]
Sends files and documents of the content folders to the repository, as drafts in its migration release.
Stopped anywhere, it goes on there; what has not changed since is not sent again. The models must be there
(npx slicewright models push).
  --dry-run  says what would be sent
  --publish  publishes the migration release in the end
  --prune    also deletes, at once, documents of the repository that no file has, and files that were pushed and
             are gone; refused when something that stays uses them. Prismic cannot delete by program: there
             it lists what an editor has to archive, with links
  --force    with --prune, deletes what is used, too
Ends with 0 when it is done, with 1 when something was refused, with 2 when it could not be done.
${environment}`,
  options: {
    'dry-run': { type: 'boolean' },
    publish: { type: 'boolean' },
    prune: { type: 'boolean' },
    force: { type: 'boolean' },
  },
  async run({ values }) {
    const repository = openRepository()
    const api = needApi(repository)
    const content = readContentFolders(findContentFolders(findRoots()))
    const act = async (): Promise<number> => {
      const journal = openPushJournal(repository.journalPath)
      const progress = showProgress()
      const isDryRun = values['dry-run'] === true
      try {
        const { show } = progress
        const parts = { content, api, reader: repository.reader, journal, isDryRun, show }
        const { uploaded, created, updated, unchanged, foreign } = await pushContent(parts)
        progress.end()
        const verb = isDryRun ? 'would be' : 'were'
        console.log(
          `${uploaded} files ${verb} uploaded, ${created} documents created, ${updated} sent; ${unchanged} are unchanged.`,
        )
        if (foreign > 0 && !values['prune'])
          console.log(`${foreign} documents of the repository have no file; they stay.`)
        if (values['publish'] && !isDryRun) {
          console.log(`${await api.publish()} documents are published.`)
        } else if (updated > 0 && !isDryRun) {
          console.log('They wait in the migration release: publish it there, or add --publish.')
        }
        if (!values['prune']) return 0
        return await pruneContent({ ...parts, isForced: values['force'] === true })
      } finally {
        progress.end()
        journal.close()
      }
    }
    return inTurn(`${repository.journalPath}.lock`, `push to ${repository.name}`, act)
  },
}

const reasons = {
  changed:
    'is not in the repository any more; it has changed here, so it stays (--force removes it)',
  foreign: 'is not in the repository; no pull has written it, so it stays (--force removes it)',
} as const

/** Once, as a beginning: what is in the folder stays unless the dump has it. */
async function pullDump(folder: string, from: string): Promise<number> {
  if (!isFolder(from)) throw new Refusal(`There is no folder ${from}. Name one with documents.`)
  const models = readModelsBeside(from)
  const dump = openDump(models, from)
  if (!dump) return 0
  const documents = await writeDump(folder, readVariable('PRISMIC_REPOSITORY') ?? 'dump', dump)
  for (const file of dump.ignored) console.log(`? ${file} holds no document.`)
  console.log(`${documents} documents are in ${folder}.`)
  return documents > 0 ? 0 : 1
}

export const pull: Command = {
  help: `slicewright content pull FOLDER [OPTIONS]
Writes every published document and every file of the repository into a content folder. Documents that were
pushed from here keep the ids, names and words of their files, where they say the same.
  --from DUMP  reads a folder instead of a repository: answers of the Content API as JSON files, or the documents/ of a
             Slice Machine project, whose models lie beside it. Pictures keep their addresses
  --dry-run  lists the files that would be written or removed
  --force    also removes files of the folder that the repository has not and no pull has written, or that have
             changed since
A file that a pull has written, and that has not changed since, is removed when its document or file is gone from the
repository. Documents that wait to be published are not gone.
${environment}; without PRISMIC_WRITE_TOKEN only files that documents use are pulled`,
  options: {
    'dry-run': { type: 'boolean' },
    force: { type: 'boolean' },
    from: { type: 'string' },
  },
  words: 1,
  async run({ values, words: [folder] }) {
    if (folder === undefined) throw new Refusal('Name the folder to write.')
    refuseFile(folder)
    if (values['from'] !== undefined) {
      if (values['dry-run'] || values['force'])
        throw new Refusal('--from reads a folder; --dry-run and --force are for repositories.')
      return pullDump(folder, String(values['from']))
    }
    const { name, api, reader, journalPath } = openRepository()
    const journal = openPushJournal(journalPath)
    const record = openPullRecord(journalPath.replace(/\.jsonl$/, '.pulled.jsonl'), resolve(folder))
    const progress = showProgress()
    const isDryRun = values['dry-run'] === true
    try {
      const base = readContentFolders(findContentFolders(findRoots()))
      const { show } = progress
      const parts = { folder: resolve(folder), repository: name, reader, api, journal, base }
      const isForced = values['force'] === true
      const pulled = await pullContent({ ...parts, record, isForced, isDryRun, show })
      const { documents, written, unchanged, removed, kept } = pulled
      progress.end()
      for (const path of isDryRun ? written : []) console.log(path)
      for (const path of removed) console.log(`- ${path}`)
      for (const { path, why } of kept) console.log(`? ${path} ${reasons[why]}`)
      const verb = isDryRun ? 'would be' : 'were'
      console.log(
        `${documents} documents. ${written.length} files ${verb} written, ${removed.length} removed, ${unchanged} are the same.`,
      )
      return 0
    } finally {
      progress.end()
      record.close()
      journal.close()
    }
  },
}
