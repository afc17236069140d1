/** The editor's document schema, limited to Prismic's rich text. */
import { Extension, Mark, mergeAttributes, Node, type AnyExtension } from '@tiptap/core'
import Bold from '@tiptap/extension-bold'
import Document from '@tiptap/extension-document'
import Heading, { type Level } from '@tiptap/extension-heading'
import Italic from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import Paragraph from '@tiptap/extension-paragraph'
import Text from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import type { Block } from './rich-text.ts'

/** Allowed nodes and marks in Prismic's terms: `heading2`, `strong`, `list-item`. */
export type Allowed = ReadonlySet<string>

export function headingLevels(allowed: Allowed): Level[] {
  return ([1, 2, 3, 4, 5, 6] as const).filter((level) => allowed.has(`heading${level}`))
}

/**
 * Accepts everything a document already contains, whether or not the field allows it: opening must
 * not lose anything. The buttons offer only what is allowed, and only that is pasted.
 *
 * @param isTitle - a single heading
 */
export function createExtensions(isTitle: boolean): AnyExtension[] {
  return [
    isTitle ? Document.extend({ content: '(heading | paragraph)+' }) : Document,
    Text,
    Paragraph,
    Heading,
    Bold.extend({ name: 'strong' }),
    Italic.extend({ name: 'em' }),
    Hyperlink,
    Label,
    Preformatted,
    BulletList,
    OrderedList,
    // Prismic's lists cannot be nested.
    ListItem.extend({ content: 'paragraph' }),
    pieceOf('image'),
    pieceOf('embed'),
    Direction,
    UndoRedo,
    isTitle ? OneBlock : LineBreaks,
  ]
}

/** An attribute that is copied with the text, as JSON in `data-NAME`. */
const keptIn = (name: string) => ({
  default: null,
  renderHTML: (attributes: Record<string, unknown>) => ({
    [`data-${name}`]: JSON.stringify(attributes[name]),
  }),
})

const Hyperlink = Mark.create({
  name: 'hyperlink',
  inclusive: false,
  addAttributes: () => ({ link: keptIn('link') }),
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { class: 'hyperlink' }),
    0,
  ],
})

const Label = Mark.create({
  name: 'label',
  excludes: '',
  addAttributes: () => ({ label: { default: null, rendered: false } }),
  renderHTML({ mark }) {
    const label = String(mark.attrs['label'])
    return ['span', { class: 'label', title: label, 'data-label': label }, 0]
  },
})

const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'text*',
  whitespace: 'pre',
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
})

/** A block without text, kept unchanged. */
function pieceOf(name: 'image' | 'embed') {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ block: keptIn('block') }),
    renderHTML({ node, HTMLAttributes }) {
      const { url, alt, oembed } = node.attrs['block'] as Block & {
        oembed?: { embed_url?: string }
      }
      const attributes = mergeAttributes(HTMLAttributes, { class: `piece ${name}` })
      return name === 'image'
        ? ['figure', attributes, ['img', { src: String(url), alt: String(alt ?? '') }]]
        : ['figure', attributes, `Embed: ${oembed?.embed_url ?? ''}`]
    },
  })
}

/** Preserves the text direction, without offering it: Prismic derives it from the text. */
const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'preformatted'],
      attributes: {
        direction: {
          default: null,
          renderHTML: ({ direction }) => (direction ? { dir: String(direction) } : {}),
        },
      },
    },
  ],
})

const LineBreaks = Extension.create({
  name: 'lineBreaks',
  addKeyboardShortcuts() {
    return {
      'Shift-Enter': () => {
        const { view, state } = this.editor
        view.dispatch(state.tr.insertText('\n'))
        return true
      },
    }
  },
})

const OneBlock = Extension.create({
  name: 'oneBlock',
  addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true }),
})
