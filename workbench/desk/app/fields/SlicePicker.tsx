import { useState } from 'react'
import type { DeskSlice } from '../../desk-types.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { hasWords } from '../parts/search-documents.ts'

interface SlicePickerProps {
  slices: readonly DeskSlice[]
  /** Types of those that documents of the same type have. */
  usual: ReadonlySet<string>
  onClose(): void
  onChoose(slice: DeskSlice, variation: string): void
}

/** All slices to choose from, the usual ones first, each rendered by the site with the gallery's example. */
export function SlicePicker({ slices, usual, onClose, onChoose }: SlicePickerProps) {
  const [words, setWords] = useState('')
  const found = searchSlices(slices, words)
  const [ours, others] = [true, false].map((isUsual) =>
    found.filter(({ type }) => usual.has(type) === isUsual),
  ) as [DeskSlice[], DeskSlice[]]
  const groups: [string, DeskSlice[]][] = [
    ['On documents of this type', ours],
    [ours.length > 0 ? 'Others' : 'Sections', others],
  ]
  return (
    <Dialog title="Add a section" isWide onClose={onClose}>
      <input
        type="search"
        aria-label="Search sections"
        placeholder="What should it do?"
        value={words}
        data-first
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          const [only] = found
          if (event.key !== 'Enter' || !only) return
          // Otherwise it would press the button that gets the focus back.
          event.preventDefault()
          onChoose(only, firstVariation(only))
        }}
      />
      {found.length === 0 && <p role="status">No section is called that.</p>}
      {groups.map(
        ([group, members]) =>
          members.length > 0 && (
            <section key={group} aria-label={group}>
              <h3>{group}</h3>
              <ul className="slices">
                {members.map((slice) => (
                  <li key={slice.type}>
                    <button type="button" onClick={() => onChoose(slice, firstVariation(slice))}>
                      <span className="picture" aria-hidden="true">
                        <iframe
                          src={slice.picture}
                          title={`${slice.title}, drawn`}
                          tabIndex={-1}
                          loading="lazy"
                          sandbox="allow-same-origin"
                          inert
                        />
                      </span>
                      <b>{slice.title}</b>
                      <span className="soft">{slice.description}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Dialog>
  )
}

function firstVariation({ variations }: DeskSlice): string {
  return Object.keys(variations)[0] ?? 'default'
}

/** Slices by title; then by what they are for, their fields and looks. */
function searchSlices(slices: readonly DeskSlice[], words: string): DeskSlice[] {
  const named = slices.filter(({ title }) => hasWords(title, words))
  const others = slices.filter(({ title, type, description, fields, variations }) => {
    const labels = fields.map((field) => field.title)
    const all = [title, type, description, ...labels, ...Object.values(variations)]
    return hasWords(all.join(' '), words)
  })
  return [...new Set([...named, ...others])]
}
