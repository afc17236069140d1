/**
 * How editors see content before it is published. An adapter implements this for its content service;
 * the browser's half, `runtime/browser/preview`, is told of changes by the adapter's toolbar.
 */
import type { VendorConfig } from '#schemas/config-types.ts'
import type { ContentSource } from './content-source.ts'

export interface Previews {
  /** Name of the cookie that says what the browser previews. The service's own script reads it. */
  readonly cookie: string
  /** The ref in a value of the cookie; undefined when it names none of this repository. */
  findRef(cookie: string): string | undefined
  /** What a link from the editor asks for; undefined when the query is none. */
  findRequest(query: URLSearchParams): PreviewRequest | undefined
  /**
   * Whether a ref shows more than what is published. That of the published content, of now or of before, does
   * not: everybody knows it. True for one of a preview that may be gone. @throws ContentUnavailable
   */
  isPreview(ref: string): Promise<boolean>
  /**
   * Reads what a ref shows. Unlike for visitors, a ref that is gone is an error, not the published
   * content. @throws SiteError PreviewExpired, in addition to what every source throws
   */
  readonly source: ContentSource
  /** Text of the comments around a slice by which the service's page builder finds it. */
  mark(sliceId: string): readonly [start: string, end: string]
  readonly toolbar?: {
    /** Address of the service's script. */
    script: string
    policy: Partial<Record<keyof VendorConfig['csp'], readonly string[]>>
  }
  /** Sources of the pages that may show a preview in a frame. */
  readonly frames: readonly string[]
}

export interface PreviewRequest {
  ref: string
  documentId: string
}
