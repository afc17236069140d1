/** Rewrites content of earlier schema versions in the current one. */
import { join } from 'node:path'
import { readVariable } from '#schemas/environment-variables.ts'
import { loadSchemas } from '#compiler/read/load-schemas.ts'
import { findRoots } from '#compiler/read/roots.ts'
import { readContentFolders } from '../adapters/prismic/repository/index.ts'
import { toJsonText, writeWhole, type JsonObject } from '../adapters/prismic/service/index.ts'
import { migrateDocument } from '../runtime/page/load/migrate-document.ts'
import { findContentFolders } from '#compiler/read/content-folders.ts'
import { loadMigrations } from './load-migrations.ts'
import { needApi, openRepository } from './open-repository.ts'
import type { Command } from './run-command.ts'
import { showProgress } from './show-progress.ts'

/** One document that can be written back. */
interface Migratable {
  /** For people: a path or an id. */
  name: string
  type: string
  data: unknown
  write(data: JsonObject): Promise<void>
}

export const migrate: Command = {
  help: `slicewright content migrate [OPTIONS]
Brings stored content to the present version of its slices and types, as pages show it already, and prints
what changes. With PRISMIC_REPOSITORY it is that of the repository, written as drafts; else the files of the content
folders. When a migration fails, nothing is written.
  --dry-run  writes nothing
  --publish  publishes the migration release of the repository in the end
Environment: PRISMIC_REPOSITORY, PRISMIC_WRITE_TOKEN, CONTENT_DIR, SITE_DIR`,
  options: { 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' } },
  async run({ values }) {
    const migrations = await loadMigrations(loadSchemas(findRoots()))
    const isRemote = readVariable('PRISMIC_REPOSITORY') !== undefined
    const documents = isRemote ? await listRemote() : listFiles()
    const failures: string[] = []
    const changed = documents.flatMap((document) => {
      try {
        const migrated = migrateDocument(document, migrations)
        return migrated === document ? [] : [{ document, data: migrated.data as JsonObject }]
      } catch (error) {
        failures.push(`${document.name}: ${(error as Error).message}`)
        return []
      }
    })
    for (const { document, data } of changed) {
      console.log([document.name, ...listChanges(document.data, data, '/data')].join('\n  '))
    }
    if (failures.length > 0) {
      console.error([...failures, 'Nothing was written. Correct these migrations.'].join('\n'))
      return 1
    }
    const count = `${changed.length} of ${documents.length} documents`
    if (values['dry-run']) {
      console.log(`${count} would be written.`)
      return 0
    }
    const progress = showProgress()
    try {
      for (const [done, { document, data }] of changed.entries()) {
        progress.show(done, changed.length, document.name)
        await document.write(data)
      }
    } finally {
      progress.end()
    }
    console.log(`${count} were written.`)
    if (!isRemote || changed.length === 0) return 0
    if (values['publish'])
      console.log(`${await needApi(openRepository()).publish()} are published.`)
    else console.log('They wait in the migration release: publish it there, or add --publish.')
    return 0
  },
}

function listFiles(): Migratable[] {
  return findContentFolders(findRoots()).flatMap((folder) =>
    [...readContentFolders([folder]).documents.values()].map(({ path, document }) => ({
      name: join(folder, path),
      type: document.type,
      data: document.data,
      write: (data: JsonObject) =>
        writeWhole(join(folder, path), toJsonText({ ...document, data })),
    })),
  )
}

async function listRemote(): Promise<Migratable[]> {
  const repository = openRepository()
  const api = needApi(repository)
  const documents = await repository.reader.all(true)
  return documents.map(({ id, uid, type, tags, data }) => {
    const name = `${type} ${uid ?? id}`
    return {
      name: `${name} (${id})`,
      type,
      data,
      write: (changed: JsonObject) =>
        api.updateDocument(id, { ...(uid ? { uid } : {}), tags, data: changed }, `the ${name}`),
    }
  })
}

/** The differences between two values, by pointer: `- /data/title: "A"`. */
export function listChanges(before: unknown, after: unknown, at: string): string[] {
  if (Object.is(before, after)) return []
  const isBranch = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => listChanges(before[name], after[name], `${at}/${name}`))
  }
  const line = (sign: string, value: unknown) =>
    value === undefined ? [] : [`${sign} ${at}: ${JSON.stringify(value)}`]
  return [...line('-', before), ...line('+', after)]
}
