import type { Locale } from '../../model/config/site-config.ts'
import type { Translate } from '../../model/slice/slice.tsx'
import type { Site } from '../../model/site.ts'

/** An answer beside pages: made from content and configuration, kept like pages. */
export interface Resource {
  /** @returns undefined if it does not exist: the answer is a 404 */
  render(context: ResourceContext): Promise<RenderedResource | undefined> | RenderedResource
  /** The locale of texts and content. */
  locale: Locale
  /** Types whose documents change it. Absent: neither content nor editors' texts do. */
  types?: readonly string[]
}

export interface ResourceContext {
  /** Always with an origin: that of the request if the site has no base URL. */
  site: Site & { baseUrl: string }
  locale: Locale
  t: Translate
}

export interface RenderedResource {
  text: string
  type: string
  headers?: Record<string, string>
  /** ms since 1970. */
  validUntil?: number
}
