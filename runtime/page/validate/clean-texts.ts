/// <reference lib="es2024.string" />
import { spellAddress } from '#schemas/spell-address.ts'
import { cleanSpans } from './clean-spans.ts'

/**
 * Characters that no text of a page may contain: control characters other than tab and line ends, lone
 * surrogates, and noncharacters. XML forbids most of them in any form, and HTML replaces some.
 */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/
const allUnprintable = new RegExp(unprintable, 'g')
/** Includes surrogates, which most texts do not have: one test is faster than two. */
const suspicious = new RegExp(unprintable.source.replace('[', '[\\ud800-\\udfff'))
const halves = /\p{Surrogate}/gu

export interface CleanOptions {
  /** Told of each affected text, except those in linked documents, which report their own. */
  found?: (path: string) => void
  /** The size of a picture of the content, by its address. */
  measure?: (url: string) => PictureSize | undefined
}

interface PictureSize {
  width: number
  height: number
}

/**
 * The value without such characters, with its addresses in their one spelling, and with the sizes of
 * pictures that state none; the same object if nothing changes, otherwise a copy of the affected parts.
 * Formatting stays on its letters.
 */
export function cleanTexts<Value>(value: Value, options: CleanOptions = {}, at = ''): Value {
  return clean(value, at, { found: ignore, measure: () => undefined, ...options }) as Value
}

function clean(value: unknown, at: string, options: Required<CleanOptions>): unknown {
  if (typeof value === 'string') {
    if (isPrintable(value)) return value
    options.found(at)
    return printable(value)
  }
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? cleanList(value, at, options) : cleanObject(value, at, options)
}

function isPrintable(text: string): boolean {
  return !suspicious.test(text) || (text.isWellFormed() && !unprintable.test(text))
}

const printable = (text: string) => text.replace(allUnprintable, '').replace(halves, '')

function cleanList(list: unknown[], at: string, options: Required<CleanOptions>): unknown[] {
  let copy: unknown[] | undefined
  // An index, since every document is checked here, and an iterator takes half of the time.
  for (let index = 0; index < list.length; index++) {
    const item = list[index]
    if (typeof item === 'string' ? isPrintable(item) : typeof item !== 'object') continue
    const cleaned = clean(item, `${at}/${index}`, options)
    if (cleaned !== item) (copy ??= [...list])[index] = cleaned
  }
  return copy ?? list
}

function cleanObject(object: object, at: string, options: Required<CleanOptions>): object {
  let copy: Record<string, unknown> | undefined
  const isLink = (object as { link_type?: unknown }).link_type === 'Document'
  for (const key in object) {
    const item = (object as Record<string, unknown>)[key]
    // Checked first, since most values are clean texts: their path is not built.
    if (typeof item === 'string' ? isPrintable(item) : typeof item !== 'object') continue
    const cleaned = clean(
      item,
      `${at}/${key}`,
      isLink && key === 'data' ? silent(options) : options,
    )
    if (cleaned !== item) (copy ??= { ...object })[key] = cleaned
  }
  const { text, spans, url, embed_url } = object as Addressed & Partial<Formatted>
  if (typeof text === 'string' && Array.isArray(spans) && spans.length > 0) {
    const formatted = (copy ?? object) as Formatted
    const moved = cleanSpans(text, formatted.spans, unprintable)
    if (moved !== formatted.spans) copy = { ...formatted, spans: moved }
  }
  if (typeof url === 'string' && hasAddress(object)) {
    const spelled = spellAddress((copy?.['url'] as string | undefined) ?? url)
    if (spelled !== url) copy = { ...(copy ?? object), url: spelled }
  }
  if (typeof url === 'string' && isUnmeasured(object)) {
    const size = options.measure(url)
    if (size) copy = { ...(copy ?? object), dimensions: size }
  }
  if (typeof embed_url === 'string') {
    const spelled = spellAddress(embed_url)
    if (spelled !== embed_url) copy = { ...(copy ?? object), embed_url: spelled }
  }
  return copy ?? object
}

interface Formatted {
  text: string
  spans: unknown[]
}

interface Addressed {
  url?: unknown
  embed_url?: unknown
}

/** A link to the web or a file, or a picture. Other values called `url` are left alone. */
const hasAddress = (object: object) => 'link_type' in object || 'dimensions' in object

/** A picture needs a size before it has loaded; that of a link is of no use. */
function isUnmeasured(object: { link_type?: unknown; dimensions?: Partial<PictureSize> | null }) {
  const { link_type: linkType, dimensions } = object
  return linkType === undefined && !(dimensions?.width && dimensions.height)
}

const silent = (options: Required<CleanOptions>) => ({ ...options, found: ignore })

function ignore(): void {}
