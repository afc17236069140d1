import { useState } from 'react'
import type { JsonObject } from '../../desk-types.ts'
import { AssetDialog } from './AssetDialog.tsx'
import { useForm } from './desk-context.ts'
import { DocumentSearch } from './DocumentSearch.tsx'

interface LinkEditorProps {
  id: string
  value: JsonObject | undefined
  isReadOnly: boolean
  /** Whether the link may have its own text. */
  hasText: boolean
  onChange(value: JsonObject | undefined): void
}

type LinkType = 'Any' | 'Document' | 'Web' | 'Media'

const types: [LinkType, string][] = [
  ['Any', 'None'],
  ['Document', 'Page'],
  ['Web', 'Address'],
  ['Media', 'File'],
]

const kept = new Set(['text', 'variant', 'key'])

/** Edits a link to a page, an address or a file. */
export function LinkEditor({ id, value, isReadOnly, hasText, onChange }: LinkEditorProps) {
  const { lang } = useForm()
  const [chosen, setChosen] = useState<LinkType>()
  const [isChoosing, setChoosing] = useState(false)
  const type = chosen ?? ((value?.['link_type'] as LinkType | undefined) || 'Any')
  const text = value?.['text']
  /** The parts of the link besides its target. */
  const keep = Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => kept.has(name)))

  function setType(next: LinkType): void {
    // A link of another kind starts empty; the old one stays until there is a new one.
    if (next === 'Any') change(undefined)
    else setChosen(next)
  }

  function change(link: JsonObject | undefined): void {
    setChosen(undefined)
    onChange(link && { ...link, ...keep })
  }

  return (
    <div className="link">
      <div className="choice" role="radiogroup" aria-label="Leads to">
        {types.map(([name, words]) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-type`}
              checked={type === name}
              disabled={isReadOnly}
              onChange={() => setType(name)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {type === 'Document' && (
        <DocumentSearch
          id={`${id}-page`}
          label="Page"
          lang={lang}
          value={value?.['link_type'] === 'Document' ? value : undefined}
          isReadOnly={isReadOnly}
          onChange={change}
        />
      )}
      {type === 'Web' && (
        <input
          type="text"
          inputMode="url"
          aria-label="Address"
          placeholder="https://…, /path/, #section, mailto:…"
          value={value?.['link_type'] === 'Web' ? String(value['url'] ?? '') : ''}
          readOnly={isReadOnly}
          onChange={({ target }) => {
            const tab: JsonObject =
              value?.['target'] === undefined ? {} : { target: value['target'] }
            change({ ...tab, link_type: 'Web', url: target.value })
          }}
        />
      )}
      {type === 'Web' && value?.['link_type'] === 'Web' && (
        <label className="check">
          <input
            type="checkbox"
            checked={value['target'] === '_blank'}
            disabled={isReadOnly}
            onChange={({ target }) => {
              const { target: _, ...rest } = value
              onChange(target.checked ? { ...rest, target: '_blank' } : rest)
            }}
          />
          In a new tab
        </label>
      )}
      {type === 'Media' && (
        <div className="row">
          <span className="grow">
            {value?.['link_type'] === 'Media'
              ? String(value['name'] ?? value['url'])
              : 'No file yet'}
          </span>
          {!isReadOnly && (
            <button type="button" onClick={() => setChoosing(true)}>
              Choose a file
            </button>
          )}
        </div>
      )}
      {hasText && value && (
        <input
          type="text"
          aria-label="Text of the link"
          placeholder="Text of the link"
          value={typeof text === 'string' ? text : ''}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
      )}
      {isChoosing && (
        <AssetDialog
          kind="any"
          onClose={() => setChoosing(false)}
          onChoose={({ id: asset, url, filename, kind, size }) => {
            setChoosing(false)
            change({ link_type: 'Media', id: asset, url, name: filename, kind, size: String(size) })
          }}
        />
      )}
    </div>
  )
}
