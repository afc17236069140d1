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

/**
 * The value without such characters, and with its addresses in their one spelling; the same object
 * if nothing changes, otherwise a copy of the affected parts. Formatting stays on its letters.
 * Reports each affected text, except those in linked documents, which report their own.
 */
export function cleanTexts<Value>(
  value: Value,
  found: (path: string) => void = () => {},
  at = '',
): Value {
  return clean(value, at, found) as Value
}

function clean(value: unknown, at: string, found: (path: string) => void): unknown {
  if (typeof value === 'string') {
    if (isPrintable(value)) return value
    found(at)
    return printable(value)
  }
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? cleanList(value, at, found) : cleanObject(value, at, found)
}

function isPrintable(text: string): boolean {
  return !suspicious.test(text) || (text.isWellFormed() && !unprintable.test(text))
}

const printable = (text: string) => text.replace(allUnprintable, '').replace(halves, '')

function cleanList(list: unknown[], at: string, found: (path: string) => void): unknown[] {
  let copy: unknown[] | undefined
  // An index, since every document is checked here, and an iterator takes half of the time.
  for (let index = 0; index < list.length; index++) {
    const item = list[index]
    if (typeof item === 'string' ? isPrintable(item) : typeof item !== 'object') continue
    const cleaned = clean(item, `${at}/${index}`, found)
    if (cleaned !== item) (copy ??= [...list])[index] = cleaned
  }
  return copy ?? list
}

function cleanObject(object: object, at: string, found: (path: string) => void): object {
  let copy: Record<string, unknown> | undefined
  const isLink = (object as { link_type?: unknown }).link_type === 'Document'
  for (const key in object) {
    const item = (object as Record<string, unknown>)[key]
    // Checked first, since most values are clean texts: their path is not built.
    if (typeof item === 'string' ? isPrintable(item) : typeof item !== 'object') continue
    const cleaned = clean(item, `${at}/${key}`, isLink && key === 'data' ? ignore : found)
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

function ignore(): void {}
