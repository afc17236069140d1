/**
 * Chooses the tests that a change can affect: by the files they import or name, and by a map for
 * other inputs.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize, relative } from 'node:path'
import { repositoryRoot } from '../../compiler/read/roots.ts'
import imports from '../../package.json' with { type: 'json' }
import touchedBy from '../../tests/touched-by.json' with { type: 'json' }

export interface Choice {
  /** Changed files that still exist. */
  changed: string[]
  unit: string[]
  browser: string[]
  /** Total number of test files of each kind. */
  of: { unit: number; browser: number }
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', stdio: 'pipe' }).trim()

/**
 * @param base - a commit or branch; by default the point where the branch left `main`
 * @throws Error of git for an unknown one
 */
export function listChanged(base = ''): string[] {
  const from = base || findBase()
  const differing = git('diff', '--name-only', '--no-renames', from)
  const added = git('ls-files', '--others', '--exclude-standard')
  return `${differing}\n${added}`.split('\n').filter(Boolean).sort()
}

/** Without a `main`, the last commit. */
function findBase(): string {
  for (const main of ['main', 'origin/main', 'master', 'origin/master']) {
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      continue
    }
  }
  return 'HEAD'
}

/** @param changed - from the root */
export function chooseTests(changed: readonly string[]): Choice {
  const unit = find('**/*.test.{ts,tsx}').filter((file) => !file.startsWith('tests/e2e/'))
  const browser = find('tests/e2e/**/*.spec.ts')
  const reached = findReached(changed)
  const choose = (files: readonly string[], map: Readonly<Record<string, readonly string[]>>) => {
    const reads = (file: string) => map[file] ?? []
    const isTouched = (file: string) =>
      changed.some((other) => reads(file).some((name) => holds(name, other)))
    return files.filter((file) => reached.has(file) || isTouched(file))
  }
  return {
    changed: changed.filter((file) => existsSync(join(repositoryRoot, file))),
    unit: choose(unit, touchedBy.unit),
    browser: choose(browser, touchedBy.browser),
    of: { unit: unit.length, browser: browser.length },
  }
}

/** Whether a folder contains a file, or a pattern matches it. */
const holds = (name: string, file: string) =>
  file === name || file.startsWith(`${name}/`) || matchesGlob(file, name)

function find(pattern: string): string[] {
  return globSync(pattern, {
    cwd: repositoryRoot,
    exclude: ['**/node_modules', '**/dist', '**/.*', 'reports'],
  }).sort()
}

/** The changed files, and all that import one of them or name it, over any number of steps. */
function findReached(changed: readonly string[]): Set<string> {
  const namedBy = new Map<string, string[]>()
  for (const file of find('**/*.{ts,tsx}'))
    for (const named of listNamed(file)) namedBy.set(named, [...(namedBy.get(named) ?? []), file])
  const reached = new Set(changed)
  for (const file of reached) for (const by of namedBy.get(file) ?? []) reached.add(by)
  return reached
}

/** Type imports change nothing at run time: the type check finds what no longer fits. */
const typesOnly = /^(?:import|export) type [^'"]*['"][^'"\n]*['"]/gm

/** Every import, and every string that is the path of a file beside this one or from the root, such as a command that is started. */
function listNamed(file: string): string[] {
  const source = readFileSync(join(repositoryRoot, file), 'utf8').replaceAll(typesOnly, '')
  const strings = [...source.matchAll(/['"`]([#.\w@][\w@.+/-]*)['"`]/g)].map(([, text]) => text!)
  return [...new Set(strings)].flatMap((text) => resolve(text, dirname(file)) ?? [])
}

function resolve(text: string, folder: string): string | undefined {
  if (text.startsWith('#')) return resolveAlias(text)
  if (!/\.\w+$/.test(text)) return undefined
  return [join(folder, text), normalize(text)].find(isFile)
}

const known = new Map<string, boolean>()

function isFile(path: string): boolean {
  const found = known.get(path) ?? isFileThere(path)
  known.set(path, found)
  return found
}

function isFileThere(path: string): boolean {
  const whole = join(repositoryRoot, path)
  return statSync(whole, { throwIfNoEntry: false })?.isFile() ?? false
}

function resolveAlias(text: string): string | undefined {
  const aliases: Readonly<Record<string, string | Record<string, string>>> = imports.imports
  for (const [alias, to] of Object.entries(aliases)) {
    const target = typeof to === 'string' ? to : to['default']!
    const [start, end] = alias.split('*')
    if (end === undefined ? text !== alias : !text.startsWith(start!)) continue
    return relative('.', target.replace('*', text.slice(start!.length)))
  }
  return undefined
}
