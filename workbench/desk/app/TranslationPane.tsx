import { useMemo } from 'react'
import { callDesk, useLoaded } from './parts/call-desk.ts'
import { FormContext, useDesk, type FormState } from './parts/desk-context.ts'
import { DocumentForm } from './DocumentForm.tsx'

interface TranslationPaneProps {
  id: string
  /** Form of the document beside it: both have the same part and section open. */
  form: FormState
}

/** Shows the document in another language, to read beside this one. */
export function TranslationPane({ id, form: beside }: TranslationPaneProps) {
  const { site } = useDesk()
  const { value: document, error } = useLoaded(callDesk.read, id)
  const form = useMemo(
    () => ({
      ...beside,
      lang: document?.lang ?? '',
      issues: [],
      isReadOnly: true,
      prefix: 'other',
    }),
    [document, beside],
  )
  const model = site.types.find(({ type }) => type === document?.type)
  if (!document || !model) return <p role="status">{error ?? 'Opening…'}</p>
  return (
    <FormContext value={form}>
      <div className="translation" lang={document.lang.slice(0, 2)}>
        <DocumentForm type={model} draft={document} onChange={() => {}} />
      </div>
    </FormContext>
  )
}
