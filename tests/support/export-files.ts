import type { ExportManifest } from '#runtime'

const count = 200

/** Of an export whose files all hold one text; one in ten has its name. */
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
