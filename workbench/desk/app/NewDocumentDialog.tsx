import { useState, type FormEvent } from 'react'
import { toUid } from '../../../runtime/model/documents/uid.ts'
import { callDesk } from './parts/call-desk.ts'
import { useDesk } from './parts/desk-context.ts'
import { Dialog } from './parts/Dialog.tsx'
import { openDocument } from './use-route.ts'

interface NewDocumentDialogProps {
  type: string
  lang: string
  onClose(): void
}

export function NewDocumentDialog(props: NewDocumentDialogProps) {
  const { site, documents, reload } = useDesk()
  const [type, setType] = useState(props.type || 'landing_page')
  const [lang, setLang] = useState(props.lang)
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
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
        <label className="stacked">
          Type
          <select value={model.type} onChange={({ target }) => setType(target.value)}>
            {site.types.map((one) => (
              <option key={one.type} value={one.type}>
                {one.title}
              </option>
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
