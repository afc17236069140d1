/** Draws a report in the page itself, for browsers that refuse a worker. */
import { fonts } from 'virtual:slicewright/report-fonts'
import { drawReport } from './draw-report.ts'
import type { ReportInput } from './pages/report-input.ts'

export interface CreateOptions {
  signal?: AbortSignal
  /** @param share - part of the work that is done, 0 to 1 */
  onProgress?: (share: number) => void
}

/**
 * Works in slices, between which the page can respond.
 * @throws whatever `signal` is aborted with
 */
export function drawHere(
  input: ReportInput,
  { signal, onProgress }: CreateOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const onPart = async (share: number) => {
    onProgress?.(share)
    await nextTask()
    signal?.throwIfAborted()
  }
  return drawReport(input, fonts, { onPart })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined, [])
  })
}
