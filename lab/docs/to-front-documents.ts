/**
 * The documents outside chapters: the front page, the head of every page, the search, the 404 page.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageMeta } from 'image-meta'
import type { DocsPlan } from './plan-pages.ts'
import { documentId, documentType } from './to-documents.ts'
import { readMarkdown, toPlainText } from './read-markdown.ts'

const language = 'en-gb'

/** Documents by path in the content folder. The front page shows the beginning of README.md. */
export function toFrontDocuments({ chapters }: DocsPlan, root: string): Map<string, object> {
  const { blocks } = readMarkdown('README.md', readFileSync(join(root, 'README.md'), 'utf8'))
  const lead = blocks.find(({ type }) => type === 'paragraph')
  const start = blocks.find((block) => block.type === 'code')
  const name = blocks.find(({ type }) => type === 'heading')
  const picture = 'docs/images/tour/home.webp'
  const { width, height } = imageMeta(readFileSync(join(root, picture)))
  const links = chapters.map((place) => ({
    label: place.chapter.title,
    page: {
      link_type: 'Document',
      id: documentId(place.uid),
      type: documentType(place),
      uid: place.uid,
    },
  }))
  const cards = links.map((link, index) => {
    const { summary } = chapters[index]!.chapter
    return summary ? { ...link, text: summary } : link
  })
  return new Map([
    single('docs_front', {
      title: toTitle(name ? toPlainText(name) : 'Documentation'),
      ...(lead ? { summary: toPlainText(lead).replaceAll('\n', ' ') } : {}),
      ...(start?.type === 'code' ? { command: start.value } : {}),
      picture: {
        url: `asset:${picture}`,
        alt: 'The front page of the site that comes with it',
        dimensions: { width, height },
      },
      chapters: cards,
    }),
    single('docs_masthead', { links, gallery: '/gallery/index.html' }),
    single('docs_search', { title: toTitle('Search the documentation') }),
    single('docs_lost', { title: toTitle('There is no such page') }),
  ])
}

const toTitle = (text: string) => [{ type: 'heading1', text, spans: [] }]

function single(type: string, data: object): [string, object] {
  const document = { id: documentId(type), uid: null, type, lang: language, tags: [], data }
  return [`documents/${language}/${type}/${type}.json`, document]
}
