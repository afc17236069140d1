/** Names of files as visitors may send them, made safe for disks and headers. */

const maxLength = 120
const fallback = 'report.pdf'

/** Letters of every script stay; paths, what systems forbid, and what cannot be seen go. */
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

/** RFC 6266: the second name is for all that know RFC 8187. */
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
