/**
 * Everything the server half of a page's life needs, gathered once by the composition root. The
 * runtime reads a site; it never knows which one it is.
 */
import type { ComponentType } from 'react'
import type { Behaviours, EmailDomainsConfig, TrafficConfig } from '#schemas/config-types.ts'
import type { Experiment } from './config/experiment.ts'
import type { Layout, PageType } from './config/page-type.ts'
import type { FormDefinition } from './config/form-definition.ts'
import type { ImageConfig, SiteConfig } from './config/site-config.ts'
import type { StoredEntry } from './config/storage.ts'
import type { SiteVendors } from './config/vendors.ts'
import type { Kinds } from './documents/kinds.ts'
import type { IssueWords, ReportIssue } from './errors/content-issue.ts'
import type { MachineDocument } from './config/machine-document.ts'
import type { ContentSource } from './ports/content-source.ts'
import type { ImageSource } from './ports/image-source.ts'
import type { MediaFiles } from './ports/media-files.ts'
import type { Logger } from './ports/logger.ts'
import type { Tracer } from './ports/tracer.ts'
import type { RouteTable } from './routes.ts'
import type { Messages } from './i18n/messages.ts'
import type { Prepare } from './slice/slice.tsx'
import type { Validator } from './validator.ts'
import type { FragmentCache } from './ports/fragment-cache.ts'
import type { PublicationFeed } from './ports/publication-feed.ts'

export interface Site {
  config: SiteConfig
  images: ImageConfig
  /** Absolute origin for canonical links, without trailing slash; undefined leaves them relative (HEAD-08). */
  baseUrl: string | undefined
  pageTypes: ReadonlyMap<string, PageType>
  layouts: ReadonlyMap<string, Layout>
  /** Form definitions by form type. */
  forms: ReadonlyMap<string, FormDefinition>
  /** Experiments by name. */
  experiments: ReadonlyMap<string, Experiment>
  kinds: Kinds
  validators: Validators
  routes: RouteTable
  machines: Readonly<Record<string, MachineDocument>>
  behaviours: Behaviours
  messages: Messages
  /** Entries kept in a browser, with the name and host of the vendor they belong to. */
  storage?: readonly StoredEntry[]
  /** Undefined without any vendor. */
  vendors?: SiteVendors
  /** Undefined: only those of the packages. */
  emailDomains?: EmailDomainsConfig
  /** Undefined where visits are not classified by origin. */
  traffic?: Partial<TrafficConfig>
  content: ContentSource
  imageSources: readonly ImageSource[]
  /** Origins of a content service that serves pictures itself, with any scheme and port. */
  pictureOrigins?: readonly string[]
  /**
   * Undefined: pictures have the addresses that documents name, and nothing more is known of them.
   */
  media?: MediaFiles | undefined
  slices: SliceLoader
  assets: SiteAssets
  /**
   * Whether the host serves files only: then each state of a list has a path, one option can be
   * chosen at a time, and there is no free-text search.
   */
  isStatic?: boolean
  /** Undefined where nothing is kept. */
  fragments: FragmentCache | undefined
  /** Undefined where nobody tells what is published: then every page is resolved anew. */
  publications?: PublicationFeed | undefined
  report: ReportIssue
  /** Undefined: issues name fields by pointers, and sections by their types. */
  issueWords?: IssueWords | undefined
  /**
   * HTML in place of a section that threw. Undefined: the section is left out and the error
   * reported.
   */
  showFailure?: ((failed: FailedSection) => string) | undefined
  log: Logger
  /** Undefined where nobody traces pages. */
  tracer?: Tracer | undefined
  /** The current time, ms since 1970. */
  now(): number
}

export interface FailedSection {
  /** Type of the slice. */
  slice: string
  documentId: string
  documentType: string
  /** The content service's language code. */
  lang: string
  /** Pointer in the document: `/data/body/3`. */
  at: string
  /** Whatever was thrown. */
  error: unknown
}

/** Validators compiled ahead from the schemas, by document type, slice type and form type. */
export interface Validators {
  envelope: Validator
  documents: Record<string, Validator>
  slices: Record<string, Validator>
  /** Validators of the server's functions, by name. */
  requests: Record<string, Validator>
  responses: Record<string, Validator>
  forms: Record<string, Validator>
}

export interface SliceModule {
  component: ComponentType<never>
  /** Present on islands that reduce their fields. */
  prepare?: Prepare<never, object>
}

export interface SliceLoader {
  /** Undefined for a type without a folder. */
  load(type: string): Promise<SliceModule | undefined>
}

/** The build's knowledge of files. In development the names are those of the dev server. */
export interface SiteAssets {
  /** Changes with every build that changes what the browser gets. */
  buildId: string
  /** ISO 8601. */
  builtAt: string
  /** On the dev server, where nothing may be kept. */
  isDevelopment?: boolean
  /** Scripts of the page's entry, first the entry itself. */
  entry: readonly string[]
  /** Sheets every page needs, in order. */
  baseSheets: readonly StyleSheet[]
  sliceSheets(type: string): readonly StyleSheet[]
  /** The chunk that brings a slice to life and what it imports; undefined for a static slice. */
  island(type: string): { src: string; imports: readonly string[] } | undefined
  /**
   * The browser's address of a font in `public/fonts`; unchanged on the dev server, and for other
   * files.
   */
  font(address: string): string
}

export interface StyleSheet {
  /** Without spaces. */
  name: string
  text: string
}

/** The output of a build, for the server that runs it; sheets by name. */
export interface CollectedAssets {
  buildId: string
  /** ISO 8601. */
  builtAt: string
  entry: string[]
  base: string[]
  slices: Record<string, string[]>
  islands: Record<string, { src: string; imports: string[] }>
  sheets: Record<string, StyleSheet>
  /** Fonts by the address as written. */
  fonts: Record<string, string>
}
