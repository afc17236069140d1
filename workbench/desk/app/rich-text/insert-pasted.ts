import { Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Allowed } from './extensions.ts'
import { readHtml, readText, type Loss } from './read-pasted.ts'
import { toEditor, type Block, type Span } from './rich-text.ts'

interface Into {
  allowed: Allowed
  isTitle: boolean
  /** Where it is dropped; the selection without this. */
  at: number | undefined
}

/**
 * Inserts what was copied elsewhere, as the field may have it.
 *
 * @returns what was lost; undefined, with nothing done, when the data has no text
 */
export function insertPasted(
  view: EditorView,
  data: DataTransfer | null,
  { allowed, isTitle, at }: Into,
): ReadonlySet<Loss> | undefined {
  const text = data?.getData('text/plain') ?? ''
  const html = data?.getData('text/html') ?? ''
  if (text === '' && html === '') return undefined
  const { state } = view
  const change = state.tr
  if (at !== undefined) change.setSelection(TextSelection.near(change.doc.resolve(at)))
  if (change.selection.$from.parent.type.name === 'preformatted' && text !== '') {
    view.dispatch(change.insertText(text.replace(/\r\n?/g, '\n')).scrollIntoView())
    return new Set()
  }
  const { blocks, losses } = html === '' ? readText(text, allowed) : readHtml(html, allowed)
  if (blocks.length > 0) {
    const pasted = state.schema.nodeFromJSON(toEditor(isTitle ? [join(blocks)] : blocks))
    const [only] = blocks
    // A phrase goes into the paragraph that it is pasted into, whatever kind that is.
    const isPhrase = isTitle || (blocks.length === 1 && only!.type === 'paragraph')
    change.replaceSelection(
      isPhrase ? new Slice(pasted.content, 1, 1) : Slice.maxOpen(pasted.content, true),
    )
  }
  view.dispatch(change.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
  return losses
}

/** All texts as one: a title is a single line. */
function join(blocks: readonly Block[]): Block {
  const joined: { type: string; text: string; spans: Span[] } = {
    type: blocks[0]!.type,
    text: '',
    spans: [],
  }
  for (const { text, spans } of blocks) {
    if (typeof text !== 'string') continue
    if (joined.text !== '') joined.text += ' '
    const start = joined.text.length
    joined.text += text.replaceAll('\n', ' ')
    for (const span of (spans ?? []) as unknown as Span[])
      joined.spans.push({ ...span, start: span.start + start, end: span.end + start })
  }
  return joined as unknown as Block
}
