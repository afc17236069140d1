/**
 * The report of an assessment as a PDF: made in the browser, and handed to the site. The code that
 * makes it is loaded when `createReport` is called.
 */
import { isSiteError, siteError, toReason, type ErrorEntry } from '../model/errors/index.ts'
import type { CreateOptions } from './draw-here.ts'
import type { ReportInput } from './pages/report-input.ts'
import type { WorkerMessage } from './report.worker.ts'

export { readPalette, type Palette } from './sheet/palette.ts'
export type { ReportInput, ReportTheme } from './pages/report-input.ts'

export const ReportNotMade = {
  code: 'ReportNotMade',
  kind: 'outage',
  title: 'Report not made',
  message: (reason: string) => `The report of the assessment could not be made: ${reason}.`,
  hint: 'Reload the page and try again; if the error persists, find out what blocks scripts of the site.',
} satisfies ErrorEntry<[reason: string]>

export const ReportNotUploaded = {
  code: 'ReportNotUploaded',
  kind: 'outage',
  title: 'Report not uploaded',
  message: (reason: string) => `The report of the assessment could not be uploaded: ${reason}.`,
  hint: 'The same report can be sent again. docs/reference/functions.md explains each answer.',
} satisfies ErrorEntry<[reason: string]>

/**
 * The PDF. The same input makes the same bytes.
 * @throws SiteError ReportNotMade; whatever `signal` is aborted with
 */
export async function createReport(input: ReportInput, options: CreateOptions = {}): Promise<Blob> {
  options.signal?.throwIfAborted()
  try {
    const bytes = (await drawInWorker(input, options)) ?? (await drawInPage(input, options))
    options.signal?.throwIfAborted()
    options.onProgress?.(1)
    return new Blob([bytes], { type: 'application/pdf' })
  } catch (error) {
    options.signal?.throwIfAborted()
    if (isSiteError(error)) throw error
    throw siteError(ReportNotMade, [toReason(error)], { cause: error })
  }
}

async function drawInPage(
  input: ReportInput,
  options: CreateOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { drawHere } = await import('./draw-here.ts')
  return drawHere(input, options)
}

/** Undefined without a worker: it is refused, its script does not load, or it could not paint. */
function drawInWorker(
  input: ReportInput,
  { signal, onProgress }: CreateOptions,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve(undefined)
  let worker: Worker
  try {
    worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return Promise.resolve(undefined)
  }
  const drawn = new Promise<Uint8Array<ArrayBuffer> | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'progress') onProgress?.(data.share)
      else if (data.type === 'drawn') resolve(data.bytes)
      else reject(siteError(ReportNotMade, [data.reason]))
    })
    worker.addEventListener('error', () => resolve(undefined))
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.postMessage(input, [])
  })
  return drawn.finally(() => worker.terminate())
}

export interface UploadOptions {
  /** The port `http`. */
  http: (url: string, init: RequestInit) => Promise<Response>
  signal?: AbortSignal
}

/** The address for downloading a report, and its end. */
export interface UploadedReport {
  /** Absolute. */
  url: string
  /** ISO 8601. */
  expires: string
}

/**
 * Uploads a report. Sent again, the same report has the same answer.
 * @throws SiteError ReportNotUploaded; whatever `signal` is aborted with
 */
export async function uploadReport(
  report: Blob,
  { assessmentId, fileName }: { assessmentId: string; fileName: string },
  { http, signal }: UploadOptions,
): Promise<UploadedReport> {
  try {
    const data = toBase64(new Uint8Array(await report.arrayBuffer()))
    const response = await http('/.netlify/functions/upload-maturity-model-pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ assessmentId, fileName, data }),
      ...(signal && { signal }),
    })
    const answer = (await response.json()) as Answer
    if (response.ok && answer.url !== undefined && answer.expires !== undefined) {
      return { url: answer.url, expires: answer.expires }
    }
    const code = answer.error?.code ?? 'an answer without a link'
    throw siteError(ReportNotUploaded, [`${response.status} ${code}`])
  } catch (error) {
    signal?.throwIfAborted()
    if (isSiteError(error)) throw error
    throw siteError(ReportNotUploaded, [toReason(error)], { cause: error })
  }
}

type Answer = Partial<UploadedReport> & { error?: { code: string } }

/** Bytes converted at once; a multiple of three, so that pieces join without padding. */
const pieceLength = 0x6000

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += pieceLength) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + pieceLength)))
  }
  return text
}
