import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import type { JsonObject } from '../../desk-types.ts'
import { AssetDialog } from '../parts/AssetDialog.tsx'
import { toImage } from '../parts/to-image.ts'
import { headingLevels, type Allowed } from './extensions.ts'
import { EmbedDialog, LinkDialog } from './dialogs.tsx'

interface ToolbarProps {
  editor: Editor
  allowed: Allowed
  /** The field's label. */
  label: string
}

export function Toolbar({ editor, allowed, label }: ToolbarProps) {
  const [dialog, setDialog] = useState<'link' | 'image' | 'embed'>()
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      block: findBlock(now),
      strong: now.isActive('strong'),
      em: now.isActive('em'),
      link: now.isActive('hyperlink')
        ? (now.getAttributes('hyperlink')['link'] as JsonObject)
        : null,
      isEmpty: now.state.selection.empty,
    }),
  })
  const kinds = listBlocks(allowed)
  const close = () => setDialog(undefined)
  return (
    <div role="toolbar" aria-label={`Format of ${label}`} className="toolbar">
      {kinds.length > 1 && (
        <select
          aria-label={`Kind of paragraph in ${label}`}
          value={state.block}
          onChange={({ target }) => setBlock(editor, target.value)}
        >
          {kinds.some(([kind]) => kind === state.block) || (
            <option value={state.block}>{state.block}</option>
          )}
          {kinds.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      )}
      {allowed.has('strong') && (
        <button
          type="button"
          aria-pressed={state.strong}
          title="Strong (Ctrl+B)"
          aria-label="Strong"
          onClick={() => editor.chain().focus().toggleMark('strong').run()}
        >
          <b>B</b>
        </button>
      )}
      {allowed.has('em') && (
        <button
          type="button"
          aria-pressed={state.em}
          title="Emphasis (Ctrl+I)"
          aria-label="Emphasis"
          onClick={() => editor.chain().focus().toggleMark('em').run()}
        >
          <i>I</i>
        </button>
      )}
      {allowed.has('hyperlink') && (
        <button
          type="button"
          aria-pressed={state.link !== null}
          disabled={state.isEmpty && state.link === null}
          onClick={() => setDialog('link')}
        >
          Link
        </button>
      )}
      {allowed.has('image') && (
        <button type="button" onClick={() => setDialog('image')}>
          Picture
        </button>
      )}
      {allowed.has('embed') && (
        <button type="button" onClick={() => setDialog('embed')}>
          Embed
        </button>
      )}
      {dialog === 'link' && (
        <LinkDialog
          value={state.link ?? undefined}
          onClose={close}
          onChoose={(link) => {
            const chain = editor.chain().extendMarkRange('hyperlink')
            if (link) chain.setMark('hyperlink', { link }).run()
            else chain.unsetMark('hyperlink').run()
            close()
          }}
        />
      )}
      {dialog === 'image' && (
        <AssetDialog
          kind="image"
          onClose={close}
          onChoose={(asset) => {
            insert(editor, { type: 'image', ...toImage(asset) })
            close()
          }}
        />
      )}
      {dialog === 'embed' && (
        <EmbedDialog
          onClose={close}
          onChoose={(url) => {
            insert(editor, { type: 'embed', oembed: { embed_url: url } })
            close()
          }}
        />
      )}
    </div>
  )
}

/** Kinds of blocks, with the editor's name and ours. */
function listBlocks(allowed: Allowed): [kind: string, words: string][] {
  const blocks: [string, string, string][] = [
    ['paragraph', 'paragraph', 'Paragraph'],
    ...headingLevels(allowed).map((level): [string, string, string] => [
      `heading${level}`,
      `heading${level}`,
      `Heading ${level}`,
    ]),
    ['list-item', 'bulletList', 'Bullets'],
    ['o-list-item', 'orderedList', 'Numbers'],
    ['preformatted', 'preformatted', 'As typed'],
  ]
  return blocks.filter(([name]) => allowed.has(name)).map(([, kind, words]) => [kind, words])
}

function insert(editor: Editor, block: JsonObject & { type: string }): void {
  editor.chain().insertContent({ type: block.type, attrs: { block } }).run()
}

function findBlock(editor: Editor): string {
  if (editor.isActive('bulletList')) return 'bulletList'
  if (editor.isActive('orderedList')) return 'orderedList'
  if (editor.isActive('preformatted')) return 'preformatted'
  return editor.isActive('heading')
    ? `heading${editor.getAttributes('heading')['level'] as number}`
    : 'paragraph'
}

function setBlock(editor: Editor, kind: string): void {
  const chain = editor.chain().focus()
  if (kind === 'bulletList' || kind === 'orderedList') {
    chain.toggleList(kind, 'listItem').run()
    return
  }
  const lifted = editor.isActive('listItem') ? chain.liftListItem('listItem') : chain
  const level = /^heading(\d)$/.exec(kind)?.[1]
  if (level === undefined) lifted.setNode(kind).run()
  else lifted.setNode('heading', { level: Number(level) }).run()
}
