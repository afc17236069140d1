/** Prismic's previews: its cookie, its links, its toolbar and its page builder. */
import type { Previews } from '#runtime'
import { createPrismicSource, type PrismicOptions } from './index.ts'

export interface PrismicPreviewOptions extends Omit<PrismicOptions, 'isStrict' | 'changedIds'> {
  /** Of the toolbar's script, `toolbarOrigin` for Prismic's own; without it there is no toolbar. */
  toolbar?: string
}

export const toolbarOrigin = 'https://static.cdn.prismic.io'

/** Of Prismic's own applications, and of the environments its staff work in. */
const EDITORS = ['https://*.prismic.io', 'https://*.wroom.io']

/** @throws RepositoryNameInvalid */
export function createPrismicPreviews(options: PrismicPreviewOptions): Previews {
  const { repository, toolbar } = options
  const source = createPrismicSource({ ...options, isStrict: true })
  return {
    cookie: 'io.prismic.preview',
    findRef: (cookie) => findRef(cookie, `${repository}.prismic.io`),
    findRequest(query) {
      const ref = query.get('token')
      const documentId = query.get('documentId')
      return ref && documentId ? { ref, documentId } : undefined
    },
    isPreview: async (ref) => isToken(ref) || isListed(ref, await source.releases()),
    source,
    mark: (id) => [`prismic-slice-start:${id}`, `prismic-slice-end:${id}`],
    ...(toolbar === undefined ? {} : { toolbar: describeToolbar(toolbar, repository) }),
    frames: EDITORS,
  }
}

function describeToolbar(origin: string, repository: string): NonNullable<Previews['toolbar']> {
  const hosts = origin === toolbarOrigin ? [origin, `https://${repository}.prismic.io`] : [origin]
  return {
    script: `${origin}/prismic.js?${new URLSearchParams({ new: 'true', repo: repository })}`,
    // Its parts bring their styles along as elements.
    policy: { script: hosts, connect: hosts, frame: hosts, img: hosts, style: ["'unsafe-inline'"] },
  }
}

/**
 * A session's token is an address, or the ref of what is published and, behind a colon, that of the draft. No other
 * ref is written like either.
 */
function isToken(ref: string): boolean {
  return /^[^:\s]+:[^:/\s]+$/.test(ref) || (URL.canParse(ref) && new URL(ref).protocol === 'https:')
}

/** Behind its "~" the ref of a release names what was published when it was read. */
function isListed(ref: string, releases: readonly string[]): boolean {
  const toRelease = (each: string) => each.split('~', 1)[0]
  return releases.some((each) => toRelease(each) === toRelease(ref))
}

/** The cookie holds a ref, as links from the editor set it, or one per repository, as the toolbar does. */
function findRef(cookie: string, host: string): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(cookie)
  } catch {
    return cookie || undefined
  }
  if (typeof value !== 'object' || value === null) return cookie
  const entry = (value as Record<string, { preview?: unknown } | undefined>)[host]
  return typeof entry?.preview === 'string' && entry.preview ? entry.preview : undefined
}
