import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { createExtensions, headingLevels, type Allowed } from './extensions.ts'
import { insertPasted } from './insert-pasted.ts'
import { describeLosses } from './read-pasted.ts'
import { fromEditor, toEditor, type Block } from './rich-text.ts'
import { Toolbar } from './Toolbar.tsx'

export interface RichTextProps {
  id: string
  /** Names the text for assistive technology. */
  label: string
  describedBy: string | undefined
  value: readonly Block[]
  allowed: Allowed
  isTitle: boolean
  isReadOnly: boolean
  onChange(value: Block[]): void
}

export function RichTextEditor(props: RichTextProps) {
  const { id, label, describedBy, value, allowed, isTitle, isReadOnly } = props
  /** The value shown by the editor: another one comes from outside, as when undoing. */
  const shown = useRef(value)
  const [notice, setNotice] = useState('')
  const [extensions] = useState(() => createExtensions(isTitle))
  const empty = isTitle ? `heading${headingLevels(allowed)[0] ?? 1}` : 'paragraph'
  const editor: Editor | null = useEditor({
    extensions,
    content: toEditor(value, empty),
    editable: !isReadOnly,
    editorProps: {
      handlePaste: (view, { clipboardData }) => paste(view, clipboardData),
      handleDrop(view, { dataTransfer, clientX, clientY }, _, isMoved) {
        const place = view.posAtCoords({ left: clientX, top: clientY })
        return !isMoved && place !== null && paste(view, dataTransfer, place.pos)
      },
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': String(!isTitle),
        'aria-label': label,
        ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      },
    },
    onUpdate({ editor: changed }) {
      const next = fromEditor(changed.getJSON())
      shown.current = next
      props.onChange(next)
    },
  })
  function paste(view: Editor['view'], data: DataTransfer | null, at?: number): boolean {
    const losses = insertPasted(view, data, { allowed, isTitle, at })
    if (losses) setNotice(describeLosses(losses))
    return losses !== undefined
  }
  useEffect(() => {
    if (!editor || JSON.stringify(value) === JSON.stringify(shown.current)) return
    shown.current = value
    editor.commands.setContent(toEditor(value, empty), { emitUpdate: false })
  }, [editor, value, empty])
  if (!editor) return null
  return (
    <div className={isTitle ? 'rich title' : 'rich'}>
      {!isReadOnly && <Toolbar editor={editor} allowed={allowed} label={label} />}
      <EditorContent editor={editor} />
      {!isReadOnly && (
        <p role="status" className="pasted">
          {notice}
        </p>
      )}
    </div>
  )
}
