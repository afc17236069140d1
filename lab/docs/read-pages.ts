/** The Markdown of the repository as pages. All faults are reported together. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { imageMeta } from 'image-meta'
import { SiteFaults, type Fault } from '../../compiler/read/fault.ts'
import { createLinks } from './docs-links.ts'
import type { DocsPage, DocsPart } from './docs-types.ts'
import { toMarkdownFault } from './markdown-fault.ts'
import type { DocsPlan } from './plan-pages.ts'
import { readMarkdown, toPlainText, type Block, type MarkdownFile } from './read-markdown.ts'
import { toParts } from './to-parts.ts'

export interface ReadPages {
  pages: DocsPage[]
  /** Files of the repository that pages show, by their paths among the assets. */
  pictures: ReadonlyMap<string, string>
}

/** A picture among the assets of the content. */
export type Picture = NonNullable<DocsPart['picture']>

/**
 * @param root - of the repository
 * @param made - the Markdown of generated pages
 * @param diagrams - the drawing of each machine, by the file of its page
 * @throws SiteFaults for links that lead nowhere, pages without a title, and Markdown that no
 *   document can hold
 */
export function readPages(
  root: string,
  plan: DocsPlan,
  made: ReadonlyMap<string, string>,
  diagrams: ReadonlyMap<string, Picture>,
): ReadPages {
  const faults: Fault[] = [...plan.faults]
  const present = plan.pages.filter(
    ({ file }) => !faults.some(({ message }) => message.includes(` ${file},`)),
  )
  const files = new Map(
    present.map(({ file }) => [
      file,
      readMarkdown(file, made.get(file) ?? readFileSync(join(root, file), 'utf8')),
    ]),
  )
  const links = createLinks(root, plan, files)
  const pictures = new Map<string, string>()
  const pages = present.map((place): DocsPage => {
    const { file } = place
    const markdown = files.get(file)!
    const fault = (block: Parameters<typeof toMarkdownFault>[2], message: string, hint: string) =>
      faults.push(toMarkdownFault(root, file, block, message, hint))
    const parts = toParts(markdown, {
      diagram: diagrams.get(file),
      toLink(url, phrase) {
        const target = links(url, file)
        if ('link' in target) return target.link
        if ('file' in target) return target.file
        fault(phrase, target.fault, target.hint)
        return url
      },
      toPicture(url, alt, block) {
        const source = posix.join(posix.dirname(file), url)
        const picture = readPicture(root, source, alt)
        if (!picture)
          fault(block, `There is no picture ${source}.`, 'Name it by its path from this file.')
        else pictures.set(source, source)
        return picture
      },
      refuse: (block: Block | Parameters<typeof toPlainText>[0], what: string) =>
        fault(
          block as Block,
          `The documentation cannot show ${what}.`,
          'Say it in plain Markdown: text, lists, tables, code, pictures.',
        ),
    })
    const title = findTitle(markdown)
    if (title === undefined)
      fault({}, 'The page has no title.', 'Begin with a heading: # What it is about')
    const summary = toSummary(markdown)
    return { ...place, title: title ?? file, ...(summary ? { summary } : {}), parts }
  })
  if (faults.length > 0) throw new SiteFaults(faults)
  return { pages: [...pages, ...listChapters(plan)], pictures }
}

/** Chapters without their own text. */
function listChapters({ chapters }: DocsPlan): DocsPage[] {
  return chapters
    .filter(({ file }) => file === undefined)
    .map(({ chapter: { title, summary }, ...place }) => ({
      ...place,
      title,
      ...(summary ? { summary } : {}),
      parts: [],
      isChapter: true,
    }))
}

function findTitle({ blocks }: MarkdownFile): string | undefined {
  const first = blocks.find(({ type }) => type !== 'html')
  return first?.type === 'heading' && first.depth === 1 ? toPlainText(first) : undefined
}

/** The first sentence of the first paragraph, without a leading label. */
function toSummary({ blocks }: MarkdownFile): string | undefined {
  const first = blocks.find(
    (block) => block.type === 'paragraph' && block.children[0]?.type !== 'image',
  )
  if (first?.type !== 'paragraph') return undefined
  const [label, ...rest] = first.children
  const isLabel = label?.type === 'strong' && /^\w+\.$/.test(toPlainText(label))
  const text = toPlainText({ ...first, children: isLabel ? rest : first.children })
  const [sentence = ''] = /^[^]*?(?:[.!?:](?=\s|$)|$)/.exec(text.trim()) ?? []
  const line = sentence.replaceAll(/\s+/g, ' ').replace(/:$/, '.')
  return line.length > 200 ? `${line.slice(0, 199).replace(/\s+\S*$/, '')} …` : line
}

function readPicture(root: string, source: string, alt: string): Picture | undefined {
  try {
    const { width = 0, height = 0 } = imageMeta(readFileSync(join(root, source)))
    return { url: `asset:${source}`, alt, dimensions: { width, height } }
  } catch {
    return undefined
  }
}
