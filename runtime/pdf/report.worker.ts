/**
 * Draws a report off the main thread, so that the page stays quick. Gets a ReportInput, sends
 * WorkerMessages.
 */
import { fonts } from 'virtual:slicewright/report-fonts'
import { drawReport } from './draw-report.ts'
import type { ReportInput } from './pages/report-input.ts'

export type WorkerMessage =
  | { type: 'progress'; share: number }
  | { type: 'drawn'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed'; reason: string }

/** A worker has no ports: messages are its only contact with the outside. */
// oxlint-disable-next-line no-restricted-globals
const page: DedicatedWorker = globalThis as never

interface DedicatedWorker {
  addEventListener(type: 'message', listener: (event: MessageEvent<ReportInput>) => void): void
  postMessage(message: WorkerMessage, transfer: Transferable[]): void
}

const send = (message: WorkerMessage, transfer: Transferable[] = []) =>
  page.postMessage(message, transfer)

page.addEventListener('message', async ({ data: input }) => {
  try {
    const onPart = (share: number) => send({ type: 'progress', share })
    const bytes = await drawReport(input, fonts, { onPart })
    send({ type: 'drawn', bytes }, [bytes.buffer])
  } catch (error) {
    send({ type: 'failed', reason: String(error) })
  }
})
