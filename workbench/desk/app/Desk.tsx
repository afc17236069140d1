import { useEffect, useMemo, useState } from 'react'
import { callDesk, useLoaded } from './parts/call-desk.ts'
import { DeskContext } from './parts/desk-context.ts'
import { DocumentList } from './DocumentList.tsx'
import { EditorDesk } from './EditorDesk.tsx'
import { findDraft, holdTab, type LocalDraft } from './local-drafts.ts'
import { UsagePage } from './UsagePage.tsx'
import { useRoute } from './use-route.ts'

export function Desk() {
  const [page, id] = useRoute()
  const [version, setVersion] = useState(0)
  const { value: site, error: siteError } = useLoaded(callDesk.site, undefined)
  const { value: documents, error } = useLoaded(callDesk.list, version)
  useEffect(holdTab, [])
  const state = useMemo(
    () => site && documents && { site, documents, reload: () => setVersion((now) => now + 1) },
    [site, documents],
  )
  const problem = siteError ?? error
  if (!state) {
    return (
      <main className="start">
        <h1>Desk</h1>
        <p role="status">{problem ?? 'Reading the content…'}</p>
      </main>
    )
  }
  return (
    <DeskContext value={state}>
      {page === 'usage' ? (
        <UsagePage />
      ) : page === 'documents' && id !== undefined ? (
        <Editor key={id} id={id} />
      ) : (
        <DocumentList />
      )}
    </DeskContext>
  )
}

/** Edits a document, with any unsaved work on it. */
function Editor({ id }: { id: string }) {
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
