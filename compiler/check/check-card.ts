/** Cards, and what documents are searched by: texts made of texts, pictures of pictures. */
import type { CardConfig, PageType } from '../../schemas/config-types.ts'
import type { Value } from '../../schemas/value-types.ts'
import type { BindingContext } from './check-bindings.ts'
import { checkValue, expectTexts, type ValueContext } from './check-values.ts'
import { checkMessage, expectKind } from './check-words.ts'
import { findInDocument } from './find-target.ts'

export function checkCard({ type, card }: PageType, context: BindingContext): void {
  if (!card) return
  checkMessage(`types.${type}`, '/card', context)
  for (const name of ['title', 'text', 'kicker'] as const) {
    const value = card[name]
    if (value !== undefined) checkText(value, `/card/${name}`, context)
  }
  for (const name of ['meta', 'badges'] as const) {
    for (const [index, value] of (card[name] ?? []).entries()) {
      checkText(value, `/card/${name}/${index}`, context)
    }
  }
  checkPointers(card.image, ['image'], '/card/image', context)
  checkPointers(card.logo, ['image'], '/card/logo', context)
  checkPointers(card.date, ['date', 'timestamp'], '/card/date', context)
}

/** @param canSearch - whether visitors of the site can search at all */
export function checkSearchable(
  { type, search, status, head }: PageType,
  canSearch: boolean,
  context: BindingContext,
): void {
  if (search === false) return
  const isFound = canSearch && status !== 404 && head.noindex !== true
  if (isFound) checkMessage(`types.${type}`, '', context)
  for (const [index, value] of (search?.keywords ?? []).entries()) {
    checkText(value, `/search/keywords/${index}`, context)
  }
}

/** A card is rendered on many pages and cached: it can read only its document. */
function checkText(value: Value, at: string, context: BindingContext): void {
  const values: ValueContext = { ...context, find: findInDocument, facts: [] }
  expectTexts(checkValue(value, at, values), context)
}

function checkPointers(
  pointers: CardConfig['image'],
  kinds: readonly string[],
  at: string,
  context: BindingContext,
): void {
  if (typeof pointers === 'string') expectKind(pointers, kinds, at, context)
  else {
    for (const [index, pointer] of (pointers ?? []).entries()) {
      expectKind(pointer, kinds, `${at}/${index}`, context)
    }
  }
}
