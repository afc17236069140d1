/**
 * Runs in the thread of `fill-thread.server.ts`: reads the whole repository into the replica, then
 * ends.
 */
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { readEnvironment, toReason, type ContentIssue, type Logger, type LogLevel } from '#runtime'
import { assets } from 'virtual:slicewright/assets'
import { openDocumentStore } from '../adapters/node/index.ts'
import { toSiteAssets } from './built-assets.server.ts'
import { composeSite } from './compose/site.server.ts'
import type { FillEnd, FillOrder, Told, Wanted } from './fill-thread.server.ts'

const port = parentPort!
const { file, ref, service } = workerData as FillOrder

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
const tell = (message: Told | FillEnd) => port.postMessage(message)
const logAt =
  (level: LogLevel): Logger[LogLevel] =>
  (...said) =>
    tell({ log: [level, ...said] })
const log: Logger = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') }

/** Lets visitors have a single core first: on Linux each thread has a priority of its own. */
function giveWay(): void {
  try {
    setPriority(
      Number(basename(readlinkSync('/proc/thread-self'))),
      constants.priority.PRIORITY_LOW,
    )
  } catch {
    // Elsewhere all threads share equally.
  }
}

async function fill(): Promise<FillEnd> {
  giveWay()
  const { replica, close } = await composeSite(
    readEnvironment(process.env),
    {
      assets: toSiteAssets(assets!),
      // Nothing is rendered.
      slices: { load: async () => undefined },
      openStore: () => openDocumentStore(file, log, { isBulk: true }),
      report: (issue: ContentIssue) => tell({ issue }),
      beside: service ? { service } : {},
    },
    log,
  )
  port.on('message', (types: Wanted) => replica!.want(types))
  try {
    await replica!.fill(ref)
    return { isWhole: true }
  } catch (error) {
    return { isWhole: false, reason: toReason(error) }
  } finally {
    await close()
  }
}

tell(await fill())
port.close()
