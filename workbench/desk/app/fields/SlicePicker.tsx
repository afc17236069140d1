import { useState } from 'react'
import type { DeskSlice } from '../../desk-types.ts'
import { Dialog } from '../parts/Dialog.tsx'

interface SlicePickerProps {
  slices: readonly DeskSlice[]
  onClose(): void
  onChoose(slice: DeskSlice, variation: string): void
}

/** All slices to choose from, each rendered by the site with the gallery's example. */
export function SlicePicker({ slices, onClose, onChoose }: SlicePickerProps) {
  const [words, setWords] = useState('')
  const found = slices.filter(({ title, description }) =>
    `${title} ${description}`.toLowerCase().includes(words.toLowerCase()),
  )
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
      <ul className="slices">
        {found.map((slice) => (
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
    </Dialog>
  )
}

function firstVariation({ variations }: DeskSlice): string {
  return Object.keys(variations)[0] ?? 'default'
}
