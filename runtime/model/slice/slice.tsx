/**
 * The front door for slice authors: the props of a slice's component, and the types it may use.
 * A component turns resolved fields and a machine's state into markup, and gestures into events.
 */
import { createContext, use, type ReactNode } from 'react'

export type {
  Cta,
  Embed,
  GeoPoint,
  Image,
  Link,
  MediaLink,
  Related,
  RichText,
  RichTextNode,
  RichTextSpan,
  Table,
} from './resolved-fields.ts'
export type {
  FormOption,
  FormValue,
  ResolvedForm,
  ResolvedFormField,
  ResolvedStep,
} from './resolved-form.ts'
export type { ResolvedCalculation, ResolvedInput, ResolvedOutput } from './resolved-calculation.ts'
export type { Card, FacetOption, ListFacet, ResolvedList } from './resolved-list.ts'
export type { MailAnswer, MailPerson, MailView, Personal } from './personal.ts'
export { keyAlong } from './shared/key-along.ts'
import type { MachineId, Machines } from '#schemas/generated/machine-types.ts'
import type { Translate } from '../i18n/messages.ts'

export type { Translate }
import type { Personal } from './personal.ts'
import type { ResolvedCalculation } from './resolved-calculation.ts'
import type { ResolvedForm } from './resolved-form.ts'
import type { ResolvedList } from './resolved-list.ts'
import type { Cta, Link } from './resolved-fields.ts'

/** @typeParam Shared - fields of the single document named in the wiring: `SharedInfluencers` */
export interface SliceProps<Fields, Shared extends object = Record<string, unknown>> {
  /** Unique on the page and safe as an HTML id. */
  id: string
  fields: Fields
  variation: string
  /** Language tag of the page, for `Intl` and `lang`: `en-GB`. */
  locale: string
  t: Translate
  /** Set for a section with a query, or a slice whose wiring has `list`. */
  list?: ResolvedList
  /** Set for a slice whose wiring has `form`, when its document names a form of the site. */
  form?: ResolvedForm
  /** Always set for a slice whose wiring has `calculation`: one with a fault is left out. */
  calculation?: ResolvedCalculation
  /** Set for a slice whose wiring has `personal`, when something is known of the visitor. */
  personal?: Personal
  /** Always set for a slice whose wiring has `shared`: without it, the slice is left out. */
  shared?: Shared
}

/** Props of a slice of the page frame (navigation bar, footer, banners) beside its fields. */
export interface FrameProps<Fields> extends SliceProps<Fields> {
  /** Id of the single document that feeds it. */
  documentId: string
  documentType: string
  page: PageFacts
}

export interface PageFacts {
  locale: string
  /** Path of the page, without trailing slash. */
  path: string
  /** Every locale of the site in order; `href` leads to this page in it, or to its home page. */
  locales: { code: string; name: string; href: string; isCurrent: boolean; isTranslated: boolean }[]
  home: Link
  /** `mark` is the markup of an SVG, the site's own. */
  brand: { name: string; mark?: string }
  navbar: { contentColor: 'black' | 'white'; isMenuDisplayed: boolean; cta: Cta | undefined }
  footer: { theme: 'light' | 'dark' }
  /**
   * Whether the site has a dark theme, so that visitors may choose between it and the light one.
   */
  hasDarkTheme: boolean
  /**
   * The form that searches the whole site; absent when no page of the language answers it. Without an
   * action only script does.
   */
  search?: { action?: string; parameter: string } | undefined
}

/** Server only: reduces a slice to what its island needs, and to slots whose HTML is never shipped twice. */
export type Prepare<Fields, Props extends object> = (slice: SliceProps<Fields>) => {
  props: Props
  slots?: Record<string, ReactNode>
}

/** A machine's state, as components see it. */
export interface IslandState<Context = Record<string, unknown>, Tag extends string = string> {
  value: unknown
  context: Context
  matches(path: string): boolean
  hasTag(tag: Tag): boolean
}

export interface IslandProps<
  Props extends object,
  Context = Record<string, unknown>,
  Event = { type: string },
  Tag extends string = string,
> {
  id: string
  props: Props
  state: IslandState<Context, Tag>
  send(event: Event): void
  /** Only the messages named in the slice's wiring. */
  t: Translate
}

/** Props of an island by the machine that its wiring names: its events, its tags, its context. */
export type MachineProps<Id extends MachineId, Props extends object> = IslandProps<
  Props,
  Machines[Id]['context'],
  Machines[Id]['event'],
  Machines[Id]['tag']
>

/** HTML of the slots by name: given by the server's render, adopted from the page in the browser. */
export const SlotContext = createContext<Readonly<Record<string, string>>>({})

/** Server-rendered HTML inside an island. It is neither props nor code in the browser. */
export function Slot({ name }: { name: string }) {
  const html = use(SlotContext)[name] ?? ''
  return (
    <sw-slot data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** A piece of the page frame that differs from page to page; payload navigation replaces it by name. */
export function PagePart({ name, children }: { name: string; children: ReactNode }) {
  return <sw-part data-part={name}>{children}</sw-part>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sw-slot': React.HTMLAttributes<HTMLElement> & { 'data-slot': string }
      'sw-part': React.HTMLAttributes<HTMLElement> & { 'data-part': string }
    }
  }
}
