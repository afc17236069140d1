import { useRef, useState } from 'react'
import { useDesk } from './parts/desk-context.ts'
import { listDrafts } from './local-drafts.ts'
import { NewDocumentDialog } from './NewDocumentDialog.tsx'
import { groupTypes } from './parts/group-types.ts'
import { searchDocuments } from './parts/search-documents.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'
import { toDocumentHash } from './use-route.ts'

const perPage = 100

/** Documents by type and language. */
export function DocumentList() {
  const { site, documents } = useDesk()
  const [type, setType] = useState('')
  const [lang, setLang] = useState(site.languages[0]!.id)
  const [words, setWords] = useState('')
  const [dialog, setDialog] = useState<'new' | 'release'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const unsaved = new Set(listDrafts())
  const inLanguage = documents.filter((document) => document.lang === lang)
  const ofType = inLanguage.filter((document) => type === '' || document.type === type)
  const found = searchDocuments(ofType, words, site)
  const shown = found.slice(0, perPage)
  const drafts = documents.filter(({ isDraft }) => isDraft).length
  const count = (name: string) => inLanguage.filter((document) => document.type === name).length
  const titleOf = (name: string) => site.types.find((one) => one.type === name)?.title ?? name
  return (
    <div className="library">
      <nav aria-label="Types of documents">
        <button type="button" className="skip" onClick={() => heading.current?.focus()}>
          Skip to the documents
        </button>
        <p className="brand">
          Desk <span className="soft">{site.name}</span>
        </p>
        <ul>
          {[{ type: '', title: 'All documents' }, ...site.types].map((one) => {
            const total = one.type === '' ? inLanguage.length : count(one.type)
            return (
              <li key={one.type}>
                <button
                  type="button"
                  aria-current={type === one.type}
                  onClick={() => setType(one.type)}
                >
                  {one.title} <span className="soft">{total}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </nav>
      <main>
        <header className="bar">
          <h1 ref={heading} tabIndex={-1}>
            {type === '' ? 'Documents' : titleOf(type)}
          </h1>
          <a href="#/usage">Usage</a>
          <button type="button" onClick={() => setDialog('release')}>
            Release {drafts > 0 && <span className="badge calm">{drafts}</span>}
          </button>
          <button type="button" className="primary" onClick={() => setDialog('new')}>
            New document
          </button>
        </header>
        <div className="row filters">
          <input
            type="search"
            aria-label="Search documents"
            placeholder="Search by title, address or text"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <select
            aria-label="Type"
            className="narrow"
            value={type}
            onChange={({ target }) => setType(target.value)}
          >
            <option value="">All types</option>
            {groupTypes(site.types).map(([group, types]) => (
              <optgroup key={group} label={group}>
                {types.map((one) => (
                  <option key={one.type} value={one.type}>
                    {one.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <select
            aria-label="Language"
            value={lang}
            onChange={({ target }) => setLang(target.value)}
          >
            {site.languages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <table className="documents">
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Type</th>
              <th scope="col">State</th>
              <th scope="col">Languages</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((document) => (
              <tr key={document.id}>
                <th scope="row">
                  <a href={toDocumentHash(document.id)}>
                    {document.title === document.type ? titleOf(document.type) : document.title}
                  </a>
                  <span className="soft">{document.path ?? document.uid}</span>
                </th>
                <td>{titleOf(document.type)}</td>
                <td>
                  {unsaved.has(document.id) ? (
                    <span className="state unsaved">Not saved</span>
                  ) : document.isDraft ? (
                    <span className="state draft">{document.published ? 'Changed' : 'Draft'}</span>
                  ) : (
                    <span className="state">Published</span>
                  )}
                </td>
                <td className="soft">
                  {[document, ...document.alternates].map((one) => one.lang.slice(0, 2)).join(' ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className="soft">
          {found.length === 0 && 'No document is called that, or says it.'}
          {found.length > shown.length &&
            `${shown.length} of ${found.length} documents; search for the others.`}
        </p>
      </main>
      {dialog === 'new' && (
        <NewDocumentDialog type={type} lang={lang} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'release' && <ReleaseDialog onClose={() => setDialog(undefined)} />}
    </div>
  )
}
