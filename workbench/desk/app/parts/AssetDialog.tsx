import { useRef, useState } from 'react'
import type { DeskAsset } from '../../desk-types.ts'
import { callDesk, useLoaded } from './call-desk.ts'
import { Dialog } from './Dialog.tsx'

interface AssetDialogProps {
  kind: 'image' | 'any'
  onClose(): void
  onChoose(asset: DeskAsset): void
}

/** Searches, uploads and chooses files of the content. */
export function AssetDialog({ kind, onClose, onChoose }: AssetDialogProps) {
  const [keyword, setKeyword] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const { value: assets, error } = useLoaded(callDesk.assets, '')
  const words = keyword.toLowerCase()
  const found = (assets ?? []).filter(
    (asset) =>
      (kind === 'any' || asset.kind === 'image') &&
      `${asset.url} ${asset.filename} ${asset.alt}`.toLowerCase().includes(words),
  )

  async function upload(chosen: File | undefined): Promise<void> {
    if (!chosen) return
    setBusy(true)
    setProblem('')
    try {
      onChoose(await callDesk.upload(chosen, ''))
    } catch (refused) {
      setProblem((refused as Error).message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={kind === 'image' ? 'Choose a picture' : 'Choose a file'}
      isWide
      onClose={onClose}
    >
      <div className="row">
        <input
          type="search"
          aria-label="Search files"
          placeholder="Search by name"
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => file.current?.click()}
        >
          {isBusy ? 'Uploading…' : 'Upload'}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File to upload"
          accept={kind === 'image' ? 'image/*' : undefined}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      </div>
      <p role="status" className="problem">
        {problem || error || (assets && found.length === 0 ? 'No file has this name.' : '')}
      </p>
      <ul className="assets">
        {found.slice(0, shown).map((asset) => (
          <li key={asset.id}>
            <button type="button" onClick={() => onChoose(asset)} title={asset.filename}>
              {asset.kind === 'image' ? (
                <img src={asset.url} alt="" loading="lazy" />
              ) : (
                <span className="kind">{asset.filename.split('.').at(-1)}</span>
              )}
              <span>{asset.filename}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <p className="soft">{found.length - shown} more: search for a name.</p>
      )}
    </Dialog>
  )
}

const shown = 60
