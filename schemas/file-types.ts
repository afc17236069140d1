/** Types of files by the ending of their names. Others are sent as unspecified bytes. */
export const fileTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  apng: 'image/apng',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  ogv: 'video/ogg',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

/** Types of texts, which are marked as UTF-8 and sent compressed. */
export const textTypes: readonly string[] = [...new Set(Object.values(fileTypes))].filter((type) =>
  /^text\/|xml$|json$/.test(type),
)

/** By the ending of its name, in capitals or not. */
export function typeOfFile(name: string): string {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const type = Object.hasOwn(fileTypes, ending) ? fileTypes[ending]! : 'application/octet-stream'
  // XML says itself how it is encoded.
  return /^text|json$/.test(type) ? `${type}; charset=utf-8` : type
}
