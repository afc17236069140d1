/** Types of the JSON between the desk's page and the development server. */
import type { Field } from '#compiler/read/to-fields.ts'
import type { ContentIssue } from '../../runtime/model/errors/content-issue.ts'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [name: string]: Json }

/** The editable types, from the current schema files. */
export interface DeskSite {
  name: string
  /** The master language first. */
  languages: DeskLanguage[]
  types: DeskType[]
  /** Slices that a slice zone may contain. */
  slices: DeskSlice[]
  experiments: DeskExperiment[]
}

export interface DeskExperiment {
  name: string
  title: string
  /** Types of the documents it may be in. */
  pageTypes: readonly string[]
  /** Purposes by name. */
  variants: Record<string, string>
}

export interface DeskLanguage {
  /** Like `en-us`. */
  id: string
  name: string
}

export interface DeskType {
  type: string
  title: string
  description: string
  repeatable: boolean
  /** Whether it is a page by itself. */
  isPage: boolean
  tabs: { name: string; fields: Field[] }[]
}

export interface DeskSlice {
  type: string
  title: string
  description: string
  /** Version of its schema, so that a new section needs no migration. */
  version: string
  /** Purposes by variation. */
  variations: Record<string, string>
  fields: Field[]
  /** The group that is stored as the slice's items. */
  zone?: string | undefined
  /** Of variations that have fields of their own: with those of the slice. */
  own: Record<string, { fields: Field[]; zone?: string | undefined }>
  /** False for one of old, which editors cannot add again. */
  isOffered: boolean
  /** Address at which it is drawn with an example. */
  picture: string
}

export interface DocumentSummary {
  id: string
  uid: string | null
  type: string
  lang: string
  title: string
  /** Address of its page, if it has one. */
  path?: string | undefined
  /** The beginning of its texts. */
  text: string
  /** Types of its sections. */
  sections: string[]
  /** Null when it was never published. */
  published: string | null
  /** Whether it is in the release: changed but not published. */
  isDraft: boolean
  alternates: Alternate[]
}

export interface Alternate {
  id: string
  lang: string
}

export interface DeskDocument {
  id: string
  uid: string | null
  type: string
  lang: string
  tags: string[]
  data: JsonObject
  alternates: Alternate[]
  published: string | null
  /** Version of its content; a write must name the version it is based on. */
  version: string
}

/** An editor's change of a document. */
export type DocumentChange = Pick<DeskDocument, 'uid' | 'tags' | 'data'> & { title: string }

export interface NewDocument {
  type: string
  lang: string
  uid: string | null
  title: string
  data: JsonObject
  /** Id of a document that it translates. */
  translates?: string
}

export interface DeskAsset {
  id: string
  /** Address on this server. */
  url: string
  filename: string
  kind: 'audio' | 'document' | 'image' | 'video'
  size: number
  width?: number | undefined
  height?: number | undefined
  alt: string
}

export interface DrawnPage {
  /** The HTML document; absent when the document has no page, or cannot have one yet. */
  html?: string
  /** Path of the page, once it is published. */
  path?: string | undefined
  issues: ContentIssue[]
}

export interface Refusal {
  error: string
  /** Errors of single fields, from the write API. */
  details?: { property: string; error: string }[] | undefined
  /** The current document, when it was changed meanwhile. */
  current?: DeskDocument
}

/** Start of the comment before each section of a rendered page; the section's pointer follows. */
export const sectionMark = 'desk-section:'
