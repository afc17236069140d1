import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { createExtensions } from './extensions.ts'
import { fromEditor, toEditor, type Block } from './rich-text.ts'

const content = join(repositoryRoot, 'content/documents')

function* findRichTexts(value: unknown): Generator<Block[]> {
  if (Array.isArray(value) && value.length > 0 && value.every(isBlock)) yield value as Block[]
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* findRichTexts(inner)
  }
}

function isBlock(value: unknown): boolean {
  const { type, spans, url, oembed } = (value ?? {}) as Record<string, unknown>
  return (
    typeof type === 'string' && (Array.isArray(spans) || (type === 'image' && !!url) || !!oembed)
  )
}

const schemas = {
  text: getSchema(createExtensions(false)),
  title: getSchema(createExtensions(true)),
}

/** Converts through the editor's own document, which rejects anything outside its schema. */
function edit(blocks: Block[], kind: keyof typeof schemas = 'text'): Block[] {
  const doc = schemas[kind].nodeFromJSON(toEditor(blocks))
  doc.check()
  return fromEditor(doc.toJSON() as never)
}

/** Sorts spans by their start: Prismic keeps no order. */
const sorted = (blocks: Block[]) =>
  blocks.map((block) => ({ ...block, ...(block['spans'] ? { spans: sortSpans(block) } : {}) }))
const sortSpans = ({ spans }: Block) =>
  (spans as { start: number; end: number; type: string }[]).toSorted(
    (a, b) => a.start - b.start || b.end - a.end || (a.type < b.type ? -1 : 1),
  )

describe('rich text in the editor', () => {
  it('[PAGEBUILDER-11] gives every text of the site back as it was', () => {
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    const texts = files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const document = JSON.parse(readFileSync(join(content, file), 'utf8')) as object
        return [...findRichTexts(document)].filter((blocks) =>
          blocks.some(({ text }) => text !== ''),
        )
      })
    expect(texts.length).toBeGreaterThan(1000)
    for (const blocks of texts) expect(sorted(edit(blocks))).toEqual(sorted(blocks))
  })

  it('keeps overlapping spans, labels, line breaks, pictures and directions', () => {
    const link = { link_type: 'Document', id: 'a', type: 'page', lang: 'en-us' }
    const blocks: Block[] = [
      {
        type: 'paragraph',
        text: 'one two\nthree',
        spans: [
          { start: 0, end: 7, type: 'strong' },
          { start: 0, end: 3, type: 'hyperlink', data: link },
          { start: 4, end: 13, type: 'em' },
          { start: 4, end: 7, type: 'label', data: { label: 'small' } },
        ],
        direction: 'rtl',
      },
      { type: 'list-item', text: 'a', spans: [] },
      { type: 'o-list-item', text: 'b', spans: [] },
      { type: 'preformatted', text: 'c\n  d', spans: [{ start: 0, end: 1, type: 'strong' }] },
      { type: 'image', url: '/media/a.png', alt: null, dimensions: { width: 1, height: 1 } },
      { type: 'embed', oembed: { embed_url: 'https://video.example/1' } },
    ]
    expect(sorted(edit(blocks))).toEqual(sorted(blocks))
  })

  it('is nothing when nothing is written', () => {
    expect(edit([])).toEqual([])
    expect(edit([{ type: 'heading2', text: ' ', spans: [] }], 'title')).toEqual([])
  })
})
