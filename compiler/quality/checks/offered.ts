import { isObject } from '#schemas/is-object.ts'
import type { RawDocument } from '../../../runtime/model/documents/document.ts'
import type { FieldModel, ContentModels } from '../../generate/generate-models.ts'
import type { ContentCheck } from '../inspect/content-check.ts'
import type { Rule } from '../inspect/finding.ts'
import { findingOf } from '../inspect/to-finding.ts'

const wrongTarget: Rule = {
  id: 'wrong-target',
  level: 'error',
  title: 'Link to a kind of document that does not belong there',
  reason:
    'What the page shows of it, such as a portrait or a price, such a document does not have.',
}

const wrongFormat: Rule = {
  id: 'format-not-offered',
  level: 'warning',
  title: 'Formatting that the field does not offer',
  reason: 'The design of that place was not made for it; the next edit of the field removes it.',
}

const wrongSpan: Rule = {
  id: 'format-beyond-text',
  level: 'warning',
  title: 'Formatting without letters',
  reason: 'It lies beyond its text or ends before it begins: nothing, or too little, is formatted.',
}

const typedTag: Rule = {
  id: 'typed-tag',
  level: 'warning',
  title: 'HTML typed into a text',
  reason: 'Visitors read the tags as they stand there. An article about HTML may want that.',
}

/** What fields hold beside what they offer to editors; without the models there is nothing to compare. */
export const offered: ContentCheck = {
  rules: [wrongTarget, wrongFormat, wrongSpan, typedTag],
  *run({ documents, site, models }) {
    if (!models) return
    for (const { raw } of documents) {
      for (const { rule, path, message, hint } of findForeign(raw, models))
        yield findingOf(rule, raw, site, { path, message, hint })
    }
  },
}

interface Foreign {
  rule: Rule
  path: string
  message: string
  hint: string
}

function* findForeign({ type, data }: RawDocument, models: ContentModels): Generator<Foreign> {
  const tabs = Object.values(models.customTypes.get(type)?.json ?? {})
  yield* walkFields(data, Object.assign({}, ...tabs) as FieldModels, '/data', models)
}

type FieldModels = Readonly<Record<string, FieldModel>>

function* walkFields(
  fields: unknown,
  known: FieldModels,
  at: string,
  models: ContentModels,
): Generator<Foreign> {
  if (!isObject(fields)) return
  for (const [name, { type, config = {} }] of Object.entries(known)) {
    const value = fields[name]
    const path = `${at}/${name}`
    if (value === undefined || value === null) continue
    if (type === 'Text' && typeof value === 'string') yield* findTags(value, path)
    else if (type === 'Link')
      yield* [value].flat().flatMap((link) => [...findTarget(link, config, path, models)])
    else if (type === 'StructuredText') yield* findInText(value, config, path)
    else if (type === 'Group') yield* walkRows(value, config['fields'] as FieldModels, path, models)
    else if (type === 'Slices') yield* walkSlices(value, path, models)
  }
}

function* walkRows(
  rows: unknown,
  known: FieldModels,
  at: string,
  models: ContentModels,
): Generator<Foreign> {
  if (!Array.isArray(rows)) return
  for (const [index, row] of rows.entries()) yield* walkFields(row, known, `${at}/${index}`, models)
}

function* walkSlices(zone: unknown, at: string, models: ContentModels): Generator<Foreign> {
  if (!Array.isArray(zone)) return
  for (const [index, slice] of zone.entries()) {
    if (!isObject(slice)) continue
    const variations = models.sharedSlices.get(String(slice['slice_type']))?.variations
    const variation = variations?.find(({ id }) => id === slice['variation']) ?? variations?.[0]
    if (!variation) continue
    yield* walkFields(slice['primary'], variation.primary, `${at}/${index}/primary`, models)
    yield* walkRows(slice['items'], variation.items, `${at}/${index}/items`, models)
  }
}

function* findTarget(
  link: unknown,
  { customtypes }: Record<string, unknown>,
  path: string,
  { customTypes }: ContentModels,
): Generator<Foreign> {
  if (!isObject(link) || link['link_type'] !== 'Document' || !Array.isArray(customtypes)) return
  const types = customtypes.map((one) => String(isObject(one) ? one['id'] : one))
  const { type, uid, id } = link
  if (typeof type !== 'string' || types.length === 0 || types.includes(type)) return
  const label = (one: string) => customTypes.get(one)?.label ?? one
  const kinds = toList(types.map(label))
  yield {
    rule: wrongTarget,
    path,
    message: `The link at ${path} leads to ${String(uid ?? id)} (${label(type)}), but the field takes ${kinds}.`,
    hint: `Choose a document of the kind ${kinds}.`,
  }
}

function* findInText(
  nodes: unknown,
  { single, multi }: Record<string, unknown>,
  path: string,
): Generator<Foreign> {
  if (!Array.isArray(nodes)) return
  const allowed = String(single ?? multi ?? '').split(',')
  for (const [index, node] of nodes.entries()) {
    if (!isObject(node)) continue
    const at = `${path}/${index}`
    yield* findFormat(node['type'], allowed, `${at}/type`)
    const { text, spans, type } = node
    if (typeof text !== 'string') continue
    if (type !== 'preformatted') yield* findTags(text, `${at}/text`)
    if (!Array.isArray(spans)) continue
    for (const [number, span] of spans.entries()) {
      if (!isObject(span)) continue
      const place = `${at}/spans/${number}`
      yield* findFormat(span['type'], allowed, `${place}/type`)
      yield* findReach(span, text, place)
    }
  }
}

const names: Readonly<Record<string, string>> = {
  paragraph: 'a paragraph',
  preformatted: 'preformatted text',
  'list-item': 'a list',
  'o-list-item': 'a numbered list',
  image: 'a picture',
  embed: 'an embed',
  strong: 'bold text',
  em: 'italic text',
  hyperlink: 'a link',
}

/** What schemas do not know at all is told by them. Labels are offered by their own names. */
function* findFormat(type: unknown, allowed: readonly string[], path: string): Generator<Foreign> {
  if (typeof type !== 'string' || allowed.includes(type)) return
  const name = names[type] ?? (/^heading\d$/.test(type) ? `a heading of level ${type.at(-1)}` : '')
  if (name === '') return
  const others = allowed.flatMap((one) => names[one] ?? [])
  const headings = allowed.filter((one) => one.startsWith('heading')).map((one) => one.at(-1)!)
  if (headings.length > 0) others.push(`headings of level ${toList(headings)}`)
  yield {
    rule: wrongFormat,
    path,
    message: `${path} is ${name}, which the field does not offer.`,
    hint: `It offers ${toList(others, 'and')}. Change the formatting.`,
  }
}

function* findReach(
  { start, end, type }: Readonly<Record<string, unknown>>,
  text: string,
  path: string,
): Generator<Foreign> {
  if (typeof start !== 'number' || typeof end !== 'number') return
  if (start < end && end <= text.length) return
  const fault =
    start >= end
      ? `ends at ${end}, not after its beginning at ${start}`
      : `reaches to ${end}, but the text has ${text.length} characters`
  yield {
    rule: wrongSpan,
    path,
    message: `The formatting ${path} (${String(type)}) ${fault}.`,
    hint: 'Format the words again.',
  }
}

/** Elements that pasted or typed HTML consists of; `<T>` or `a < b` are texts. */
const tags =
  /<\/?(?:a|abbr|article|aside|b|blockquote|br|button|center|code|div|em|figure|font|form|h[1-6]|hr|i|iframe|img|input|li|link|main|mark|meta|nav|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video)(?:\s[^<>]*)?\/?>/i

function* findTags(text: string, path: string): Generator<Foreign> {
  const [found] = tags.exec(text) ?? []
  if (found === undefined) return
  const short = found.length > 40 ? `${found.slice(0, 40)}…` : found
  yield {
    rule: typedTag,
    path,
    message: `The text at ${path} contains ${short}, which visitors read as it stands.`,
    hint: 'Remove the tag and use the formatting of the field, or set it as preformatted text.',
  }
}

const toList = (words: readonly string[], and = 'or') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}`
