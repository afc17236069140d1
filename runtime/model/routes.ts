/** Addresses of every page type in every locale, both ways: path to document, document to path. */
import type { PageType } from './config/page-type.ts'
import type { LocaleCode } from './config/site-config.ts'
import type { ContentSource, RawDocument } from './ports/content-source.ts'

/** The properties of a link or a document that make up its path. */
export interface PathSubject {
  type: string
  uid?: string | null
  lang: string
  isBroken?: boolean
  data?: unknown
}

export interface RouteMatch {
  /** The page type, with its route's own template, layout, head and frame (ROUTE-39). */
  pageType: PageType
  routeName: string
  locale: LocaleCode
  /** Undefined for a single document. */
  uid: string | undefined
}

export interface Parent {
  uid: string
  /** `data` of the parent is not trusted. */
  document: RawDocument
}

/** A document's place among those of its language that are declared as a tree. */
export interface TreeNode {
  /** Its `data` is not trusted. */
  document: RawDocument
  /** Its segments of paths: those of the documents above it, then its own. */
  segments: readonly string[]
  /** Documents above it, the root first. */
  above: readonly TreeNode[]
  /** Documents directly below it, in their order. */
  below: readonly TreeNode[]
  /** Itself, where nothing is above it. */
  root: TreeNode
  /**
   * Set if it is not below the document it names: that one is missing, or is itself below this one.
   * It is a root then, and counts as none of the editors' roots.
   */
  fault?: 'missing' | 'cycle'
}

/** The trees of one language. */
export interface Trees {
  /** Roots that an editor made roots, in their order. */
  roots: readonly TreeNode[]
  find(subject: { type: string; uid?: string | null }): TreeNode | undefined
  findAt(segments: readonly string[]): TreeNode | undefined
  /** All nodes, in no particular order. */
  nodes: readonly TreeNode[]
}

export interface RouteTable {
  /** `path` without trailing slash and query; undefined when no pattern fits. */
  match(path: string): RouteMatch | undefined
  /**
   * Every page type whose pattern matches (OP06): several types may share one. The alphabetically first
   * type is tried first.
   */
  matchAll(path: string): RouteMatch[]
  /** The page of a path, or else of the nearest one above it: the part of the site a visitor is in. */
  findSection(path: string): RouteMatch | undefined
  /**
   * A document's own path: the first of its routes whose parameters all have values. A route with its
   * own template is another page of the document; its path is returned only if that route is named.
   * @returns `/404/` for a broken document, an unknown type or language (ROUTE-47)
   */
  toPath(subject: PathSubject, routeName?: string): string
  /** All paths of the document, its own first. */
  toPaths(subject: PathSubject, routeName?: string): string[]
  /** The document that lists this one, where a route of its type has such a parameter. */
  findParent(subject: PathSubject, parameter: string): Parent | undefined
  /** Undefined where no page type has a tree, and before the trees are read. */
  findTrees(lang: string): Trees | undefined
  /**
   * Reads documents on which paths of others depend; call it before links are resolved.
   * @throws ContentUnavailable
   */
  prepare(content: ContentSource): Promise<void>
  /** Fields of linked documents that their paths need: `landing_page.category`. */
  readonly linkFields: readonly string[]
  /** Every route for the reference pages and checks. */
  readonly routes: readonly { locale: LocaleCode; name: string; type: string; pattern: string }[]
}
