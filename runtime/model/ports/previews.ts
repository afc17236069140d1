/**
 * Shows editors content before it is published. An adapter implements this for its content service;
 * the adapter's toolbar reports changes to the browser's half, `runtime/browser/preview`.
 */
import type { VendorConfig } from '#schemas/config-types.ts'
import type { ContentSource } from './content-source.ts'

export interface Previews {
  /** Name of the cookie that names the browser's preview. The service's own script reads it. */
  readonly cookie: string
  /** The ref in a value of the cookie; undefined when it names none of this repository. */
  findRef(cookie: string): string | undefined
  /** The request in a link from the editor; undefined when the query has none. */
  findRequest(query: URLSearchParams): PreviewRequest | undefined
  /**
   * Whether a ref shows more than published content. A ref of published content, current or
   * earlier, does not: everybody knows it. True for a preview that may be gone. @throws
   * ContentUnavailable
   */
  isPreview(ref: string): Promise<boolean>
  /**
   * Reads the content of a ref. Unlike for visitors, a ref that is gone is an error, not the
   * published content. @throws SiteError PreviewExpired, in addition to what every source throws
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
