/** All that can be written of a repository, one thing after the other. */
import { join } from 'node:path'
import type { ContentState } from '../content-state.ts'
import { createAssetLibrary } from './asset-library.ts'
import type { AssetLibrary } from './asset-library.ts'
import { createDraftRelease } from './draft-release.ts'
import type { DraftRelease } from './draft-release.ts'
import { createModelLibrary } from './model-library.ts'
import type { ModelLibrary, Models } from './model-library.ts'
import { createScreenshotLibrary } from './screenshot-library.ts'
import type { ScreenshotLibrary } from './screenshot-library.ts'
import { createWebhooks } from './webhooks.ts'
import type { Webhook } from './webhooks.ts'

export interface WriteOptions {
  /** What a caller of the write APIs shows, as `Authorization: Bearer`. */
  token: string
  /** The models that the repository has from the start. */
  models?: Models
  webhooks?: readonly Webhook[]
  /** How long the first repetition of a webhook waits; 1 s when absent. */
  webhookPauseMs?: number
  /** More are answered with 429, as Prismic does beyond one a second; no limit when absent. */
  writesPerSecond?: number
}

export interface Publication {
  /** The master ref that has it. */
  ref: string
  /** Ids of the documents published. */
  documents: string[]
}

export interface RepositoryWriter {
  models: ModelLibrary
  assets: AssetLibrary
  screenshots: ScreenshotLibrary
  drafts: Pick<DraftRelease, 'create' | 'update' | 'ids' | 'version' | 'folder'>
  /**
   * Makes every draft published under a new master ref and fires the webhooks. All of them are, or
   * none is: what an interruption leaves undone is done at the next start.
   */
  publish(): Promise<Publication>
  /**
   * Takes a document and its draft away at once, under a new master ref, and fires the webhooks. Who links to it is
   * not asked.
   * @throws WriteRefused 404, 409
   */
  removeDocument(id: string): Promise<Publication>
  /** While files move, the folder is between two states. */
  readonly isPublishing: boolean
  close(): Promise<void>
}

interface WriterParts {
  folders: readonly string[]
  options: WriteOptions
  master(): ContentState
  /** Looks at the files. */
  reload(): void
  apiUrl(): string
  report(problem: string): void
}

export const migrationRelease = { id: 'migration', label: 'Migration release' }

export function createRepositoryWriter(parts: WriterParts): RepositoryWriter {
  const { folders, options, master, reload, apiUrl, report } = parts
  const target = folders.at(-1) ?? '.'
  const models = createModelLibrary(
    join(target, 'models'),
    options.models,
    (type) => master().byType(type).length > 0,
  )
  const assets = createAssetLibrary(folders)
  const drafts = createDraftRelease({ folders, master, models, assets })
  const webhooks = createWebhooks(options.webhooks ?? [], report, options.webhookPauseMs)
  let isPublishing = false

  let last: Promise<unknown> = Promise.resolve()
  /** Each write sees what the one before it has left. */
  function inTurn<Args extends unknown[], Value>(write: (...args: Args) => Promise<Value>) {
    return (...args: Args): Promise<Value> => {
      const turn = last.then(() => write(...args))
      last = turn.catch(() => {})
      return turn
    }
  }

  async function whilePublishing<Value>(move: () => Promise<Value>): Promise<Value> {
    isPublishing = true
    try {
      return await move()
    } finally {
      isPublishing = false
      reload()
    }
  }

  const publish = inTurn(async () => {
    const before = master()
    const ref = toReleaseRef(drafts, before)
    const documents = await whilePublishing(drafts.publish)
    const after = master()
    if (documents.length > 0) {
      const release = { ...migrationRelease, ref, documents }
      webhooks.tell({ before, after, documents, apiUrl: apiUrl(), release })
    }
    return { ref: after.ref, documents }
  })
  const removeDocument = inTurn(async (id: string) => {
    const before = master()
    const documents = before.byId(id) ? [id] : []
    await drafts.remove(id)
    reload()
    const after = master()
    if (documents.length > 0) webhooks.tell({ before, after, documents, apiUrl: apiUrl() })
    return { ref: after.ref, documents }
  })
  // What is asked for first waits for it.
  inTurn(async () => whilePublishing(drafts.recover))().catch((error: unknown) =>
    report(`An interrupted publishing could not be ended: ${(error as Error).message}.`),
  )

  return {
    models: {
      ...models,
      insert: inTurn(models.insert),
      update: inTurn(models.update),
      remove: inTurn(models.remove),
    },
    assets: {
      ...assets,
      upload: inTurn(assets.upload),
      change: inTurn(assets.change),
      addTag: inTurn(assets.addTag),
      remove: inTurn(assets.remove),
    },
    screenshots: createScreenshotLibrary(join(target, 'models')),
    drafts: {
      create: inTurn(drafts.create),
      update: inTurn(drafts.update),
      folder: drafts.folder,
      get ids() {
        return drafts.ids
      },
      get version() {
        return drafts.version
      },
    },
    publish,
    removeDocument,
    get isPublishing() {
      return isPublishing
    },
    close: () => webhooks.close(),
  }
}

/** Of a release and the master it stands on: it changes with either. */
export function toReleaseRef(drafts: Pick<DraftRelease, 'version'>, master: ContentState): string {
  return `${migrationRelease.id}-${drafts.version}~${master.ref}`
}
