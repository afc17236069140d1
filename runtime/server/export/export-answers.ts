/** Renders what has changed since an export, and takes over the rest. */
import { setImmediate } from 'node:timers/promises'
import type { Site } from '../../model/site.ts'
import type { ExportManifest, KeptAnswer, KeptFile } from './export-manifest.ts'
import { listExportAddresses, type Address } from './list-addresses.ts'
import { createAnswerMaker, type MadeAnswer, type MakeAnswer } from './make-answer.ts'

export interface ExportedAnswers extends Pick<ExportManifest, 'answers' | 'files'> {
  /** Addresses of pages. */
  pages: number
  /** Of these, the ones rendered now. */
  rendered: number
  /** Other addresses rendered now. */
  renderedOthers: number
  /** Of both, those that the helper has rendered. */
  renderedAside: number
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
  /** Makes the same on another thread. What it fails at is made here, which says why. */
  helper?: MakeAnswer | undefined
  /** @param total - grows while lists are found in further states */
  show(done: number, total: number): void
}

/** Files on their way to the disk while the next page is rendered. */
const mostWrites = 32
/** Fewer answers are made sooner than a helper is ready. */
const fewAnswers = 100
/** Addresses that the helper has before it: this thread gives it the next only between two of its own. */
const mostAside = 8

/** @throws ContentUnavailable; what `write` throws */
export async function exportAnswers(options: ExportAnswersOptions): Promise<ExportedAnswers> {
  const { site, previous, findNames, show } = options
  const make = createAnswerMaker(site, findNames)
  const writer = createWriter(options)
  const addresses = await listExportAddresses(site)
  const known = new Set<string>(addresses)
  const answers = new Map<string, KeptAnswer>()
  const files = new Map<string, KeptFile>()
  const counts = { pages: 0, rendered: 0, renderedOthers: 0, renderedAside: 0 }
  /** What the helper has not answered yet, in the order in which it was asked. */
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

  /** Resolves before all is written, unless many others wait. */
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
      // What was not made is made here; what was not written is told by the writer.
      helper = undefined
    }
  }

  /** Takes over what holds. @returns the next address that does not */
  async function findNext(): Promise<Address | undefined> {
    // Grows while it is walked.
    while (at < addresses.length) {
      const address = addresses[at++]!
      const before = previous.answers.get(address)
      if (!before || !(await isHolding(before, options))) return address
      for (const path of before.files) files.set(path, previous.files.get(path)!)
      add(address, before)
    }
    return undefined
  }

  /** What the helper would come to last: nobody waits for the other at the end. */
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
    // What the helper answers meanwhile may lead to others.
    else if (at === addresses.length) break
    // Answers of the helper come in between.
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
  // What is made of configuration alone is cheap, and nothing tells when it changes.
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
