/**
 * What is known of the files of the content, and their addresses that change with what they hold, so that browsers
 * can keep them: docs/decisions/0090-pictures-are-kept.md.
 */
export interface MediaFiles {
  /** Undefined for what is no such file. */
  find(url: string): MediaFile | undefined
}

export interface MediaFile {
  /** Where pages name it. */
  address: string
  /** Whether a picture hides all that lies behind it. */
  isOpaque: boolean
  /** As it is shown, of a photograph that is stored on its side. */
  turned?: { width: number; height: number }
}

/** Path below which they are answered: `/_media/<version>/photos/a.jpg`. */
export const lastingMediaPath = '/_media'

export function toLastingAddress(version: string, path: string): string {
  return `${lastingMediaPath}/${version}${path}`
}

/** @returns undefined for what is no such address; `path` is that below the media */
export function readLastingAddress(url: string): { version: string; path: string } | undefined {
  const [, version, path] = /^\/_media\/([0-9a-f]{16})(\/.+)$/.exec(url) ?? []
  return version === undefined ? undefined : { version, path: path! }
}

/**
 * How long an answer may be kept. What is asked for in another version than the present one is asked for by
 * a page that is old, or newer than this machine.
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
