/**
 * A second thread for exports, on another core: the same site over the replica that the first one
 * fills.
 */
import { parentPort, Worker, workerData } from 'node:worker_threads'
import {
  createAnswerMaker,
  readEnvironment,
  type Logger,
  type LogLevel,
  type MadeAnswer,
  type MakeAnswer,
  mediaPath,
} from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { loadBaseStyles } from 'virtual:slicewright/slices'
import {
  askThread,
  createNameFinder,
  openDocumentStore,
  type Outcome,
  type Question,
} from '../adapters/node/index.ts'
import { loadAllSlices, toSiteAssets } from './built-assets.server.ts'
import { composeSite, pickService, type Composition } from './compose/site.server.ts'

/** Variables like `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>

export interface ExportReplica {
  service: Composition['service']
  /** Absolute path of the complete replica. */
  file: string
}

interface Wanted extends ExportReplica {
  address: Parameters<MakeAnswer>[0]
}

interface Answered {
  /** Undefined for a request that only prepares the thread. */
  made: MadeAnswer | undefined
  /** Log entries since the last answer. */
  told: [level: LogLevel, code: string, data?: Record<string, unknown> | undefined][]
}

export interface ExportThread {
  /** Loads everything that does not need the content. */
  prepare(): void
  helper(replica: ExportReplica): MakeAnswer
  close(): Promise<unknown>
}

/** @param api - URL of the module that exports `answerExport` */
export function openExportThread(variables: Variables, api: string, log: Logger): ExportThread {
  let thread: Worker | undefined
  const script = `import(${JSON.stringify(api)}).then(({ answerExport }) => answerExport())`
  const ask = askThread<Wanted | undefined, Answered>(
    () => (thread = new Worker(script, { eval: true, workerData: { ...variables } })),
  )
  return {
    // A failure here recurs with the first answer.
    prepare: () => void ask(undefined).catch(() => {}),
    helper({ file, service }) {
      const replica = { file, service: service && pickService(service) }
      return async (address) => {
        const { made, told } = await ask({ ...replica, address })
        for (const [level, ...said] of told) log[level](...said)
        return made!
      }
    },
    close: async () => thread?.terminate(),
  }
}

/** Runs in the thread. */
export function answerExport(): void {
  const port = parentPort!
  let told: Answered['told'] = []
  const tell =
    (level: LogLevel): Logger[LogLevel] =>
    (...said) =>
      void told.push([level, ...said])
  const log: Logger = { info: tell('info'), warn: tell('warn'), error: tell('error') }
  const loading = Promise.all([loadAllSlices(), loadBaseStyles()])
  let making: Promise<MakeAnswer> | undefined

  async function compose({ file, service }: ExportReplica): Promise<MakeAnswer> {
    const [slices] = await loading
    const environment = readEnvironment(workerData as Variables)
    const { site } = await composeSite(
      environment,
      {
        assets: toSiteAssets(assets!),
        slices,
        isStatic: true,
        openStore: () => openDocumentStore(file, log),
        beside: service ? { service } : {},
      },
      log,
    )
    return createAnswerMaker(site, createNameFinder(mediaPath))
  }

  async function answer(wanted: Wanted | undefined): Promise<Answered> {
    if (!wanted) return { made: undefined, told: [] }
    const make = await (making ??= compose(wanted))
    const made = await make(wanted.address)
    const answered = { made, told }
    told = []
    return answered
  }

  port.on('message', async ([id, wanted]: Question<Wanted | undefined>) => {
    const output = await answer(wanted).catch((error: unknown) => new Error(String(error)))
    const outcomes: Outcome<Answered>[] = [[id, output]]
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    port.postMessage(outcomes)
  })
}
