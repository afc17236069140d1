/**
 * The parts of an assessment's report, in the terms of ISO 32000-1. `runtime/pdf` writes nothing
 * else, and uploads of reports may contain nothing else: a part, key or value that is missing here
 * is refused. Add anything new in reports here as well.
 */

/** The value of a key. */
export type PartValue =
  | 'number'
  | 'true'
  /** A list of numbers, or of such lists. */
  | 'numbers'
  | 'text'
  | 'texts'
  /** A link's target on a page of the report. */
  | 'destination'
  /** A link's target on the web. */
  | 'address'
  /** A name without meaning to readers, such as that of a font. */
  | 'name'
  | { readonly names: readonly string[] }
  | { readonly part: ReportPart }
  | { readonly parts: ReportPart }
  /** Parts by names that the writer chooses. */
  | { readonly named: ReportPart }

export interface PartShape {
  keys: Readonly<Record<string, PartValue>>
  /** Set for an object with data after its keys, compressed with Flate only. */
  isStream?: true
}

export type ReportPart =
  | 'trailer'
  | 'catalog'
  | 'facts'
  | 'pages'
  | 'page'
  | 'resources'
  | 'content'
  | 'link'
  | 'webLink'
  | 'outlines'
  | 'bookmark'
  | 'picture'
  | 'mask'
  | 'font'
  | 'letters'
  | 'letterSystem'
  | 'descriptor'
  | 'fontFile'
  | 'unicode'

const only = (...names: string[]): PartValue => ({ names })
const part = (name: ReportPart): PartValue => ({ part: name })

const pixels = {
  Type: only('XObject'),
  Subtype: only('Image'),
  Width: 'number',
  Height: 'number',
  BitsPerComponent: 'number',
} as const
const stream = { Length: 'number', Filter: only('FlateDecode') } as const

export const reportParts: Readonly<Record<ReportPart, PartShape>> = {
  trailer: { keys: { Size: 'number', Root: part('catalog'), Info: part('facts'), ID: 'texts' } },
  catalog: {
    keys: {
      Type: only('Catalog'),
      Pages: part('pages'),
      // The place it opens at. An action, which ISO 32000-1 allows here too, is no destination.
      OpenAction: 'destination',
      PageLayout: only('OneColumn'),
      PageMode: only('UseOutlines'),
      Outlines: part('outlines'),
      Lang: 'text',
    },
  },
  facts: {
    keys: {
      Producer: 'text',
      Title: 'text',
      Subject: 'text',
      Author: 'text',
      Creator: 'text',
      CreationDate: 'text',
    },
  },
  pages: { keys: { Type: only('Pages'), Kids: { parts: 'page' }, Count: 'number' } },
  page: {
    keys: {
      Type: only('Page'),
      Parent: part('pages'),
      Resources: part('resources'),
      MediaBox: 'numbers',
      Annots: { parts: 'link' },
      Contents: part('content'),
    },
  },
  resources: {
    keys: {
      ProcSet: only('PDF', 'Text', 'ImageB', 'ImageC', 'ImageI'),
      Font: { named: 'font' },
      XObject: { named: 'picture' },
    },
  },
  // A line that the browser has painted: a stencil of one bit a pixel, or colours with their opacity.
  picture: {
    isStream: true,
    keys: {
      ...stream,
      ...pixels,
      ImageMask: 'true',
      ColorSpace: only('DeviceRGB'),
      SMask: part('mask'),
    },
  },
  mask: { isStream: true, keys: { ...stream, ...pixels, ColorSpace: only('DeviceGray') } },
  content: { isStream: true, keys: stream },
  link: {
    keys: {
      Type: only('Annot'),
      Subtype: only('Link'),
      Rect: 'numbers',
      Border: 'numbers',
      Dest: 'destination',
      A: part('webLink'),
    },
  },
  webLink: { keys: { S: only('URI'), URI: 'address' } },
  outlines: {
    keys: {
      Type: only('Outlines'),
      First: part('bookmark'),
      Last: part('bookmark'),
      Count: 'number',
    },
  },
  bookmark: {
    keys: {
      Title: 'text',
      Parent: part('outlines'),
      Prev: part('bookmark'),
      Next: part('bookmark'),
      Dest: 'destination',
    },
  },
  font: {
    keys: {
      Type: only('Font'),
      Subtype: only('Type0'),
      BaseFont: 'name',
      Encoding: only('Identity-H'),
      ToUnicode: part('unicode'),
      DescendantFonts: { parts: 'letters' },
    },
  },
  letters: {
    keys: {
      Type: only('Font'),
      Subtype: only('CIDFontType2'),
      BaseFont: 'name',
      FontDescriptor: part('descriptor'),
      W: 'numbers',
      DW: 'number',
      CIDToGIDMap: only('Identity'),
      CIDSystemInfo: part('letterSystem'),
    },
  },
  letterSystem: { keys: { Supplement: 'number', Registry: 'text', Ordering: 'text' } },
  descriptor: {
    keys: {
      Type: only('FontDescriptor'),
      FontName: 'name',
      FontFile2: part('fontFile'),
      FontBBox: 'numbers',
      Flags: 'number',
      StemV: 'number',
      ItalicAngle: 'number',
      Ascent: 'number',
      Descent: 'number',
      CapHeight: 'number',
    },
  },
  fontFile: { isStream: true, keys: { ...stream, Length1: 'number' } },
  unicode: { isStream: true, keys: { ...stream, Length1: 'number' } },
}
