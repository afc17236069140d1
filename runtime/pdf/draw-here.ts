/** Draws a report in the page itself, for browsers that refuse a worker. */
import { fonts } from 'virtual:slicewright/report-fonts'
import { drawReport } from './draw-report.ts'
import type { ReportInput } from './pages/report-input.ts'

export interface CreateOptions {
  signal?: AbortSignal
  /** @param share - of the work that is done, 0 to 1 */
  onProgress?: (share: number) => void
}

/** In slices, between which the page can answer its visitor. @throws what `signal` is aborted with */
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
