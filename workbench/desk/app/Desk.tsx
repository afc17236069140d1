import { useEffect, useMemo, useState } from 'react'
import { callDesk, useLoaded } from './parts/call-desk.ts'
import { DeskContext } from './parts/desk-context.ts'
import { DocumentList } from './DocumentList.tsx'
import { Editor } from './Editor.tsx'
import { holdTab } from './local-drafts.ts'
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
