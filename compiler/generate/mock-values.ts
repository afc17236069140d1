/** A value for every field kind: valid, always the same, and different from its neighbours'. */
import type { Field } from '../read/to-fields.ts'

/** `seed` is the path of the fields: neighbours get different texts, reruns the same. */
export function toValues(fields: readonly Field[], seed: string): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.name, toValue(field, `${seed}/${field.name}`)]),
  )
}

/** @throws Error on a field kind without mock, or a pattern no known text fits. */
function toValue(field: Field, seed: string): unknown {
  const [example] = field.schema.examples ?? []
  if (example !== undefined) return example
  const mock = mocks[field.kind]
  if (!mock) throw new Error(`The field kind "${field.kind}" of ${seed} has no mock.`)
  return mock(field, seed)
}

const mocks: Record<string, (field: Field, seed: string) => unknown> = {
  boolean: (_, seed) => toNumber(seed) % 2 === 0,
  color: () => '#1f7a5c',
  'content-relationship': ({ editor }, seed) => toDocumentLink(seed, editor.types?.[0]),
  cta: toItems,
  date: () => '2026-05-04',
  embed: () => embed,
  'geo-point': () => ({ latitude: 48.8566, longitude: 2.3522 }),
  group: toItems,
  image: ({ editor }, seed) => toImage(seed, editor.constraint),
  integration: (_, seed) => ({ id: toId(seed), title: pickText(seed) }),
  'key-text': toText,
  link: toLink,
  links: toLinks,
  'media-link': (_, seed) => toMediaLink(seed),
  number: ({ schema }) => schema.minimum ?? Math.min(3, schema.maximum ?? 3),
  'rich-text': toRichText,
  select: ({ schema }, seed) => pick(schema.enum?.length ? schema.enum : ['value'], seed),
  'slice-zone': () => [],
  table: (_, seed) => toTable(seed),
  timestamp: () => '2026-05-04T09:00:00+0000',
  title: (field, seed) => [toNode('heading2', cut(pickText(seed), field))],
  uid: () => 'sample',
}

function toItems({ schema, fields = [] }: Field, seed: string): unknown[] {
  const count = Math.min(Math.max(schema.minItems ?? 0, 2), schema.maxItems ?? 2)
  return Array.from({ length: count }, (_, index) => toValues(fields, `${seed}/${index}`))
}

const embed = {
  embed_url: 'https://video.example/watch/collaborative-learning',
  type: 'video',
  title: 'Collaborative learning in two minutes',
  provider_name: 'Video',
  width: 1280,
  height: 720,
}

function toImage(seed: string, constraint: { width?: number; height?: number } = {}): object {
  const { width = 1200, height = 900 } = constraint
  return {
    url: '/media/illustrations/sample.svg',
    alt: pickText(seed),
    dimensions: { width, height },
  }
}

function toMediaLink(seed: string): unknown {
  return {
    link_type: 'Media',
    id: toId(seed),
    kind: 'file',
    name: 'tour.mp4',
    size: '204800',
    url: '/media/video/tour.mp4',
  }
}

/** With the first of its looks. */
function toLink({ editor }: Field, seed: string): unknown {
  const { select, variants: [variant] = [] } = editor
  const link = select === 'media' ? toMediaLink(seed) : toWebLink(seed)
  return variant === undefined ? link : { ...(link as object), variant }
}

function toLinks({ editor }: Field, seed: string): unknown[] {
  const { select, types } = editor
  if (select === 'document') return [toDocumentLink(seed, types?.[0])]
  if (select === 'media') return [toMediaLink(seed), toMediaLink(`${seed}/2`)]
  return [toWebLink(seed), select === 'web' ? toWebLink(`${seed}/2`) : toDocumentLink(seed)]
}

function toWebLink(seed: string): unknown {
  return { link_type: 'Web', url: 'https://www.example.com/guide', text: pickText(seed) }
}

function toDocumentLink(seed: string, type = 'page'): unknown {
  const link = { link_type: 'Document', id: toId(seed), type, lang: 'en-us' }
  return { ...link, uid: 'sample', isBroken: false }
}

function toTable(seed: string): unknown {
  const toRow = (type: 'header' | 'data', row: string) => ({
    key: row,
    cells: ['a', 'b', 'c'].map((column) => ({
      key: `${row}${column}`,
      type,
      content: [toNode('paragraph', pickText(`${seed}/${row}${column}`))],
    })),
  })
  return {
    head: { rows: [toRow('header', '1')] },
    body: { rows: [toRow('data', '2'), toRow('data', '3')] },
  }
}

/** Each kind of node the field allows once, and in the paragraph a span of each kind. */
function toRichText({ schema, editor }: Field, seed: string): unknown[] {
  const allowed = editor.allow ?? allNodes
  const nodes = allowed.filter((name) => nodeTypes.has(name))
  return (nodes.length > 0 ? nodes : ['paragraph'])
    .slice(0, schema.maxItems)
    .map((type) => toRichTextNode(type, allowed, `${seed}/${type}`))
}

const spanTypes = new Set(['strong', 'em', 'hyperlink'])

/** Models also name spans, and `rtl`, which is neither. */
const nodeTypes = new Set(
  'paragraph heading1 heading2 heading3 heading4 heading5 heading6 preformatted list-item o-list-item image embed'.split(
    ' ',
  ),
)

const allNodes =
  'paragraph strong em hyperlink heading2 heading3 list-item o-list-item preformatted image embed'.split(
    ' ',
  )

function toRichTextNode(type: string, allowed: readonly string[], seed: string): unknown {
  if (type === 'image') return { type, ...toImage(seed) }
  if (type === 'embed') return { type, oembed: embed }
  const text = pickText(seed)
  return toNode(type, text, type === 'paragraph' ? toSpans(allowed, text) : [])
}

function toNode(type: string, text: string, spans: unknown[] = []): unknown {
  return { type, text, spans }
}

/** One word each. */
function toSpans(allowed: readonly string[], text: string): unknown[] {
  const words = [...text.matchAll(/\S+/g)]
  return allowed
    .filter((name) => spanTypes.has(name))
    .flatMap((type, index) => {
      const word = words[index]
      if (!word) return []
      const span = { start: word.index, end: word.index + word[0].length, type }
      return [type === 'hyperlink' ? { ...span, data: toWebLink(type) } : span]
    })
}

const texts = [
  'Experts and colleagues write the course together',
  'Learners say what helps and what does not',
  'A course that improves every week',
  'New hires find their feet in ten days',
  'The people who know the work teach the work',
  'Questions become chapters',
  'See who learned what, and when',
  'One place for every programme',
]

/** Texts that fit patterns; a schema with another pattern gives its own `examples`. */
const patternTexts = [
  'abc1234567',
  'sample',
  'sample-text',
  '12345',
  'https://www.example.com/sample',
]

function toText(field: Field, seed: string): string {
  const { pattern } = field.schema
  if (pattern === undefined) return cut(pickText(seed), field)
  const text = patternTexts.find((candidate) => new RegExp(pattern, 'u').test(candidate))
  if (text === undefined) {
    throw new Error(`No sample text of ${seed} fits ${pattern}. Give the field "examples".`)
  }
  return text
}

/** Ends with a whole word where there is one. */
function cut(text: string, { schema }: Field): string {
  const { maxLength = Infinity } = schema
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength)
  return text.slice(0, end > 0 ? end : maxLength)
}

function pickText(seed: string): string {
  return pick(texts, seed) ?? ''
}

function pick<T>(values: readonly T[], seed: string): T | undefined {
  return values[toNumber(seed) % values.length]
}

/** FNV-1a, 32 bit. */
function toNumber(seed: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** 16 characters, as the content service's ids have. */
export function toId(seed: string): string {
  const half = (text: string): string => toNumber(text).toString(36).padStart(8, '0')
  return half(seed) + half(`${seed}$`)
}
