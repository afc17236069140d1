/**
 * Strict to publish, forgiving to show: what a schema rejects is removed, the smallest thing first.
 * Removing something required makes its owner invalid in turn, up to the whole value.
 */
export interface Validator {
  (value: unknown): boolean
  errors?: ValidationError[] | null
}

export interface ValidationError {
  instancePath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}

export interface Removal {
  /** Pointer of what was removed, in the value as it then stood; '' is the value itself. */
  path: string
  keyword: string
  /** What the schema says: `must be string`. */
  message: string
}

export interface PruneOptions {
  /** Fields that were not asked for are no fault: linked documents bring some of theirs only. */
  isPartial?: boolean
}

/** Removes invalid parts from `value` in place. Returns what was removed; a removal at '' means it is unusable. */
export function prune(
  value: unknown,
  validate: Validator,
  options: PruneOptions = {},
): readonly Removal[] {
  if (validate(value)) return none
  const removals: Removal[] = []
  // Each round removes at least one thing, and a removal can only pass upwards.
  for (;;) {
    const round = collectVictims(validate.errors ?? [], options)
    if (round.length === 0) return removals
    for (const victim of round) {
      // A part whose own part was removed a round ago goes for that reason, already told.
      const isConsequence = removals.some((removal) => removal.path.startsWith(`${victim.path}/`))
      if (!isConsequence || victim.path === '') removals.push(victim)
      if (victim.path === '') return removals
      remove(value, victim)
    }
    if (validate(value)) return removals
  }
}

const none: readonly Removal[] = []

/** `if` and the combinators only repeat what their branches say. */
const echoes = new Set(['if', 'anyOf', 'oneOf', 'allOf', 'not'])

function collectVictims(errors: readonly ValidationError[], options: PruneOptions): Removal[] {
  const victims = new Map<string, Removal>()
  const telling = errors.filter((error) => !echoes.has(error.keyword))
  for (const error of telling.length > 0 ? telling : errors) {
    if (options.isPartial && error.keyword === 'required' && error.instancePath === '') continue
    if (victims.has(error.instancePath)) continue
    victims.set(error.instancePath, {
      path: error.instancePath,
      keyword: error.keyword,
      message: describe(error),
    })
  }
  return [...victims.values()]
    .filter((victim) => !hasAncestor(victim.path, victims))
    .sort((a, b) => compareDescending(a.path, b.path))
}

function hasAncestor(path: string, victims: ReadonlyMap<string, Removal>): boolean {
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    if (victims.has(path.slice(0, end))) return true
    if (end === 0) return false
  }
  return false
}

/** Later items of an array go first, so that earlier indexes stay true. */
function compareDescending(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true })
}

function describe(error: ValidationError): string {
  if (error.keyword === 'required') return `${String(error.params.missingProperty)} is missing`
  if (error.keyword === 'enum') {
    return `must be one of ${(error.params.allowedValues as unknown[]).join(', ')}`
  }
  return error.message ?? error.keyword
}

function remove(value: unknown, victim: Removal): void {
  const keys = victim.path.split('/').slice(1)
  const last = keys.pop()!
  let owner = value as Record<string, unknown>
  for (const key of keys) owner = owner[unescape(key)] as Record<string, unknown>
  const target = owner[unescape(last)]
  if (victim.keyword === 'maxItems' && Array.isArray(target)) {
    target.length = Number(/\d+/.exec(victim.message)?.[0] ?? 0)
  } else if (Array.isArray(owner)) {
    owner.splice(Number(last), 1)
  } else {
    delete owner[unescape(last)]
  }
}

function unescape(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~')
}
