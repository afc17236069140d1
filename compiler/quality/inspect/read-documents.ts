import type { RawDocument } from '../../../runtime/model/documents/document.ts'
import type { Site } from '../../../runtime/model/site.ts'

/** Called as the work goes on, for a progress bar. */
export type Progress = (done: number, total: number, what: string) => void

/**
 * Every document, type by type, the first language of the site first; including languages the site does
 * not have: they are reported.
 * @throws SiteError ContentUnavailable
 */
export async function* readDocuments(
  { kinds, config, content }: Pick<Site, 'kinds' | 'config' | 'content'>,
  progress: Progress = () => {},
): AsyncGenerator<RawDocument> {
  const types = Object.keys(kinds.documents)
  const order = config.locales.map(({ language }) => language)
  const rank = ({ lang }: RawDocument) =>
    order.includes(lang) ? order.indexOf(lang) : order.length
  for (const [index, type] of types.entries()) {
    progress(index, types.length, `reading ${type}`)
    const raws = await content.all(type, { lang: '*' })
    for (const [at, raw] of raws.toSorted((a, b) => rank(a) - rank(b)).entries()) {
      progress(index + at / raws.length, types.length, `${type} ${at + 1}/${raws.length}`)
      yield raw
    }
  }
}
