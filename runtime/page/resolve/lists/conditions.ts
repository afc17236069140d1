import type { Value } from '../../../model/config/page-type.ts'
import type { Document } from '../../../model/documents/document.ts'
import type { ResolveContext } from '../fields/context.ts'
import { holds } from '../../../values/evaluate.ts'
import type { Scope } from '../../../values/scope.ts'

export interface Filter {
  holds(document: Document): boolean
  /** The earliest future moment that can change what a condition decided: ms since 1970. */
  validUntil(): number
}

/** @param page - the document of the page, which `document` reads */
export function createFilter(
  conditions: readonly Value[],
  page: Document,
  { site, locale }: Pick<ResolveContext, 'site' | 'locale'>,
): Filter {
  const now = site.now()
  let validUntil = Infinity
  const scope: Scope = {
    locale,
    t: (key, values) => site.messages.translator(locale.code)(key, values),
    document: page,
    now: () => now,
    noteMoment: (time) => (validUntil = Math.min(validUntil, time)),
  }
  return {
    holds: (document) => conditions.every((condition) => holds(condition, document, scope)),
    validUntil: () => validUntil,
  }
}
