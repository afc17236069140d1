/** Converts values of running machines to JSON that can be shown to others. */

/** Fields, at any depth, whose texts and numbers come from visitors. */
const personal =
  /^(values?|fields|answers|query|e-?mail|phone|tel|company|(first|last|full|user)_?-?name|address|ip|password|token|message|text|body|anonymous_?id|user_?id|visitor_?id)$/i

const emailLike = /[^\s@/?&=]+@[^\s@/?&=]+\.[a-z]{2,}/gi
const maxDepth = 8
const maxItems = 100
const maxLength = 500

/**
 * Copies any value: parts that JSON cannot express become a short text in `<>`, and cycles and
 * depth are cut.
 *
 * @param isMasked - hides visitors' input: values of personal fields, and e-mail addresses
 */
export function toPlain(value: unknown, isMasked: boolean): unknown {
  return copy(value, { isMasked, isPersonal: false, path: [] })
}

interface Place {
  isMasked: boolean
  isPersonal: boolean
  path: readonly object[]
}

function copy(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return copyText(value, place)
  if (typeof value === 'number') {
    if (place.isPersonal) return mask(String(value))
    return Number.isFinite(value) ? value : `<${value}>`
  }
  if (value === null || typeof value === 'boolean') return value
  if (typeof value !== 'object') return value === undefined ? undefined : `<${typeof value}>`
  if (value instanceof Error) return `<${value.name}: ${copyText(value.message, place)}>`
  if (isElement(value)) return `<${value.localName}${value.id ? `#${value.id}` : ''}>`
  if (place.path.includes(value)) return '<cycle>'
  if (place.path.length >= maxDepth) return '<deeper>'
  const inner = { ...place, path: [...place.path, value] }
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => copy(item, inner) ?? null)
  return copyObject(value, inner)
}

function copyObject(value: object, place: Place): unknown {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype && !('toJSON' in value)) {
    return `<${value.constructor.name}>`
  }
  const plain = 'toJSON' in value ? (value as { toJSON(): unknown }).toJSON() : value
  if (typeof plain !== 'object' || plain === null) return copy(plain, place)
  return Object.fromEntries(
    Object.entries(plain)
      .slice(0, maxItems)
      .map(([key, entry]) => [
        key,
        copy(entry, {
          ...place,
          isPersonal: place.isPersonal || (place.isMasked && personal.test(key)),
        }),
      ]),
  )
}

function copyText(text: string, { isMasked, isPersonal }: Place): string {
  if (isPersonal) return mask(text)
  const known = isMasked ? text.replace(emailLike, mask) : text
  return known.length > maxLength ? `${known.slice(0, maxLength)}…` : known
}

/** Masks a text, but shows that there is one, and its length. */
function mask(text: string): string {
  return text && `•••(${text.length})`
}

/** Recognizes elements of any document: an island may live in another realm than this module. */
function isElement(value: object): value is Element {
  return 'nodeType' in value && 'localName' in value
}
