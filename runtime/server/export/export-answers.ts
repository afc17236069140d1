/** Renders the answers that have changed since an export, and takes over the rest. */
import { setImmediate } from 'node:timers/promises'
import type { Site } from '../../model/site.ts'
import type { ExportManifest, KeptAnswer, KeptFile } from './export-manifest.ts'
import { listExportAddresses, type Address } from './list-addresses.ts'
import { createAnswerMaker, type MadeAnswer, type MakeAnswer } from './make-answer.ts'

export interface ExportedAnswers extends Pick<ExportManifest, 'answers' | 'files'> {
  /** Addresses of pages. */
  pages: number
  /** Number of pages rendered now. */
  rendered: number
  /** Other addresses rendered now. */
  renderedOthers: number
  /** Number of both that the helper has rendered. */
  renderedAside: number
}

export interface ExportAnswersOptions {
  site: Site
  previous: Pick<ExportManifest, 'answers' | 'files'>
  /** Whether a file of the last export is still there as it was written. */
  isIntact(path: string, file: KeptFile): Promise<boolean>
  /** @param before - the last export's file, which is left alone if it holds the same */
  write(path: string, text: string, before: KeptFile | undefined): Promise<KeptFile>
  /** Paths of pictures and files of the site that a text names. */
  findNames(text: string): string[]
  /**
   * Makes answers on another thread. If it fails at one, this thread makes it and gets the error.
   */
  helper?: MakeAnswer | undefined
  /** @param total - grows while further states of lists are found */
  show(done: number, total: number): void
}

/** Files on their way to the disk while the next page is rendered. */
const mostWrites = 32
/** Up to this number, answers are made sooner than a helper is ready. */
const fewAnswers = 100
/** Addresses waiting for the helper: this thread gives it more only between two of its own. */
const mostAside = 8

/** @throws ContentUnavailable; whatever `write` throws */
export async function exportAnswers(options: ExportAnswersOptions): Promise<ExportedAnswers> {
  const { site, previous, findNames, show } = options
  const make = createAnswerMaker(site, findNames)
  const writer = createWriter(options)
  const addresses = await listExportAddresses(site)
  const known = new Set<string>(addresses)
  const answers = new Map<string, KeptAnswer>()
  const files = new Map<string, KeptFile>()
  const counts = { pages: 0, rendered: 0, renderedOthers: 0, renderedAside: 0 }
  /** Addresses that the helper has not answered yet, in the order of the requests. */
  const aside = new Set<Address>()
  let helper = countStale(addresses, previous) > fewAnswers ? options.helper : undefined
  let at = 0

  function add(address: Address, answer: KeptAnswer): void {
    if (isPage(address) && answer.files.length > 0) counts.pages++
    answers.set(address, answer)
    for (const next of answer.leadsTo as Address[]) {
      if (known.has(next)) continue
      known.add(next)
      addresses.push(next)
    }
    show(answers.size, addresses.length)
  }

  /** Resolves before all is written, unless many writes are waiting. */
  async function take(address: Address, { answer, texts }: MadeAnswer): Promise<void> {
    if (isPage(address)) counts.rendered++
    else counts.renderedOthers++
    add(address, answer)
    const write = ([path, text]: MadeAnswer['texts'][number]) =>
      writer.write(path, text, (file) => files.set(path, file))
    await Promise.all(texts.map(write))
  }

  async function hand(address: Address, help: MakeAnswer): Promise<void> {
    aside.add(address)
    try {
      const made = await help(address)
      if (!aside.delete(address)) return
      counts.renderedAside++
      await take(address, made)
    } catch {
      // This thread makes the answer then; the writer reports failed writes.
      helper = undefined
    }
  }

  /** Takes over answers that are current. @returns the next address whose answer is not */
  async function findNext(): Promise<Address | undefined> {
    // The list grows during the loop.
    while (at < addresses.length) {
      const address = addresses[at++]!
      const before = previous.answers.get(address)
      if (!before || !(await isHolding(before, options))) return address
      for (const path of before.files) files.set(path, previous.files.get(path)!)
      add(address, before)
    }
    return undefined
  }

  /** Takes back the helper's last address, so that no thread waits for the other at the end. */
  function takeBack(): Address | undefined {
    const last = [...aside].at(-1)
    if (last !== undefined) aside.delete(last)
    return last
  }

  for (;;) {
    while (helper && aside.size < mostAside) {
      const address = await findNext()
      if (address === undefined) break
      void hand(address, helper)
    }
    const address = (await findNext()) ?? takeBack()
    if (address !== undefined) await take(address, await make(address))
    // Answers of the helper may add more addresses.
    else if (at === addresses.length) break
    // Lets answers of the helper come in.
    if (aside.size > 0) await setImmediate()
  }
  await writer.settled()
  return { answers, files, ...counts }
}

const isPage = (address: Address) => address.startsWith('page ')

async function isHolding(
  { isStale, tags, validUntil = Infinity, files }: KeptAnswer,
  { site, previous, isIntact }: ExportAnswersOptions,
): Promise<boolean> {
  // Answers made from configuration alone are cheap, and nothing tells when they change.
  if (isStale || tags.length === 0 || validUntil <= site.now()) return false
  for (const path of files) {
    const file = previous.files.get(path)
    if (!file || !(await isIntact(path, file))) return false
  }
  return true
}

function countStale(
  addresses: readonly Address[],
  { answers }: ExportAnswersOptions['previous'],
): number {
  return addresses.filter((address) => answers.get(address)?.isStale ?? !answers.has(address))
    .length
}

function createWriter({ previous, write }: Pick<ExportAnswersOptions, 'previous' | 'write'>) {
  const writes = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  return {
    /**
     * Resolves before it is written, unless many writes are waiting.
     * @throws the error of an earlier write
     */
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
