import { useState, type KeyboardEvent } from 'react'
import type { DocumentSummary, JsonObject } from '../../desk-types.ts'
import { useDesk } from './desk-context.ts'
import { Icon } from './Icon.tsx'
import { searchDocuments } from './search-documents.ts'

interface DocumentSearchProps {
  id: string
  label: string
  lang: string
  /** Types to search; all when absent. */
  types?: readonly string[]
  value: JsonObject | undefined
  isReadOnly: boolean
  onChange(value: JsonObject | undefined): void
}

const shown = 8

/** A combobox over the documents of one language. */
export function DocumentSearch(props: DocumentSearchProps) {
  const { id, label, lang, types = [], value, isReadOnly, onChange } = props
  const { documents, site } = useDesk()
  const [words, setWords] = useState<string>()
  const [active, setActive] = useState(0)
  const target = documents.find((document) => document.id === value?.['id'])
  const found = words === undefined ? [] : search(words)

  function search(text: string): DocumentSummary[] {
    const offered = documents.filter(
      (document) => document.lang === lang && (types.length === 0 || types.includes(document.type)),
    )
    return searchDocuments(offered, text, site).slice(0, shown)
  }

  function choose(document: DocumentSummary | undefined): void {
    setWords(undefined)
    if (document) onChange(toLink(document))
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && words === undefined) setWords('')
    else if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, 0))
    else if (event.key === 'Enter' && words !== undefined) choose(found[active])
    else if (event.key === 'Escape' && words !== undefined) setWords(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const nameOf = (type: string) => site.types.find((one) => one.type === type)?.title ?? type
  return (
    <div className="combobox">
      <div className="row">
        <input
          id={id}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder="Search by title, address or text"
          readOnly={isReadOnly}
          value={words ?? target?.title ?? (value ? String(value['uid'] ?? value['id']) : '')}
          onChange={(event) => {
            setWords(event.target.value)
            setActive(0)
          }}
          onKeyDown={press}
          onBlur={() => setWords(undefined)}
        />
        {value && !isReadOnly && (
          <button
            type="button"
            className="quiet"
            aria-label={`Clear ${label}`}
            onClick={() => onChange(undefined)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={found.length === 0}>
        {found.map((document, index) => (
          <div
            key={document.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // On mousedown, before the field loses its focus.
            onMouseDown={(event) => {
              event.preventDefault()
              choose(document)
            }}
          >
            {document.title}{' '}
            <span className="soft">
              {nameOf(document.type)} {document.path ?? document.uid}
            </span>
          </div>
        ))}
      </div>
      {words !== undefined && found.length === 0 && (
        <p className="soft">Nothing is called that, or says it.</p>
      )}
    </div>
  )
}

function toLink({ id, type, uid, lang }: DocumentSummary): JsonObject {
  const own: JsonObject = uid === null ? {} : { uid }
  return {
    link_type: 'Document',
    id,
    type,
    lang,
    tags: [],
    slug: uid ?? '-',
    ...own,
    isBroken: false,
  }
}
