/** No pattern of ours takes long, whatever it is asked: input comes from visitors and editors (OWASP: ReDoS). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'

/** Patterns in files of schemas and configuration, each with where it stands first. */
function findPatterns(): [pattern: string, file: string][] {
  const found = new Map<string, string>()
  const files = globSync('{schemas,site-config,machines,slice-registry}/**/*.json', {
    cwd: repositoryRoot,
  })
  for (const file of files.sort()) {
    JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'), (key, value: unknown) => {
      if (key === 'pattern' && typeof value === 'string' && !found.has(value))
        found.set(value, file)
      return value
    })
  }
  return [...found].map(([pattern, file]) => [pattern, file])
}

const length = 4000
/** What makes patterns with nested or neighbouring repetitions go back: a long run, and an end that does not fit. */
const runs = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '.',
  '/',
  '@',
  ',',
  '_',
  'a-',
  'a.',
  '0 ',
  'a@',
  '/a',
  'é',
  '\n',
  '%61',
  'a b',
]
const inputs = runs.flatMap((run) =>
  ['', 'a', '/', 'https://', 'a@'].map((start) => start + run.repeat(length) + '\u0000!'),
)

/**
 * Whether it says no or yes to all of them. A pattern that is linear needs microseconds; the limit is met by those
 * alone that would not end.
 */
function ends(pattern: string): boolean {
  const context = createContext({ inputs })
  const script = new Script(
    `const p = new RegExp(${JSON.stringify(pattern)}, 'u'); inputs.forEach((one) => p.test(one))`,
  )
  try {
    script.runInContext(context, { timeout: 2000 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}

describe('patterns of schemas and configuration', () => {
  const patterns = findPatterns()

  it('are found', () => expect(patterns.length).toBeGreaterThan(20))

  it('that do not end are found', () => expect(ends('^(a+)+$')).toBe(false))

  it.each(patterns)('%s ends soon (%s)', (pattern) => expect(ends(pattern)).toBe(true))
})
