/** The frame for payload navigation: pieces with a key each, and parts that belong to the page. */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Wraps a slice of the frame in the element by which the browser recognizes it. The key depends on
 * what the slice shows on every page: an editor's change makes another one, another page does not.
 */
export function wrapPiece(type: string, html: string): { key: string; html: string } {
  const shown = html.replace(partPattern, '')
  const digest = digests.get(shown) ?? hash('sha1', shown, 'base64url').slice(0, 8)
  digests.set(shown, digest)
  const key = `${type}.${digest}`
  return { key, html: `<sw-frame data-key="${key}">${html}</sw-frame>` }
}

/** Recognizing a text costs a tenth of hashing it, and a site has a handful of frames. */
const digests = new LRUCache<string, string>({ max: 24 })

const partPattern = /<sw-part data-part="([^"]+)">([^]*?)<\/sw-part>/g

/** Parts of the frame that differ from page to page; they do not nest. */
export function collectParts(html: string): Record<string, string> {
  return Object.fromEntries([...html.matchAll(partPattern)].map(([, name, part]) => [name!, part!]))
}
