import { hasTexts } from '#runtime/error-texts'
import type { ErrorEntry, ErrorKind } from './site-error.ts'

type Texts<Args extends unknown[]> = Pick<ErrorEntry<Args>, 'title' | 'message' | 'hint'>

/**
 * An entry that browsers can raise. Written as `hasTexts && {...}`, so that its texts stay out of a
 * production browser's build, where the code, which people search for, and the actual values
 * suffice.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function browserEntry<Args extends unknown[]>(
  code: string,
  kind: ErrorKind,
  texts: false | Texts<Args>,
): ErrorEntry<Args> {
  return hasTexts && texts
    ? { code, kind, ...texts }
    : { code, kind, title: '', message: (...values) => values.join(', '), hint: '' }
}
