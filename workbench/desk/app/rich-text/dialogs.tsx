import { useState } from 'react'
import type { JsonObject } from '../../desk-types.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { LinkEditor } from '../parts/LinkEditor.tsx'

interface LinkDialogProps {
  value: JsonObject | undefined
  onClose(): void
  /** Undefined removes the link. */
  onChoose(link: JsonObject | undefined): void
}

export function LinkDialog({ value, onClose, onChoose }: LinkDialogProps) {
  const [link, setLink] = useState(value)
  return (
    <Dialog title="Link" onClose={onClose}>
      <LinkEditor
        id="rich-link"
        value={link}
        isReadOnly={false}
        hasText={false}
        onChange={setLink}
      />
      <footer>
        {value && (
          <button type="button" onClick={() => onChoose(undefined)}>
            Remove the link
          </button>
        )}
        <button type="button" className="primary" onClick={() => onChoose(link)}>
          Set the link
        </button>
      </footer>
    </Dialog>
  )
}

interface EmbedDialogProps {
  onClose(): void
  onChoose(url: string): void
}

export function EmbedDialog({ onClose, onChoose }: EmbedDialogProps) {
  const [url, setUrl] = useState('')
  return (
    <Dialog title="Embed" onClose={onClose}>
      <label className="stacked">
        Address of the video or post
        <input type="url" value={url} onChange={({ target }) => setUrl(target.value)} />
      </label>
      <footer>
        <button
          type="button"
          className="primary"
          disabled={!URL.canParse(url)}
          onClick={() => onChoose(url)}
        >
          Embed it
        </button>
      </footer>
    </Dialog>
  )
}
