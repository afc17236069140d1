/** The texts of a site in each of its languages. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '../../schemas/config-types.ts'
import { listLeftOutLocales } from './leave-out.ts'
import { listFallbacks } from '../../runtime/model/i18n/list-fallbacks.ts'
import { askedBy, isAskedByRuntime } from './asked-by-engine.ts'
import { listSources } from './list-sources.ts'
import { readInRoots } from './read-in-roots.ts'
import { listLocales, listUsed, partFolders, readFallbacks } from './root-selection.ts'
import { findFiles, isInRoot, repositoryRoot } from './roots.ts'
import { toSliceFolder } from './slice-names.ts'

export interface MessageFile {
  path: string
  value: Messages
}

const folder = 'site-config/messages'

/**
 * Messages by language; a later root's texts replace. Slices that a root takes over bring theirs
 * along in the engine's languages, `en-gb` has those of `en`. A language that a later root left out has none.
 * @param read - undefined where there is no such file
 */
export function readMessages(
  roots: readonly string[],
  read: (path: string) => Messages | undefined,
): Map<string, MessageFile> {
  const leftOut = listLeftOutLocales(roots)
  const mentions = collectMentions(roots)
  const codes = [
    ...findFiles(roots, folder, '.json').map(({ name }) => name),
    ...(mentions ? roots.flatMap(listLocales) : []),
  ]
  const bundles = new Map<string, MessageFile>()
  for (const code of new Set(codes)) {
    const file = `${folder}/${code}.json`
    const own = readInRoots<Messages>(roots, file, read)
    const spoken = findSpoken(code)
    const shipped = mentions && spoken && read(join(repositoryRoot, folder, `${spoken}.json`))
    const used = shipped ? pick(shipped, mentions) : {}
    const path = own.at(-1)?.path ?? join(roots[0]!, file)
    const value = Object.assign(used, ...own.map((one) => one.value)) as Messages
    if (!leftOut.has(code) && (shipped || own.length > 0)) bundles.set(code, { path, value })
  }
  return fillFromFallbacks(bundles, roots)
}

/** The language of the engine that a locale is in: `en` for `en-gb`. */
export function findSpoken(code: string): string | undefined {
  return [code, code.split('-')[0]!].find((one) =>
    existsSync(join(repositoryRoot, folder, `${one}.json`)),
  )
}

/** Adds what a language lacks from the one that stands in for it, and from the one behind that. */
function fillFromFallbacks(
  bundles: ReadonlyMap<string, MessageFile>,
  roots: readonly string[],
): Map<string, MessageFile> {
  const locales = readFallbacks(roots)
  const filled = new Map(bundles)
  for (const { code } of locales) {
    const others = listFallbacks(locales, code).map((locale) => locale.code)
    if (others.length === 0) continue
    const found = [code, ...others].flatMap((one) => bundles.get(one) ?? []).toReversed()
    const path = bundles.get(code)?.path ?? join(roots.at(-1)!, `${folder}/${code}.json`)
    const value = found.reduce<Messages>((texts, one) => replaceTexts(texts, one.value), {})
    if (found.length > 0) filled.set(code, { path, value })
  }
  return filled
}

/** What is counted has the forms of the language that says it, and none of another. */
function replaceTexts(texts: Messages, own: Messages): Messages {
  const isCounted = (key: string) => key !== toOther(key) && toOther(key) in own
  const kept = Object.entries(texts).filter(([key]) => !isCounted(key))
  return { ...Object.fromEntries(kept), ...own }
}

const toOther = (key: string) => key.replace(/\.(?:zero|one|two|few|many)$/, '.other')

/** Those that JSON names, and those that code can ask for in any state. */
function pick(messages: Messages, { named, asked }: Mentions): Messages {
  const families = new Set([...asked].map(toFamily))
  // The pages of a list have titles with their number.
  if (families.has('lists')) families.add('head')
  // An editor may have a form open a workspace, which a mail tells.
  const told = named.has('form_config.platform_registration')
    ? /^mail\.(?:hello|workspace\.)/
    : /$^/
  const isMentioned = (key: string) =>
    named.has(key) ||
    asked.has(key) ||
    (isAskedByRuntime(key) && (families.has(toFamily(key)) || told.test(key)))
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
  const folders = slices.map((name) =>
    join(repositoryRoot, partFolders.slices, toSliceFolder(name)),
  )
  return pick(texts, toMentions(listSources(folders)))
}

interface Mentions {
  named: ReadonlySet<string>
  asked: ReadonlySet<string>
}

/** What the engine fills into a form is said beside what the form says itself. */
const toFamily = (key: string) => key.split('.')[0]

/** Of the slices that roots take over, and of the engine's parts in their own; undefined without any. */
function collectMentions(roots: readonly string[]): Mentions | undefined {
  if (roots[0] === repositoryRoot) return undefined
  const used = roots.flatMap((root) => listUsed(root, partFolders.slices, repositoryRoot))
  const taken = used.map((name) => join(repositoryRoot, partFolders.slices, name))
  const sources = listSources([...taken, ...listOwnFolders(roots)])
  const isOfEngine = sources.some((file) => isInRoot(file, repositoryRoot) && file.endsWith('.tsx'))
  return isOfEngine ? toMentions(sources) : undefined
}

function toMentions(sources: readonly string[]): Mentions {
  const texts = sources
    .filter((file) => file.endsWith('.json') && isInRoot(file, repositoryRoot))
    .map((file) => readFileSync(file, 'utf8'))
  return {
    named: new Set(
      texts.flatMap((text) => [...text.matchAll(/"([a-z]\w*(?:\.\w+)+)"/g)].map(([, key]) => key!)),
    ),
    asked: new Set(sources.flatMap((file) => [...askedBy(file).keys()])),
  }
}

/** Of sections and parts that the site has itself. */
export function listOwnFolders(roots: readonly string[]): string[] {
  return roots.flatMap((root) =>
    root === repositoryRoot
      ? []
      : [
          join(root, 'slice-registry/parts'),
          ...globSync('slice-registry/slices/*/', { cwd: root }).map((name) => join(root, name)),
        ],
  )
}
