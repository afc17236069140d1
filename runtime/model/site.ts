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
import type { ReportIssue } from './errors/content-issue.ts'
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

export interface Site {
  config: SiteConfig
  images: ImageConfig
  /** Absolute origin for canonical links, without trailing slash; undefined leaves them relative (HEAD-08). */
  baseUrl: string | undefined
  pageTypes: ReadonlyMap<string, PageType>
  layouts: ReadonlyMap<string, Layout>
  /** By form type. */
  forms: ReadonlyMap<string, FormDefinition>
  /** By name. */
  experiments: ReadonlyMap<string, Experiment>
  kinds: Kinds
  validators: Validators
  routes: RouteTable
  machines: Readonly<Record<string, MachineDocument>>
  behaviours: Behaviours
  messages: Messages
  /** What is kept in a browser, with the vendor's name and host where it is one. */
  storage?: readonly StoredEntry[]
  /** Undefined: no vendor at all. */
  vendors?: SiteVendors
  /** Undefined: none beside those of the packages. */
  emailDomains?: EmailDomainsConfig
  /** Undefined: nobody asks where visitors come from. */
  traffic?: Partial<TrafficConfig>
  content: ContentSource
  imageSources: readonly ImageSource[]
  /** Of a content service that has pictures itself, on whatever scheme and port. */
  pictureOrigins?: readonly string[]
  /** Undefined: pictures have the addresses that documents name, and nothing is known of them. */
  media?: MediaFiles | undefined
  slices: SliceLoader
  assets: SiteAssets
  /**
   * Whether the host serves files alone: each state of a list then has a path, one thing can be chosen at a
   * time, and nothing answers free text.
   */
  isStatic?: boolean
  /** Undefined keeps nothing. */
  fragments: FragmentCache | undefined
  report: ReportIssue
  /** What stands in the place of a section that threw. Undefined: nothing does, and it is reported. */
  showFailure?: ((failed: FailedSection) => string) | undefined
  log: Logger
  /** Undefined: nobody looks at how pages come about. */
  tracer?: Tracer | undefined
  /** ms since 1970: what is ahead and what is past. */
  now(): number
}

export interface FailedSection {
  /** Type of the slice. */
  slice: string
  documentId: string
  documentType: string
  /** As the content service says it. */
  lang: string
  /** Pointer in the document: `/data/body/3`. */
  at: string
  /** What was thrown: anything. */
  error: unknown
}

/** Compiled ahead from the schemas, by document type, slice type and form type. */
export interface Validators {
  envelope: Validator
  documents: Record<string, Validator>
  slices: Record<string, Validator>
  /** Of the functions of the server, by name. */
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

/** What the build knows of files. In development the names are those of the dev server. */
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
  /** Where browsers get a font of `public/fonts`; the address itself on the dev server, and of other files. */
  font(address: string): string
}

export interface StyleSheet {
  /** Without spaces. */
  name: string
  text: string
}

/** Of a build, for the server that runs it; sheets by name. */
export interface CollectedAssets {
  buildId: string
  /** ISO 8601. */
  builtAt: string
  entry: string[]
  base: string[]
  slices: Record<string, string[]>
  islands: Record<string, { src: string; imports: string[] }>
  sheets: Record<string, StyleSheet>
  /** By the address as it is written. */
  fonts: Record<string, string>
}
