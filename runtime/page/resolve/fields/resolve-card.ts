/** Resolves a document for lists, search and feeds, by the `card` of its page type. */
import type { CardConfig } from '../../../model/config/page-type.ts'
import { firstAt } from '../../../model/documents/pointer.ts'
import type { Card } from '../../../model/slice/resolved-list.ts'
import { brokenPath, toHref } from '../../route/route-table.ts'
import { createIssueReporter } from '../../validate/issue-reporter.ts'
import { evaluate, evaluateTexts } from '../../../values/evaluate.ts'
import { toIsoTime } from '../../../values/format.ts'
import type { BindContext } from './bind-section.ts'
import { classifyLink } from './classify-link.ts'
import { resolveImage, type ImageField } from './resolve-image.ts'
import type { Link } from '../../../model/slice/resolved-fields.ts'

/** A document, or a link to one with its loaded fields. */
export interface CardSubject {
  id: string
  type: string
  lang: string
  uid?: string | null
  data?: unknown
  first_publication_date?: string | null
}

/** The texts of a card, which search also reads. */
export type CardTexts = Pick<Card, 'title' | 'text' | 'kicker' | 'meta' | 'badges'>

/** Undefined if the document has no title or no page, or its page type no card. */
export function resolveCard(subject: CardSubject, context: BindContext): Card | undefined {
  const { site } = context
  const config = site.pageTypes.get(subject.type)?.card
  const texts = config && resolveCardTexts(subject, context)
  const path = site.routes.toPath(subject)
  if (!texts || path === brokenPath) return undefined
  const inside = { ...context, report: createIssueReporter(subject, site), path: undefined }
  const link: Link = { href: toHref(path), kind: 'internal' }
  const image = findImage(config.image, subject, inside)
  const logo = findImage(config.logo, subject, inside)
  const zone = config.zone === undefined ? undefined : evaluate(config.zone, subject, inside)
  const date = toIsoTime(firstAt(subject, config.date), zone ?? context.locale.timeZone)
  return {
    id: subject.id,
    type: subject.type,
    ...texts,
    link: classifyLink(link, inside, { type: subject.type }),
    ...(image ? { image } : {}),
    ...(logo ? { logo } : {}),
    ...(date ? { date } : {}),
    typeLabel: context.t(`types.${subject.type}`),
  }
}

/** Undefined when there is no title. */
export function resolveCardTexts(
  subject: CardSubject,
  context: BindContext,
): CardTexts | undefined {
  const config = context.site.pageTypes.get(subject.type)?.card
  if (!config) return undefined
  const textsOf = (value: CardConfig['title'] | undefined) =>
    value === undefined ? [] : evaluateTexts(value, subject, context)
  const allOf = (values: CardConfig['meta'] = []) => values.flatMap(textsOf)
  const [title] = textsOf(config.title)
  if (title === undefined) return undefined
  const text = textsOf(config.text).join(' ')
  const kicker = textsOf(config.kicker).join(', ')
  return {
    title,
    ...(text ? { text } : {}),
    ...(kicker ? { kicker } : {}),
    meta: allOf(config.meta),
    badges: allOf(config.badges),
  }
}

function findImage(
  pointers: string | readonly string[] | undefined,
  subject: CardSubject,
  context: BindContext,
) {
  const field = firstAt(subject, pointers) as ImageField | undefined
  return field && resolveImage(field, typeof pointers === 'string' ? pointers : '/data', context)
}
