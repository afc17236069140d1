import { useEffect, useEffectEvent, useState } from 'react'
import { callDesk } from './parts/call-desk.ts'
import { useDesk } from './parts/desk-context.ts'
import { Dialog } from './parts/Dialog.tsx'
import { toDocumentHash } from './use-route.ts'

/** Lists unpublished changes, which are published together. */
export function ReleaseDialog({ onClose }: { onClose(): void }) {
  const { documents, reload } = useDesk()
  const [outcome, setOutcome] = useState('')
  const [isBusy, setBusy] = useState(false)
  // Reload, since others save, too, and everything is published.
  const look = useEffectEvent(reload)
  useEffect(() => look(), [])
  const drafts = documents.filter(({ isDraft }) => isDraft)

  async function publish(): Promise<void> {
    setBusy(true)
    try {
      const { published } = await callDesk.publish()
      setOutcome(`Published: ${published === 1 ? '1 document' : `${published} documents`}.`)
      reload()
    } catch (error) {
      setOutcome((error as Error).message)
    }
    setBusy(false)
  }

  return (
    <Dialog title="Release" onClose={onClose}>
      {drafts.length > 0 ? (
        <ul className="drafts">
          {drafts.map(({ id, title, lang, published }) => (
            <li key={id}>
              <a href={toDocumentHash(id)} onClick={onClose}>
                {title}
              </a>
              <span className="soft">
                {lang} {published ? 'changed' : 'new'}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">Everything that is saved is published.</p>
      )}
      <footer>
        <p role="status">{outcome}</p>
        <button
          type="button"
          className="primary"
          disabled={isBusy || drafts.length === 0}
          onClick={() => void publish()}
        >
          {isBusy
            ? 'Publishing…'
            : `Publish ${drafts.length === 1 ? 'it' : `all ${drafts.length}`}`}
        </button>
      </footer>
    </Dialog>
  )
}
