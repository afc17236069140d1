/** Assigns Markdown files to pages, by the chapters of `docs/site/chapters.json`. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { toReason } from '../../runtime/model/errors/index.ts'
import { SiteFaults, type Fault } from '../../compiler/read/fault.ts'
import type { DocsPlace } from './docs-types.ts'
import { readMarkdown, type Block, type ListBlock, type Phrase } from './read-markdown.ts'

export interface Chapter {
  /** Its address. */
  segment: string
  title: string
  summary?: string
  /** The Markdown file of the chapter's own page; without one the page lists those below. */
  index?: string
  /** The folder meant by links to this folder instead of a file. */
  folder?: string
  /**
   * Names and patterns of files, in order; a file belongs to the chapter that names it, or else to
   * the first that matches.
   */
  pages: string[]
  /** A Markdown file whose links give the order of a pattern's files. */
  orderFrom?: string
  /** Addresses that pages have now, by the segment that they had in this chapter. */
  moved?: Record<string, string>
  /** Document type of the pages, where it is not the usual one. */
  type?: string
}

export interface PlannedChapter extends DocsPlace {
  chapter: Chapter
}

export interface DocsPlan {
  chapters: PlannedChapter[]
  pages: (DocsPlace & { file: string })[]
  faults: Fault[]
}

/**
 * Markdown of the repository, without that in fixtures and exemplars, which does not document the
 * engine.
 */
const everything = [
  '*.md',
  'docs/**/*.md',
  '*/README.md',
  '{adapters,cli,compiler,lab,slice-registry,workbench}/*/**/README.md',
]
const foreign = /^(?:node_modules|docs\/site|cli\/new|reports|dist)\//

/**
 * @param root - of the repository
 * @param made - generated pages, by the path they would have
 * @throws SiteFaults when the list of chapters cannot be read
 */
export function planPages(root: string, made: ReadonlyMap<string, string> = new Map()): DocsPlan {
  const list = join(root, 'docs/site/chapters.json')
  const chapters = readChapters(list)
  const found = globSync(everything, { cwd: root }).filter((file) => !foreign.test(file))
  const files = [...found, ...made.keys()].sort()
  const left = new Set(files)
  for (const { index, pages } of chapters)
    for (const name of [index, ...pages]) if (name) left.delete(name)
  const plan: DocsPlan = { chapters: [], pages: [], faults: [] }
  for (const [order, chapter] of chapters.entries()) {
    const { segment, index, pages } = chapter
    const own = pages.flatMap((pattern) => (pattern.includes('*') ? take(pattern) : [pattern]))
    const sorted = chapter.orderFrom ? sortByLinks(own, root, chapter.orderFrom) : own
    const top = { uid: segment, segment, path: `/${segment}`, order }
    plan.chapters.push({ ...top, ...(index ? { file: index } : {}), chapter })
    if (index) plan.pages.push({ ...top, file: index })
    for (const [place, file] of sorted.entries()) plan.pages.push(toPlace(file, chapter, place))
  }
  for (const file of left)
    plan.faults.push({
      file: join(root, file),
      path: '',
      message: 'This page is in no chapter of docs/site/chapters.json.',
      hint: 'Name it in `pages` of a chapter, or a pattern that matches it.',
    })
  for (const { file } of plan.pages.filter((page) => !files.includes(page.file)))
    plan.faults.push({
      file: list,
      path: '',
      message: `A chapter names ${file}, which is not there.`,
      hint: 'Take it out, or write the page.',
    })
  const paths = new Set(plan.pages.map(({ path }) => path))
  for (const { from, to } of listMoved(chapters).filter(({ to }) => !paths.has(to)))
    plan.faults.push({
      file: list,
      path: '',
      message: `${from} has moved to ${to}, and there is no such page.`,
      hint: 'Name the address of a page.',
    })
  return plan

  function take(pattern: string): string[] {
    const isMade = (file: string) => posix.join(posix.dirname(file), '*.md') === pattern
    const matching = new Set([
      ...globSync(pattern, { cwd: root }),
      ...[...made.keys()].filter(isMade),
    ])
    return [...matching].sort().filter((file) => left.delete(file))
  }
}

/** Old addresses, and where they lead now. */
export function listMoved(chapters: readonly Chapter[]): { from: string; to: string }[] {
  return chapters.flatMap(({ segment, moved = {} }) =>
    Object.entries(moved).map(([old, to]) => ({ from: `/${segment}/${old}`, to })),
  )
}

function readChapters(file: string): Chapter[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Chapter[]
  } catch (error) {
    const message = `The chapters cannot be read: ${toReason(error)}.`
    throw new SiteFaults([{ file, path: '', message, hint: 'Correct the file; it must be JSON.' }])
  }
}

function toPlace(file: string, { segment: above, type }: Chapter, order: number) {
  const segment = toSegment(file)
  return {
    file,
    uid: `${above}-${segment}`,
    segment,
    parent: above,
    path: `/${above}/${segment}`,
    order,
    ...(type === undefined ? {} : { type }),
  }
}

/** `docs/guides/machines.md` is `inspect`, `adapters/node/README.md` is `adapters-node`. */
function toSegment(file: string): string {
  const name =
    basename(file) === 'README.md' ? dirname(file).replaceAll('/', '-') : basename(file, '.md')
  return name.toLowerCase()
}

/** Puts files linked from a list in the Markdown file first, in the order of the links. */
function sortByLinks(files: readonly string[], root: string, from: string): string[] {
  const { blocks } = readMarkdown(from, readFileSync(join(root, from), 'utf8'))
  const urls = blocks.filter(({ type }) => type === 'list').flatMap(findUrls)
  const linked = urls.map((url) => posix.join(posix.dirname(from), url))
  const rank = (file: string) => (linked.includes(file) ? linked.indexOf(file) : linked.length)
  return files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

function findUrls(node: Block | Phrase | ListBlock['children'][number]): string[] {
  if ('url' in node) return [node.url]
  return 'children' in node ? node.children.flatMap((child) => findUrls(child as Block)) : []
}
