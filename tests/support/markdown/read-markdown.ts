/** Pages of the documentation as a reader meets them: blocks of code, headings that links lead to, links. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { sourceFolders } from '../../../compiler/build/folders.ts'

export interface MarkdownBlock {
  file: string
  /** Line of its opening fence, counted from 1. */
  line: number
  /** First word of the info string; empty where there is none. */
  language: string
  /** The rest of the info string, which no reader sees: the file that the block is, or a part of. */
  info: string
  /** Text without the indentation of a list around the block. */
  text: string
}

export interface MarkdownLink {
  line: number
  /** Path of the file it leads to, in the repository. */
  file: string
  /** Without the number sign; empty where it leads to the page. */
  anchor: string
}

export interface MarkdownPage {
  file: string
  text: string
  blocks: MarkdownBlock[]
  anchors: ReadonlySet<string>
  links: MarkdownLink[]
}

/** Every Markdown file of the repository except historical records and third-party texts. */
export function readMarkdownPages(root = repositoryRoot): MarkdownPage[] {
  return ['*.md', 'docs/**/*.md', 'content/*.md', ...sourceFolders.map((name) => `${name}/**/*.md`)]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('node_modules/'))
    .sort()
    .map((file) => readMarkdown(file, readFileSync(join(root, file), 'utf8')))
}

/** @param file - its path in the repository, which links start from */
export function readMarkdown(file: string, text: string): MarkdownPage {
  const blocks: MarkdownBlock[] = []
  const headings: string[] = []
  const links: MarkdownLink[] = []
  let open: (MarkdownBlock & { fence: string; indent: string }) | undefined
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^( *)(`{3,})(\S*) *(.*)$/.exec(line)
    if (open) {
      if (fence?.[2] === open.fence && !fence[3]) {
        const { fence: _, indent: __, ...block } = open
        blocks.push(block)
        open = undefined
      } else
        open.text += `${line.startsWith(open.indent) ? line.slice(open.indent.length) : line}\n`
    } else if (fence) {
      const [, indent = '', ticks = '', language = '', info = ''] = fence
      open = { file, line: index + 1, language, info, text: '', fence: ticks, indent }
    } else {
      const heading = /^#{1,6} (.+)$/.exec(line)?.[1]
      if (heading !== undefined) headings.push(heading)
      links.push(...readLinks(file, line, index + 1))
    }
  }
  return { file, text, blocks, anchors: toAnchors(headings), links }
}

/** Links within the repository; those of inline code are no links. */
function readLinks(file: string, line: string, number: number): MarkdownLink[] {
  const prose = line.replaceAll(/`[^`]*`(?!\]\()/g, (code) => ' '.repeat(code.length))
  return [...prose.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?[^)]*\)/g)].map(
    ([, to = '', anchor = '']) => ({
      line: number,
      file: to === '' ? file : join(dirname(file), to),
      anchor,
    }),
  )
}

/** Anchors as GitHub makes them: a second heading with the same words gets a number. */
function toAnchors(headings: readonly string[]): Set<string> {
  const anchors = new Set<string>()
  for (const heading of headings) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const slug = words.replaceAll(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '').replaceAll(' ', '-')
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count++) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  return anchors
}
