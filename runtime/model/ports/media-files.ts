/**
 * Facts about the files of the content, and their addresses that change with their bytes, so that
 * browsers can keep them: docs/decisions/0090-pictures-are-kept.md.
 */
export interface MediaFiles {
  /** Undefined for an address that is none of theirs. */
  find(url: string): MediaFile | 'missing' | undefined
}

export interface MediaFile {
  /** The address in pages. */
  address: string
  /** Whether a picture hides all that lies behind it; undefined where the file is not read. */
  isOpaque?: boolean
  /** The size in which a picture is displayed. */
  size?: { width: number; height: number }
  /** The same, for a photograph that is stored on its side. */
  turned?: { width: number; height: number }
  /** Of a picture that moves: whether a conversion to WebP keeps that, or none does. */
  motion?: 'kept' | 'lost'
}

/** Path below which the site serves the files of its content. */
export const mediaPath = '/media'

/** Path below which pages name their pictures: `/_media/<version>/photos/a.jpg`. */
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

/**
 * Characters that a host of files or a file system refuses in names, and the tilde that stands for
 * them: https://docs.netlify.com/deploy/deploy-types/, https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const unstorable = /[#?%*:|"<>]|~(?=[0-9A-F]{2})/g
const escaped = /~(23|3F|25|2A|3A|7C|22|3C|3E|7E)/g

const toHex = (letter: string) => letter.charCodeAt(0).toString(16).toUpperCase()

/**
 * The path of a file of the content as any host can store it: in NFC, `~3F` for a question mark.
 *
 * @param path - on the disk, relative to the media folder
 */
export function toPublishedPath(path: string): string {
  return path
    .toWellFormed()
    .normalize('NFC')
    .replace(unstorable, (letter) => `~${toHex(letter)}`)
}

/**
 * The only spelling of that path in addresses, which needs no escape in markup, style sheets, queries or
 * lists of sources: `my pic (1)+50%.jpg` is `my%20pic%20%281%29%2B50~25.jpg`.
 */
export function encodeFilePath(path: string): string {
  return encodeURIComponent(toPublishedPath(path))
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (letter) => `%${toHex(letter)}`)
}

/**
 * The path on the disk, from any spelling of it.
 *
 * @returns undefined for what names no such file: empty, hidden and climbing names, controls
 */
export function decodeFilePath(address: string): string | undefined {
  try {
    const names = address
      .replace(/%(?![0-9a-f]{2})/gi, '%25')
      .split('/')
      .map((name) =>
        decodeURIComponent(name)
          .replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
          .normalize('NFC'),
      )
    const rest = names[0] === '' ? names.slice(1) : names
    return rest.every((name) => /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name))
      ? names.join('/')
      : undefined
  } catch {
    return undefined
  }
}
