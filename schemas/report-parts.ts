/**
 * What a report of an assessment is made of, in the words of ISO 32000-1. `runtime/pdf` writes nothing
 * else, and the site takes nothing else from whoever says that a file is such a report: a part, a key or a value
 * that is missing here is refused. Whoever gives reports something new, such as a picture, adds it here.
 */

/** What stands behind a key. */
export type PartValue =
  | 'number'
  /** Of numbers and such lists. */
  | 'numbers'
  | 'text'
  | 'texts'
  /** Where on a page of the report a link leads. */
  | 'destination'
  /** Where in the web it leads. */
  | 'address'
  /** A name that says nothing to a reader, such as that of a font. */
  | 'name'
  /** An empty dictionary. */
  | 'nothing'
  | { readonly names: readonly string[] }
  | { readonly part: ReportPart }
  | { readonly parts: ReportPart }
  /** Parts by names of the writer's own. */
  | { readonly named: ReportPart }

export interface PartShape {
  keys: Readonly<Record<string, PartValue>>
  /** Of an object with data behind its keys, compressed by Flate and in no other way. */
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
  | 'font'
  | 'letters'
  | 'letterSystem'
  | 'descriptor'
  | 'fontFile'
  | 'unicode'

const only = (...names: string[]): PartValue => ({ names })
const part = (name: ReportPart): PartValue => ({ part: name })

const stream = { Length: 'number', Filter: only('FlateDecode') } as const

export const reportParts: Readonly<Record<ReportPart, PartShape>> = {
  trailer: { keys: { Size: 'number', Root: part('catalog'), Info: part('facts'), ID: 'texts' } },
  catalog: {
    keys: {
      Type: only('Catalog'),
      Pages: part('pages'),
      // Where it is opened: an action could stand here as well, and is no destination.
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
      // None so far.
      XObject: 'nothing',
    },
  },
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
