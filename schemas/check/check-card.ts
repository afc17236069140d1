/** Cards: texts made of texts, pictures of pictures. */
import type { Binding, CardConfig, PageType } from '../config-types.ts'
import type { BindingContext } from './check-bindings.ts'
import {
  checkFormat,
  checkMessage,
  checkMessageBinding,
  expectKind,
  textKinds,
  toFirstItem,
} from './check-words.ts'
import { findInDocument } from './find-target.ts'

export function checkCard({ type, card }: PageType, context: BindingContext): void {
  if (!card) return
  checkMessage(`types.${type}`, '/card', context)
  for (const name of ['title', 'text', 'kicker'] as const) {
    const binding = card[name]
    if (binding !== undefined) checkText(binding, `/card/${name}`, context)
  }
  for (const name of ['meta', 'badges'] as const) {
    for (const [index, binding] of (card[name] ?? []).entries()) {
      checkText(binding, `/card/${name}/${index}`, context)
    }
  }
  checkPointers(card.image, ['image'], '/card/image', context)
  checkPointers(card.logo, ['image'], '/card/logo', context)
  checkPointers(card.date, ['date', 'timestamp'], '/card/date', context)
}

function checkText(binding: Binding, at: string, context: BindingContext): void {
  if (typeof binding === 'string') {
    expectKind(toFirstItem(binding), textKinds, at, context)
    return
  }
  if ('format' in binding) return checkFormat(binding, at, context)
  if ('page' in binding) {
    const message = `A card is drawn on many pages; it has no "${binding.page}" of one.`
    return context.report(at, message, 'Use a field of the document.')
  }
  if ('value' in binding) {
    if (typeof binding.value === 'string') return
    const shown = JSON.stringify(binding.value)
    return context.report(`${at}/value`, `${shown} is no text.`, 'A card holds texts.')
  }
  for (const condition of ['when', 'unless'] as const) {
    const pointer = (binding as { when?: string; unless?: string })[condition]
    const { fields, schemas, report } = context
    if (pointer !== undefined)
      findInDocument(pointer, fields, schemas, report, `${at}/${condition}`)
  }
  if ('first' in binding) checkPointers(binding.first, textKinds, `${at}/first`, context)
  else if ('message' in binding) checkMessageBinding(binding, at, context)
  else context.report(at, 'A card holds texts; lists cannot be joined into one.', 'Use "first".')
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
