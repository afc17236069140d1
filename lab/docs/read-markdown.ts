/** Markdown as a tree with places, by micromark and mdast. */
import GithubSlugger from 'github-slugger'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toString } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'

type Root = ReturnType<typeof fromMarkdown>
export type Block = Root['children'][number]
export type Heading = Extract<Block, { type: 'heading' }>
export type Phrase = Extract<Block, { type: 'paragraph' }>['children'][number]
export type TableBlock = Extract<Block, { type: 'table' }>
export type ListBlock = Extract<Block, { type: 'list' }>
export type CodeBlock = Extract<Block, { type: 'code' }>

export interface MarkdownFile {
  /** Path in the repository. */
  file: string
  blocks: Block[]
  /** Anchors of its headings, made as GitHub does. */
  anchors: ReadonlyMap<Heading, string>
}

/** @param file - its path in the repository */
export function readMarkdown(file: string, text: string): MarkdownFile {
  const { children: blocks } = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const slugger = new GithubSlugger()
  const headings = blocks.filter((block) => block.type === 'heading')
  const anchors = new Map(headings.map((heading) => [heading, slugger.slug(toString(heading))]))
  return { file, blocks, anchors }
}

/** The plain text of a Markdown node. */
export { toString as toPlainText } from 'mdast-util-to-string'
