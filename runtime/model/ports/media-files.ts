/**
 * Facts about the files of the content, and their addresses that change with their bytes, so that
 * browsers can keep them: docs/decisions/0090-pictures-are-kept.md.
 */
export interface MediaFiles {
  /** Undefined when there is no such file. */
  find(url: string): MediaFile | undefined
}

export interface MediaFile {
  /** The address in pages. */
  address: string
  /** Whether a picture hides all that lies behind it. */
  isOpaque: boolean
  /** Its size as shown, for a photograph that is stored on its side. */
  turned?: { width: number; height: number }
}

/** Path below which they are served: `/_media/<version>/photos/a.jpg`. */
export const lastingMediaPath = '/_media'

export function toLastingAddress(version: string, path: string): string {
  return `${lastingMediaPath}/${version}${path}`
}

/** @returns undefined for any other address; `path` is relative to the media folder */
export function readLastingAddress(url: string): { version: string; path: string } | undefined {
  const [, version, path] = /^\/_media\/([0-9a-f]{16})(\/.+)$/.exec(url) ?? []
  return version === undefined ? undefined : { version, path: path! }
}

/**
 * The `cache-control` of an answer. A request for another version than the present one comes from a
 * page that is old, or newer than this machine.
 * @param unnamed - for addresses without a version
 */
export function toMediaLifetime(
  named: string | undefined,
  present: string | undefined,
  unnamed: string,
): string {
  if (named === undefined) return unnamed
  return named === present ? 'public, max-age=31536000, immutable' : 'public, max-age=60'
}
