import type { Document } from '../../../runtime/model/documents/document.ts'
import type { Finding, Rule } from '../inspect/finding.ts'
import type { Inspection } from '../inspect/inspect-site.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import { findingOf } from '../inspect/to-finding.ts'
import { walkFields } from '../../../runtime/model/documents/walk-fields.ts'

const altMissing: Rule = {
  id: 'alt-missing',
  level: 'error',
  title: 'Pictures have alternative text',
  reason: 'Without it, screen readers say nothing useful. Decoration has an empty text on purpose.',
}

const altPoor: Rule = {
  id: 'alt-poor',
  level: 'warning',
  title: 'Alternative text describes the picture',
  reason: 'A file name or a whole paragraph helps nobody.',
}

const longest = 200
const fileName = /\.(?:jpe?g|png|gif|svg|webp|avif)$|^(?:img|image|photo|picture|dsc)[\s_-]?\d*$/i

export const altTexts: ContentCheck = {
  rules: [altMissing, altPoor],
  *run(inspection) {
    for (const { document } of inspection.documents) {
      if (document) yield* checkDocument(document, inspection)
    }
  },
}

function* checkDocument(document: Document, { site }: Inspection): Generator<Finding> {
  for (const { alt, url, path } of findImages(document, site.kinds)) {
    if (alt === undefined || alt === null) {
      yield findingOf(altMissing, document, site, {
        path,
        message: `The picture ${nameOf(url)} has no alternative text.`,
        hint: 'Describe in one sentence what it shows; leave the text empty only for decoration.',
      })
    } else if (fileName.test(alt.trim())) {
      yield findingOf(altPoor, document, site, {
        path,
        message: `The alternative text of the picture ${nameOf(url)} is a file name: "${alt}".`,
        hint: 'Describe in one sentence what it shows.',
      })
    } else if (alt.length > longest) {
      yield findingOf(altPoor, document, site, {
        path,
        message: `The alternative text of the picture ${nameOf(url)} has ${alt.length} characters.`,
        hint: `Use at most ${longest}; put the rest in the text beside the picture.`,
      })
    }
  }
}

interface FoundImage {
  url: string
  alt: string | null | undefined
  path: string
}

function* findImages(
  document: Document,
  kinds: Parameters<typeof walkFields>[1],
): Generator<FoundImage> {
  for (const { kind, value, path } of walkFields(document, kinds)) {
    if (kind === 'image') {
      const { url, alt } = value as Omit<FoundImage, 'path'>
      yield { url, alt, path }
    } else if (kind === 'rich-text') {
      for (const [index, node] of (value as ({ type: string } & FoundImage)[]).entries()) {
        if (node.type === 'image') yield { url: node.url, alt: node.alt, path: `${path}/${index}` }
      }
    }
  }
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).replace(/\?.*/, '')
}
