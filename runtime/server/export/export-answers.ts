/** Renders what has changed since an export, and takes over the rest. */
import type { Site } from '../../model/site.ts'
import type { ExportManifest, KeptAnswer, KeptFile } from './export-manifest.ts'
import { listExportAddresses, type Address } from './list-addresses.ts'
import { createRenderer, type RenderedAnswer } from './render-address.ts'

export interface ExportedAnswers extends Pick<ExportManifest, 'answers' | 'files'> {
  /** Addresses of pages. */
  pages: number
  /** Of these, the ones rendered now. */
  rendered: number
  /** Other addresses rendered now. */
  renderedOthers: number
}

export interface ExportAnswersOptions {
  site: Site
  previous: Pick<ExportManifest, 'answers' | 'files'>
  /** Whether a file of before is still there as it was written. */
  isIntact(path: string, file: KeptFile): Promise<boolean>
  /** @param before - of a file that may hold the same, and then is left alone */
  write(path: string, text: string, before: KeptFile | undefined): Promise<KeptFile>
  /** Paths of pictures and files of the site that a text names. */
  findNames(text: string): string[]
  /** @param total - grows while lists are found in further states */
  show(done: number, total: number): void
}

/** Files on their way to the disk while the next page is rendered. */
const mostWrites = 32

/** @throws ContentUnavailable; what `write` throws */
export async function exportAnswers(options: ExportAnswersOptions): Promise<ExportedAnswers> {
  const { site, previous, show } = options
  const render = createRenderer(site)
  const writer = createWriter(options)
  const addresses = await listExportAddresses(site)
  const known = new Set<string>(addresses)
  const answers = new Map<string, KeptAnswer>()
  const files = new Map<string, KeptFile>()
  const counts = { pages: 0, rendered: 0, renderedOthers: 0 }

  async function renew(address: Address): Promise<KeptAnswer> {
    const rendered = await render(address)
    for (const [path, text] of rendered.files)
      await writer.write(path, text, (file) => files.set(path, file))
    if (isPage(address)) counts.rendered++
    else counts.renderedOthers++
    return toKept(rendered, options.findNames)
  }

  // Grows while it is walked.
  for (const address of addresses) {
    const before = previous.answers.get(address)
    const holds = before && (await isHolding(before, options))
    const answer = holds ? before : await renew(address)
    if (holds) for (const path of before.files) files.set(path, previous.files.get(path)!)
    if (isPage(address) && answer.files.length > 0) counts.pages++
    answers.set(address, answer)
    for (const next of answer.leadsTo as Address[]) {
      if (known.has(next)) continue
      known.add(next)
      addresses.push(next)
    }
    show(answers.size, addresses.length)
  }
  await writer.settled()
  return { answers, files, ...counts }
}

const isPage = (address: Address) => address.startsWith('page ')

async function isHolding(
  { isStale, tags, validUntil = Infinity, files }: KeptAnswer,
  { site, previous, isIntact }: ExportAnswersOptions,
): Promise<boolean> {
  // What is made of configuration alone is cheap, and nothing tells when it changes.
  if (isStale || tags.length === 0 || validUntil <= site.now()) return false
  for (const path of files) {
    const file = previous.files.get(path)
    if (!file || !(await isIntact(path, file))) return false
  }
  return true
}

function toKept(
  { files, tags, validUntil = Infinity, leadsTo, isTemporary }: RenderedAnswer,
  findNames: (text: string) => string[],
): KeptAnswer {
  return {
    tags: [...tags],
    ...(validUntil < Infinity ? { validUntil } : {}),
    files: files.map(([path]) => path),
    leadsTo,
    names: [...new Set(files.flatMap(([, text]) => findNames(text)))],
    ...(isTemporary ? { isStale: true } : {}),
  }
}

function createWriter({ previous, write }: Pick<ExportAnswersOptions, 'previous' | 'write'>) {
  const writes = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  return {
    /** Resolves before it is written, unless many others wait. @throws what an earlier write threw */
    async write(path: string, text: string, written: (file: KeptFile) => void): Promise<void> {
      if (failure) throw failure.error
      const writing: Promise<void> = write(path, text, previous.files.get(path))
        .then(written)
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => writes.delete(writing))
      writes.add(writing)
      if (writes.size >= mostWrites) await Promise.race(writes)
    },
    async settled(): Promise<void> {
      await Promise.all(writes)
      if (failure) throw failure.error
    },
  }
}
