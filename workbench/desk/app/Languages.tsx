import { useState } from 'react'
import type { DeskDocument } from '../desk-types.ts'
import { toTitle } from '../to-title.ts'
import { callDesk } from './parts/call-desk.ts'
import { useDesk } from './parts/desk-context.ts'
import type { Draft } from './history.ts'
import { translateData } from './translate-data.ts'
import { openDocument, toDocumentHash } from './use-route.ts'

interface LanguagesProps {
  document: DeskDocument
  draft: Draft
  isDirty: boolean
  onProblem(words: string): void
}

/** The languages of the document; a missing translation starts as a copy of this one. */
export function Languages({ document, draft, isDirty, onProblem }: LanguagesProps) {
  const { site, documents, reload } = useDesk()
  const [busy, setBusy] = useState<string>()

  async function translate(lang: string): Promise<void> {
    setBusy(lang)
    try {
      const { type, id, uid } = document
      const made = await callDesk.create({
        type,
        lang,
        uid,
        title: toTitle({ uid, type, data: draft.data }),
        data: translateData(draft.data, lang, documents),
        translates: id,
      })
      reload()
      openDocument(made.id)
    } catch (error) {
      onProblem((error as Error).message)
      setBusy(undefined)
    }
  }

  return (
    <ul className="languages" aria-label="Languages">
      {site.languages.map(({ id, name }) => {
        const language = name.split(' ')[0]!
        const other = document.alternates.find(({ lang }) => lang === id)
        if (id === document.lang) {
          return (
            <li key={id}>
              <span aria-current="true">{language}</span>
            </li>
          )
        }
        return (
          <li key={id}>
            {other ? (
              <a href={toDocumentHash(other.id)}>{language}</a>
            ) : (
              <button
                type="button"
                disabled={busy !== undefined || isDirty}
                title={isDirty ? 'Save this one first' : undefined}
                onClick={() => void translate(id)}
              >
                {busy === id ? 'Copying…' : `Add ${language}`}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
