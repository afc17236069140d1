/** Locates a finding in the files of the embedded content: file and line. */
import type { Locate } from '#compiler/quality'
import type { ContentFile } from './content-files.ts'

/** Undefined for documents of a real repository, which are not files. */
export function createLocator(files: readonly ContentFile[]): Locate {
  const byId = new Map(
    files.map((file) => [(file.value as { id?: unknown } | undefined)?.id, file]),
  )
  return ({ place, documentId, path }) => {
    if (place) return place
    const file = byId.get(documentId)
    return file && { file: file.path, line: file.lineOf(path) }
  }
}
