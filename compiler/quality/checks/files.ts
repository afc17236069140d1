import { findNearest } from '#schemas/find-nearest.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import type { ContentIssue } from '../../../runtime/model/errors/content-issue.ts'
import { decodeFilePath } from '../../../runtime/model/ports/media-files.ts'
import type { Finding, Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { isFile, toAssetName } from '../usage/find-uses.ts'
import { walkRaw } from '../usage/walk-raw.ts'

const missingFile: Rule = {
  id: 'missing-file',
  level: 'error',
  title: 'Missing file',
  reason: 'What shows it is left out: a picture, a link, or a section that needs it.',
}

/** Pictures and downloads the site serves itself; without a list of its files there is nothing to compare. */
export const files: ContentCheck = {
  rules: [missingFile],
  *run({ documents, site, files: known }) {
    if (!known) return
    for (const { raw } of documents) {
      for (const { value, path } of walkRaw(raw.data, '/data')) {
        if (!isFile(value) || !value.url.startsWith('/')) continue
        const file = toAssetName(value.url)
        if (known.has(file)) continue
        const near = findBeside(file, known)
        yield findingOf(missingFile, raw, site, {
          path: `${path}/url`,
          message: `The file ${toReadable(file)} does not exist.`,
          hint: near
            ? `Did you mean "${toReadable(near)}"? Otherwise upload it.`
            : 'Upload it, or choose another file.',
        })
      }
    }
  },
}

/** As the file is called on the disk. */
const toReadable = (file: string) => decodeFilePath(file) ?? file

/** Whether a page found the same, so that it is told once. */
export function isFileFound(issue: ContentIssue, found: readonly Finding[]): boolean {
  return (
    issue.code === 'MissingContent' &&
    found.some(
      ({ rule, documentId, path }) =>
        rule === missingFile && documentId === issue.documentId && path === issue.path,
    )
  )
}

/** The file of the nearest name in the same folder. */
function findBeside(file: string, known: ReadonlySet<string>): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const names = [...known].flatMap((one) => {
    const name = one.startsWith(folder) ? one.slice(folder.length) : '/'
    return name.includes('/') ? [] : name
  })
  const near = findNearest(file.slice(folder.length), names)
  return near && folder + near
}
