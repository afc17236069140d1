/** Makes file names that visitors send safe for disks and headers. */

const maxLength = 120
const fallback = 'report.pdf'

/**
 * Keeps letters of every script; drops paths, invisible characters and those that systems forbid.
 */
export function toPdfFileName(given: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%\uFFFD]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/(\.pdf)+$/i, '')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const short = [...name].slice(0, maxLength).join('').trimEnd()
  return short === '' ? fallback : `${short}.pdf`
}

/** RFC 6266: the second name is for clients that support RFC 8187. */
export function toContentDisposition(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const full = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}
