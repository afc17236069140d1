/** Finds names in the documentation of things that do not exist, by file and line. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { environmentVariables } from '#schemas/environment-variables.ts'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { commandOptions } from './command-options.ts'
import type { MarkdownPage } from './read-markdown.ts'

export type FindFaults = (page: MarkdownPage) => string[]

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Each match of `pattern` unknown to `isKnown`, as `FILE:LINE: NAME` and the fault. */
function findUnknown(
  { file, text }: Pick<MarkdownPage, 'file' | 'text'>,
  pattern: RegExp,
  toFault: (match: RegExpExecArray) => string | undefined,
): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const fault = toFault(match)
    return fault === undefined ? [] : [`${file}:${lineOf(text, match.index)}: ${fault}`]
  })
}

/** @param pages - all of them, since links lead from one to another */
export function createAnchorCheck(pages: readonly MarkdownPage[]): FindFaults {
  const anchors = new Map(pages.map((page) => [page.file, page.anchors]))
  return ({ file, links, anchors: own }) =>
    links
      .filter(
        ({ anchor, file: to }) => anchor && !(to === file ? own : anchors.get(to))?.has(anchor),
      )
      .map((link) => `${file}:${link.line}: ${link.file} has no heading for #${link.anchor}.`)
}

/** Variables read by others: trace collectors, package managers, the host. */
const foreignVariables =
  /^(?:OTEL_[A-Z_]+|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|NETLIFY_[A-Z_]+)$/

/**
 * @param code - every source file and the list of vendors: names in capitals there are codes of the
 *   log, settings of vendors, or constants
 */
export function createVariableCheck(code: readonly string[]): FindFaults {
  const named = new Set(
    code.flatMap((text) => text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
  )
  const isKnown = (name: string) =>
    Object.hasOwn(environmentVariables, name) || foreignVariables.test(name)
  return (page) => [
    ...findUnknown(page, /(?<![\w/.%"-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b(?![\w./-])/g, ([name]) =>
      isKnown(name) || named.has(name)
        ? undefined
        : `${name} is neither a variable of schemas/environment-variables.ts nor a code of the log.`,
    ),
    ...page.blocks
      .filter(({ language }) => language === 'sh')
      .flatMap(({ file, line, text }) =>
        findUnknown({ file, text }, /(?:^|&& |-e |export )([A-Z][A-Z0-9_]*)=/gm, ([, name]) =>
          isKnown(name!)
            ? undefined
            : `${name} is set, and is not in schemas/environment-variables.ts.`,
        ).map((fault) => fault.replace(/:(\d+):/, (_, at) => `:${line + Number(at)}:`)),
      ),
  ]
}

/** Options of npm, Docker and Node. */
const foreignOptions = ['--omit', '--ignore-scripts', '--build', '--help', '--heapsnapshot-signal']

/**
 * @returns the command of ours that a line runs: the longest name that the line begins with; `npm
 *   run check` is `slicewright check`
 */
function findTyped(typed: string): string | undefined {
  const text = typed
    .replace(/^npx /, '')
    .replace(/^npm (?:run )?(start|dev|build|check|generate)\b/, 'slicewright $1')
  return [...commandOptions.keys()]
    .filter((name) => text === name || text.startsWith(`${name} `))
    .sort((a, b) => b.length - a.length)[0]
}

/** @param styles - every style sheet: the names of their tokens look like options */
export function createOptionCheck(styles: readonly string[]): FindFaults {
  const tokens = styles.flatMap((text) => text.match(/--[a-z][\w-]*(?=:)/g) ?? [])
  const all = new Set([...commandOptions.values()].flatMap((each) => [...each]))
  const others = new Set([...foreignOptions, ...tokens])
  return (page) => [
    ...findUnknown(page, /(?:npm (?:run )?|npx )[\w:-]*\w [^`\n#&|]*/g, ([typed]) => {
      const name = findTyped(typed)
      if (name === undefined) return undefined
      const known = commandOptions.get(name)!
      const unknown = typed.match(/(?<=\s)--[a-z][\w-]*/g)?.filter((each) => !known.has(each))
      if (!unknown?.some((each) => each !== '--help')) return undefined
      return `${name} has no ${unknown.join(', ')}. It has ${[...known].join(', ')}.`
    }),
    ...findUnknown(page, /`(?:-- )?(--[a-z][\w-]*)(?:[ =][^`]*)?`/g, ([, name]) =>
      all.has(name!) || others.has(name!) ? undefined : `No command has ${name}.`,
    ),
  ]
}

const scriptKinds: Record<string, ts.ScriptKind> = {
  ts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  js: ts.ScriptKind.JS,
}
const otherLanguages = new Set(['sh', 'css', 'svg', 'yaml', 'mermaid', 'text'])

/** Blocks without a language, and blocks that are invalid in theirs. */
export const findBlockFaults: FindFaults = ({ blocks }) =>
  blocks.flatMap(({ file, line, language, info, text }) => {
    const say = (fault: string) => [`${file}:${line}: ${fault}`]
    const kind = scriptKinds[language]
    if (language === 'json') {
      try {
        // Entries to paste into an existing list.
        JSON.parse(info.endsWith('/-') ? `[${text}]` : text)
        return []
      } catch (error) {
        return say(`This is not JSON: ${(error as Error).message}`)
      }
    }
    if (kind !== undefined) {
      const { diagnostics = [] } = ts.transpileModule(text, {
        reportDiagnostics: true,
        fileName: `block.${language}`,
        compilerOptions: { jsx: ts.JsxEmit.Preserve },
      })
      return diagnostics
        .slice(0, 1)
        .flatMap(({ messageText }) =>
          say(`This is not ${language}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
        )
    }
    if (otherLanguages.has(language)) return []
    const known = ['json', ...Object.keys(scriptKinds), ...otherLanguages].join(', ')
    return say(`A block of ${language || 'no language'}. Say one of ${known}.`)
  })

export const readSource = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
