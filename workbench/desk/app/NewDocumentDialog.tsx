import { useState, type FormEvent } from 'react'
import { toUid } from '../../../runtime/model/documents/uid.ts'
import type { DeskType, DocumentSummary } from '../desk-types.ts'
import { callDesk } from './parts/call-desk.ts'
import { useDesk } from './parts/desk-context.ts'
import { Dialog } from './parts/Dialog.tsx'
import { groupTypes } from './parts/group-types.ts'
import { hasWords } from './parts/search-documents.ts'
import { openDocument } from './use-route.ts'

interface NewDocumentDialogProps {
  type: string
  lang: string
  onClose(): void
}

export function NewDocumentDialog(props: NewDocumentDialogProps) {
  const { site, documents, reload } = useDesk()
  const [type, setType] = useState(props.type || findUsual(site.types, documents))
  const [lang, setLang] = useState(props.lang)
  const [title, setTitle] = useState('')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const offered = groupTypes(searchTypes(site.types, words))
  const model = site.types.find((one) => one.type === type) ?? site.types[0]!
  const fields = model.tabs.flatMap((tab) => tab.fields)
  const hasUid = fields.some(({ kind }) => kind === 'uid')
  const titleField = fields.find(({ name, kind }) => name === 'title' && kind === 'title')
  const textField = fields.find(
    ({ name, kind }) => /^(title|name)$/.test(name) && kind === 'key-text',
  )
  const single =
    !model.repeatable && documents.find((one) => one.type === model.type && one.lang === lang)

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (single) {
      openDocument(single.id)
      return
    }
    setBusy(true)
    const [heading = 'heading1'] = titleField?.editor.allow ?? []
    const block = { type: heading, text: title, spans: [] }
    try {
      const made = await callDesk.create({
        type: model.type,
        lang,
        uid: hasUid ? toUid(title) : null,
        title,
        data: titleField ? { title: [block] } : textField ? { [textField.name]: title } : {},
      })
      reload()
      openDocument(made.id)
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <Dialog title="New document" onClose={props.onClose}>
      <form onSubmit={(event) => void create(event)}>
        <input
          type="search"
          className="stacked"
          aria-label="Search types"
          placeholder="What should it be?"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            const [first] = searchTypes(site.types, target.value)
            if (first && target.value.trim() !== '') setType(first.type)
          }}
        />
        <label className="stacked">
          Type
          <select value={model.type} onChange={({ target }) => setType(target.value)}>
            {offered.map(([group, types]) => (
              <optgroup key={group} label={group}>
                {types.map((one) => (
                  <option key={one.type} value={one.type}>
                    {one.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <span className="hint">{model.description}</span>
        </label>
        <label className="stacked">
          Language
          <select value={lang} onChange={({ target }) => setLang(target.value)}>
            {site.languages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!single && (
          <label className="stacked">
            Title
            <input
              type="text"
              required
              data-first
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
        )}
        <p role="alert" className="problem">
          {problem}
        </p>
        <footer>
          <button type="submit" className="primary" disabled={isBusy}>
            {single ? 'Open the one there is' : isBusy ? 'Creating…' : 'Create'}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

/** Types by title first; all when none fits. */
function searchTypes(types: readonly DeskType[], words: string): readonly DeskType[] {
  const named = types.filter(({ title }) => hasWords(title, words))
  const others = types.filter(
    (one) => !named.includes(one) && hasWords(`${one.title} ${one.description} ${one.type}`, words),
  )
  const found = [...named, ...others]
  return found.length > 0 ? found : types
}

/** The kind of page that is most often composed of sections; else the first there is. */
function findUsual(types: readonly DeskType[], documents: readonly DocumentSummary[]): string {
  const pages = types.filter(({ isPage, repeatable }) => isPage && repeatable)
  const composed = pages.filter(({ tabs }) =>
    tabs.some(({ fields }) => fields.some(({ kind }) => kind === 'slice-zone')),
  )
  const sections = ({ type }: DeskType) =>
    documents.reduce((sum, one) => sum + (one.type === type ? one.sections.length : 0), 0)
  const [usual] = composed.toSorted((a, b) => sections(b) - sections(a))
  return (usual ?? pages[0] ?? types[0])?.type ?? ''
}
