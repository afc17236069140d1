import { useEffect, useState } from 'react'
import { callDesk, useLoaded } from './parts/call-desk.ts'
import { EditorDesk } from './EditorDesk.tsx'
import { findDraft, type LocalDraft } from './local-drafts.ts'

/** A document with the work on it that was not saved. */
export function Editor({ id }: { id: string }) {
  const { value: document, error } = useLoaded(callDesk.read, id)
  const [draft, setDraft] = useState<{ found: LocalDraft | undefined }>()
  useEffect(() => {
    void findDraft(id).then((found) => setDraft({ found }))
  }, [id])
  if (document && draft) return <EditorDesk loaded={document} kept={draft.found} />
  return (
    <main className="start">
      <p role="status">{error ?? 'Opening…'}</p>
      <a href="#/">All documents</a>
    </main>
  )
}
