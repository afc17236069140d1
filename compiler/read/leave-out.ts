/**
 * Removes the page types, languages and vendors that a root leaves out from the files of earlier
 * roots.
 */
import { relative, sep } from 'node:path'
import { isObject } from '../../schemas/is-object.ts'
import { listLocales, listNames } from './root-selection.ts'
import { isInRoot } from './roots.ts'

/**
 * The files that mention them. Elsewhere the same names mean other things: an action of a machine
 * has a `type` as well.
 */
const files = /^site-config\/(?:(?:site|privacy)|(?:page-types|layouts|experiments)\/[^/]+)\.json$/

/**
 * @returns the value of a file without what was left out; the value itself where it mentions none
 *   of it
 */
export type LeaveOut = <T extends object>(path: string, value: T) => T

interface Step {
  earlier: readonly string[]
  pageTypes: ReadonlySet<string>
  vendors: ReadonlySet<string>
  /** All languages of earlier roots. */
  locales: ReadonlySet<string>
  leftOutLocales: ReadonlySet<string>
}

export function createLeaveOut(roots: readonly string[]): LeaveOut {
  const steps = roots.slice(1).flatMap((root, index) => {
    const step = toStep(root, roots.slice(0, index + 1))
    return step.pageTypes.size + step.vendors.size + step.leftOutLocales.size > 0 ? [step] : []
  })
  return (path, value) =>
    steps
      .filter(({ earlier }) =>
        earlier.some((root) => isInRoot(path, root) && saysOfThem(path, root)),
      )
      .reduce((left, step) => leaveOut(left, step) as typeof value, value)
}

const saysOfThem = (path: string, root: string): boolean =>
  files.test(relative(root, path).replaceAll(sep, '/'))

/** Codes that an earlier root declares and the last one that declares any does not. */
export function listLeftOutLocales(roots: readonly string[]): Set<string> {
  const last = roots.findLastIndex((root) => listLocales(root).length > 0)
  const kept = listLocales(roots[last] ?? '')
  const codes = roots.slice(0, Math.max(0, last)).flatMap(listLocales)
  return new Set(codes.filter((code) => !kept.includes(code)))
}

function toStep(root: string, earlier: readonly string[]): Step {
  return {
    earlier,
    pageTypes: new Set(listNames(root, 'without', 'pageTypes')),
    vendors: new Set(listNames(root, 'without', 'vendors')),
    locales: new Set(earlier.flatMap(listLocales)),
    leftOutLocales: listLeftOutLocales([...earlier, root]),
  }
}

function leaveOut(value: unknown, step: Step): unknown {
  if (Array.isArray(value)) {
    return value.filter((entry) => !isAboutLeftOut(entry, step)).map((one) => leaveOut(one, step))
  }
  if (!isObject(value)) return value
  const isText = isLocalized(value, step.locales)
  const entries = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
    if (isText && step.leftOutLocales.has(key)) return []
    if (key === 'types' && Array.isArray(one)) return [[key, withoutTypes(one, step)]]
    return [[key, leaveOut(one, step)]]
  })
  return Object.fromEntries(entries)
}

/**
 * Whether an entry belongs to a left-out page type, vendor or language, or lists only documents of
 * left-out types.
 */
function isAboutLeftOut(entry: unknown, step: Step): boolean {
  if (!isObject(entry)) return false
  const { type, types, query, locale, owner } = entry as Record<string, unknown>
  const listed = types ?? (isObject(query) ? query['types'] : undefined)
  return (
    (typeof type === 'string' && step.pageTypes.has(type)) ||
    (typeof owner === 'string' && step.vendors.has(owner)) ||
    (typeof locale === 'string' && step.leftOutLocales.has(locale)) ||
    (Array.isArray(listed) && listed.length > 0 && withoutTypes(listed, step).length === 0)
  )
}

const withoutTypes = (types: readonly unknown[], { pageTypes }: Step): unknown[] =>
  types.filter((type) => !pageTypes.has(type as string))

/** Whether a value has one entry per language: `{ "en": …, "de": … }`. */
function isLocalized(value: object, locales: ReadonlySet<string>): boolean {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => locales.has(key))
}
