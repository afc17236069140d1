/**
 * Strict to publish, forgiving to show: values that a schema rejects are removed, the smallest
 * first. Removing something required makes its owner invalid in turn, up to the whole value. A
 * value that is only too long is shortened: a list loses its end, a text is cut at a word.
 */
import type { ValidationError, Validator } from '../../model/validator.ts'
import { toKeys } from '#schemas/json-pointer.ts'
import { shorten } from '../../model/documents/shorten.ts'
import { advise, describe } from './describe-fault.ts'

export interface Removal {
  /** Pointer of the removed value, in the document as it then was; '' is the value itself. */
  path: string
  keyword: string
  /** The fault, after the name of the thing: `must be a text, not 7`. */
  message: string
  /** The remedy, as a sentence. */
  advice: string
  /** For `required`: the missing fields, of which one would do. */
  missing?: readonly string[]
}

export interface PruneOptions {
  /**
   * Missing fields that were not requested are not a fault: linked documents have only some of their
   * fields.
   */
  isPartial?: boolean
}

type Container = Record<string, unknown> | unknown[]

/**
 * Removes invalid parts from `value`, which belongs to the caller; nested values may be shared and
 * are copied before they are changed. Returns what was removed and why, without values that went
 * only because a part of them had gone. A removal at '' means that the value is unusable.
 */
export function prune(
  value: Record<string, unknown>,
  validate: Validator,
  options: PruneOptions = {},
): readonly Removal[] {
  if (validate(value)) return none
  const removals: Removal[] = []
  const owned = new Set<unknown>([value])
  const reduced = new Set<unknown>()
  const mends = new Map<unknown, Set<string>>()
  // Each round removes or mends at least one thing. A removal can only pass upwards, and nothing is
  // mended twice for the same reason.
  for (;;) {
    const round = collectInvalidValues(validate.errors ?? [], options)
    if (round.length === 0) return removals
    for (const { error, path } of round) {
      const target = valueAt(value, path)
      if (path === '' || !reduced.has(target)) removals.push(toRemoval(error, target))
      if (path === '') return removals
      const mended = mendText(error, target, valueAt(value, parentOf(path)))
      if (mended) {
        const node = ownContainer(value, mended.path, owned) as Record<string, unknown>
        const key = toKeys(mended.path).at(-1)!
        const reasons = mends.get(node) ?? new Set()
        mends.set(node, reasons)
        const reason = `${key} ${error.keyword}`
        if (!reasons.has(reason)) {
          reasons.add(reason)
          node[key] = mended.value
          continue
        }
      }
      const owner = ownContainer(value, path, owned)
      if (isTooLong(error, target)) truncate(owner, path, Number(error.params['limit']))
      else {
        reduced.add(owner)
        remove(owner, path)
      }
    }
    if (validate(value)) return removals
  }
}

/** The reason why the whole value is unusable; undefined when it is not. */
export function findRefusal(removals: readonly Removal[]): Removal | undefined {
  const last = removals.at(-1)
  if (last?.path !== '') return undefined
  const isPart = ({ path }: Removal) =>
    last.missing?.some((name) => `${path}/`.startsWith(`/${name}/`)) === true
  return removals.find(isPart) ?? last
}

const none: readonly Removal[] = []

interface InvalidValue {
  path: string
  error: ValidationError
}

/** `if` and the combinators only repeat what their branches say. */
const combinators = new Set(['if', 'anyOf', 'oneOf', 'allOf', 'not'])

/** The outermost faulty values, each with its first fault. */
function collectInvalidValues(
  errors: readonly ValidationError[],
  options: PruneOptions,
): InvalidValue[] {
  const invalid = new Map<string, InvalidValue>()
  const telling = joinAlternatives(errors).filter((error) => !combinators.has(error.keyword))
  for (const error of telling.length > 0 ? telling : errors) {
    const path = error.instancePath
    if (options.isPartial && error.keyword === 'required' && path === '') continue
    const known = invalid.get(path)
    // A value that is too long and also has another fault is not shortened.
    if (!known || known.error.keyword === 'maxLength') invalid.set(path, { path, error })
  }
  return [...invalid.values()]
    .filter((one) => !hasAncestor(one.path, invalid))
    .sort((a, b) => laterFirst.compare(b.path, a.path))
}

/**
 * Joins the absence of several fields, one of which would do, into one fault: `lacks quote or
 * source`.
 */
function joinAlternatives(errors: readonly ValidationError[]): readonly ValidationError[] {
  let joined = errors
  for (const { keyword, instancePath, schemaPath } of errors) {
    if (keyword !== 'anyOf') continue
    const isBranch = (error: ValidationError) =>
      error.keyword === 'required' &&
      error.instancePath === instancePath &&
      error.schemaPath?.startsWith(`${schemaPath}/`) === true
    const [first, ...others] = joined.filter(isBranch)
    if (!first) continue
    const missing = [first, ...others].map(({ params }) => String(params['missingProperty']))
    const error = { ...first, params: { missingProperty: missing.join(' or '), missing } }
    joined = joined.flatMap((one) => (one === first ? error : isBranch(one) ? [] : one))
  }
  return joined
}

/** The missing fields of a `required` error. */
function missingOf({ params }: ValidationError): readonly string[] {
  return (params['missing'] as string[] | undefined) ?? [String(params['missingProperty'])]
}

function hasAncestor(path: string, invalid: ReadonlyMap<string, InvalidValue>): boolean {
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    if (invalid.has(path.slice(0, end))) return true
    if (end === 0) return false
  }
  return false
}

/** Later items of an array go first, so that earlier indexes stay true. */
const laterFirst = new Intl.Collator('en', { numeric: true })

function toRemoval(error: ValidationError, target: unknown): Removal {
  return {
    path: error.instancePath,
    keyword: error.keyword,
    message: describe(error, target),
    advice: advise(error, target),
    ...(error.keyword === 'required' ? { missing: missingOf(error) } : {}),
  }
}

function valueAt(value: unknown, path: string): unknown {
  return toKeys(path).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value)
}

/** The container of the value at `path`; all containers on the way are copied and safe to change. */
function ownContainer(value: Container, path: string, owned: Set<unknown>): Container {
  let owner = value as Record<string, unknown>
  for (const key of toKeys(path).slice(0, -1)) {
    let inner = owner[key] as Record<string, unknown>
    if (!owned.has(inner)) {
      inner = (Array.isArray(inner) ? [...inner] : { ...inner }) as Record<string, unknown>
      owned.add(inner)
      owner[key] = inner
    }
    owner = inner
  }
  return owner
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/**
 * Saves the words of a text with wrong formatting: they become plain, in the first kind that is
 * allowed.
 */
function mendText(
  error: ValidationError,
  target: unknown,
  parent: unknown,
): { path: string; value: unknown } | undefined {
  const path = error.instancePath
  if (error.keyword === 'required' && isText(target)) {
    const [missing, ...others] = missingOf(error)
    if (others.length > 0 || !(missing === 'spans' || missing === 'type')) return undefined
    return { path: `${path}/${missing}`, value: missing === 'spans' ? [] : 'paragraph' }
  }
  if (!isText(parent)) return undefined
  if (path.endsWith('/spans') && error.keyword === 'type') return { path, value: [] }
  const [allowed] = (error.params['allowedValues'] as unknown[] | undefined) ?? []
  const isKind = path.endsWith('/type') && allowed !== undefined && allowed !== target
  return isKind ? { path, value: allowed } : undefined
}

function isText(value: unknown): boolean {
  return typeof (value as { text?: unknown } | null | undefined)?.text === 'string'
}

function remove(owner: Container, path: string): void {
  const key = toKeys(path).at(-1)!
  if (Array.isArray(owner)) owner.splice(Number(key), 1)
  else delete owner[key]
}

/** Whether its beginning is usable: that of a list or text is; half an address leads nowhere. */
function isTooLong({ keyword, instancePath }: ValidationError, target: unknown): boolean {
  if (keyword === 'maxItems') return true
  return keyword === 'maxLength' && typeof target === 'string' && !instancePath.endsWith('url')
}

function truncate(owner: Container, path: string, length: number): void {
  const items = owner as Record<string, unknown[] | string>
  const key = toKeys(path).at(-1)!
  const value = items[key]!
  items[key] = typeof value === 'string' ? shorten(value, length) : value.slice(0, length)
}
