/** The texts of a site in each of its languages. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Messages } from '../../schemas/config-types.ts'
import { listLeftOutLocales } from './leave-out.ts'
import { readInRoots } from './read-in-roots.ts'
import { listLocales, listUsed, partFolders } from './root-selection.ts'
import { findFiles, repositoryRoot } from './roots.ts'
import { toSliceFolder } from './slice-names.ts'

export interface MessageFile {
  path: string
  value: Messages
}

const folder = 'site-config/messages'

/**
 * Messages by language; a later root's texts replace. Slices that a root takes over bring theirs
 * along in the engine's languages. A language that a later root left out has none.
 * @param read - undefined where there is no such file
 */
export function readMessages(
  roots: readonly string[],
  read: (path: string) => Messages | undefined,
): Map<string, MessageFile> {
  const leftOut = listLeftOutLocales(roots)
  const mentions = collectUsed(roots)
  const codes = [
    ...findFiles(roots, folder, '.json').map(({ name }) => name),
    ...(mentions ? roots.flatMap(listLocales) : []),
  ]
  const bundles = new Map<string, MessageFile>()
  for (const code of new Set(codes)) {
    const file = `${folder}/${code}.json`
    const own = readInRoots<Messages>(roots, file, read)
    const shipped = mentions && read(join(repositoryRoot, file))
    const used = shipped ? pick(shipped, mentions) : {}
    const path = own.at(-1)?.path ?? join(roots[0]!, file)
    const value = Object.assign(used, ...own.map((one) => one.value)) as Messages
    if (!leftOut.has(code) && (shipped || own.length > 0)) bundles.set(code, { path, value })
  }
  return bundles
}

/** Message keys mentioned in sources: whole ones, and prefixes of those that are concatenated. */
interface Mentions {
  keys: ReadonlySet<string>
  prefixes: readonly string[]
}

function pick(messages: Messages, { keys, prefixes }: Mentions): Messages {
  const isMentioned = (key: string) =>
    keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix))
  return Object.fromEntries(Object.entries(messages).filter(([key]) => isMentioned(key)))
}

/**
 * Shipped texts that slices of the engine, and parts they import, can ask for.
 * @param code - a language of the engine; none of its texts in another
 */
export function listTextsOf(slices: readonly string[], code: string): Messages {
  const file = join(repositoryRoot, folder, `${code}.json`)
  if (slices.length === 0 || !existsSync(file)) return {}
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Messages
  return pick(texts, collectMentions(slices.map(toSliceFolder)))
}

/** Mentions in the slices that roots take over; undefined when they take over none. */
function collectUsed(roots: readonly string[]): Mentions | undefined {
  const slices = roots.flatMap((root) =>
    root === repositoryRoot ? [] : listUsed(root, partFolders.slices, repositoryRoot),
  )
  return slices.length === 0 ? undefined : collectMentions(slices)
}

function collectMentions(slices: readonly string[]): Mentions {
  const texts = listSources(slices).map((file) => readFileSync(file, 'utf8'))
  const find = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!))
  return {
    keys: new Set(find(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)),
    prefixes: find(/`([a-z]\w*(?:\.\w+)*\.)\$\{/g),
  }
}

/** Files of slices, and of parts they import. */
function listSources(slices: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    if (!/\.tsx?$/.test(file)) return
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/from '((?:#parts|\.\.?)\/[^']+)'/g))
      visit(from!.startsWith('#') ? from!.replace('#parts', parts) : resolve(dirname(file), from!))
  }
  for (const name of slices) {
    const cwd = join(repositoryRoot, partFolders.slices, name)
    for (const file of globSync('*.{tsx,ts,json}', { cwd, exclude: ['*.test.*'] }))
      visit(join(cwd, file))
  }
  return [...seen]
}

const parts = join(repositoryRoot, 'slice-registry/parts')
