import type { ExportManifest } from '#runtime'

const count = 200

/** The manifest of an export whose files all contain one text; one in ten has it in its path. */
export function toManifest(text: string): ExportManifest {
  const paths = Array.from({ length: count }, (_, n) =>
    n % 10 === 0 ? `of-${text}/${n}.html` : `pages/${n % 7}/${n}.html`,
  )
  const file = { hash: text, size: Buffer.byteLength(text) }
  return {
    key: 'key',
    contentRef: text,
    answers: new Map(),
    files: new Map(paths.map((path) => [path, file])),
  }
}
