/** The code of a site against the types that its schemas and machines make, whatever the site's own tsconfig says. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInstalled, repositoryRoot } from '../../read/roots.ts'
import type { Fault } from '../../read/fault.ts'
import { generateTypes } from './generate-types-beside.ts'

export interface CodeCheck {
  faults: Fault[]
  /** Why nothing was looked at. */
  skipped?: string
}

/** What a sound pass looked at: it stays sound while none of it changes. */
interface Sound {
  key: string
  /** Size and time of change, by path. */
  files: Record<string, string>
}

/**
 * All faults at once. A pass that found none is remembered, and repeated when one of its files has changed.
 *
 * @param cache - the file to remember it in; none in a folder that nobody may write to
 */
export async function checkCode(
  roots: readonly string[],
  cache: string | undefined = findCache(roots),
): Promise<CodeCheck> {
  const files = listCode(roots)
  if (files.length === 0) return { faults: [] }
  const generated = generateTypes(roots)
  const key = toKey(files, generated)
  if (cache !== undefined && isStillSound(cache, key)) return { faults: [] }
  const ts = await loadTypeScript()
  if (!ts) {
    const skipped =
      'The code of the site was not checked against its types: the package “typescript” is not installed.'
    return { faults: [], skipped }
  }
  const { findCodeFaults } = await import('./find-code-faults.ts')
  const { faults, sources } = findCodeFaults(ts, roots, files, generated)
  if (faults.length === 0 && cache !== undefined) remember(cache, { key, files: stamp(sources) })
  return { faults }
}

/** Components, parts and machines of the roots, without their tests. The engine's own are checked with the engine. */
function listCode(roots: readonly string[]): string[] {
  return roots
    .filter((root) => root !== repositoryRoot)
    .flatMap((root) =>
      globSync('{slice-registry,machines}/**/*.{ts,tsx}', {
        cwd: root,
        exclude: ['**/*.test.{ts,tsx}', '**/generated/**', '**/node_modules/**'],
      })
        .map((file) => join(root, file))
        .sort(),
    )
}

function findCache(roots: readonly string[]): string {
  const folder = isInstalled ? roots.at(-1)! : repositoryRoot
  return join(folder, '.cache/sound-code', `${hash(roots.join('\n')).slice(0, 16)}.json`)
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

function toKey(files: readonly string[], generated: ReadonlyMap<string, string>): string {
  return hash(JSON.stringify([files, [...generated], process.version]))
}

function stamp(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, stampOf(file)]))
}

function stampOf(file: string): string {
  if (!existsSync(file)) return ''
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

function isStillSound(cache: string, key: string): boolean {
  try {
    const sound = JSON.parse(readFileSync(cache, 'utf8')) as Sound
    return (
      sound.key === key && Object.entries(sound.files).every(([file, was]) => stampOf(file) === was)
    )
  } catch {
    return false
  }
}

function remember(cache: string, sound: Sound): void {
  try {
    mkdirSync(dirname(cache), { recursive: true })
    writeFileSync(cache, JSON.stringify(sound))
  } catch {
    // Nobody may write here: the next pass takes as long.
  }
}

async function loadTypeScript(): Promise<typeof import('typescript') | undefined> {
  try {
    return (await import('typescript')).default
  } catch {
    return undefined
  }
}
