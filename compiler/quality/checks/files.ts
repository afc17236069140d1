import { isObject } from '#schemas/is-object.ts'
import { findNearest } from '#schemas/find-nearest.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import type { Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { walkRaw } from '../usage/walk-raw.ts'

const missingFile: Rule = {
  id: 'missing-file',
  level: 'error',
  title: 'Missing file',
  reason: 'Visitors see a broken picture, or a download fails.',
}

/** Pictures and downloads the site serves itself; without a list of its files there is nothing to compare. */
export const files: ContentCheck = {
  rules: [missingFile],
  *run({ documents, site, files: known }) {
    if (!known) return
    for (const { raw } of documents) {
      for (const { value, path } of walkRaw(raw.data, '/data')) {
        const { url, link_type: linkType, dimensions } = value
        const isFile = linkType === 'Media' || isObject(dimensions)
        if (!isFile || typeof url !== 'string' || !url.startsWith('/')) continue
        const file = url.replace(/[?#].*$/, '')
        if (known.has(file)) continue
        const near = findBeside(file, known)
        yield findingOf(missingFile, raw, site, {
          path: `${path}/url`,
          message: `The file ${file} does not exist.`,
          hint: near
            ? `Did you mean "${near}"? Otherwise upload it.`
            : 'Upload it, or choose another file.',
        })
      }
    }
  },
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
