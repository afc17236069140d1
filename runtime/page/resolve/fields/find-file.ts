import type { MediaFile } from '../../../model/ports/media-files.ts'
import type { ResolveContext } from './context.ts'

/** After which a page looks again for a file: documents are often there before their pictures. */
const lookAgainMs = 60_000

/**
 * The content's file at an address; undefined for an address that is none of theirs. A missing one is
 * reported.
 *
 * @param at - pointer of the address
 */
export function findFile(
  url: string,
  at: string,
  { site, report, noteMoment }: ResolveContext,
): MediaFile | 'missing' | undefined {
  const file = site.media?.find(url)
  if (file === 'missing') {
    report.missingContent(
      at,
      `The file ${url} does not exist; what shows it is left out.`,
      'Upload it, or choose another file.',
    )
    noteMoment?.(site.now() + lookAgainMs)
  }
  return file
}
