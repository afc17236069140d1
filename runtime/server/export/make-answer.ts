/** Address -> the facts of its answer for the manifest, and the files to write. */
import { isSiteError, siteError } from '../../model/errors/site-error.ts'
import { toReason } from '../../model/errors/to-reason.ts'
import type { Site } from '../../model/site.ts'
import { AnswerUnmade } from './export-errors.ts'
import type { KeptAnswer } from './export-manifest.ts'
import type { Address } from './list-addresses.ts'
import { createRenderer, type RenderedAnswer } from './render-address.ts'

export interface MadeAnswer {
  answer: KeptAnswer
  texts: RenderedAnswer['files']
}

/** Throws ContentUnavailable; for anything unforeseen AnswerUnmade, which names the address. */
export type MakeAnswer = (address: Address) => Promise<MadeAnswer>

/** @param findNames - paths of pictures and files of the site that a text names */
export function createAnswerMaker(site: Site, findNames: (text: string) => string[]): MakeAnswer {
  const render = createRenderer(site)
  return async (address) => {
    const rendered = await render(address).catch((cause: unknown) => {
      if (isSiteError(cause)) throw cause
      throw siteError(AnswerUnmade, [address, toReason(cause)], { cause })
    })
    return { answer: toKept(rendered, findNames), texts: rendered.files }
  }
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
