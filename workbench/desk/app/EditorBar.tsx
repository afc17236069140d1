import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './parts/Icon.tsx'
import type { Work } from './use-work.ts'

interface EditorBarProps {
  work: Work
  /** The kind of document. */
  kind: string
  onPublish(): void
  /** Links to the document's languages. */
  children: ReactNode
}

/** The document's name, its languages, and the actions on all of it. */
export function EditorBar({ work, kind, onPublish, children }: EditorBarProps) {
  const { title, isDirty, isBusy, canUndo, canRedo, change, save } = work
  return (
    <header className="bar">
      <a href="#/" aria-label="All documents" className="back">
        <Icon name="back" />
      </a>
      <div className="grow heading">
        <h1>{title}</h1>
        <span className="soft">{kind}</span>
      </div>
      {children}
      <div className="row acting">
        <span className={isDirty ? 'state unsaved' : 'state'}>
          {isDirty ? 'Not saved' : 'Saved'}
        </span>
        <Act
          keys="Control+Z"
          label="Undo"
          disabled={!canUndo}
          onClick={() => change({ type: 'undo' })}
        >
          <Icon name="undo" />
        </Act>
        <Act
          keys="Control+Shift+Z"
          label="Redo"
          disabled={!canRedo}
          onClick={() => change({ type: 'redo' })}
        >
          <Icon name="redo" />
        </Act>
        <Act keys="Control+S" disabled={!isDirty || isBusy} onClick={() => void save()}>
          {isBusy ? 'Saving…' : 'Save'}
        </Act>
        <Act className="primary" disabled={isBusy} onClick={onPublish}>
          Publish…
        </Act>
      </div>
    </header>
  )
}

interface ActProps extends Pick<ComponentProps<'button'>, 'className' | 'children'> {
  keys?: string
  disabled: boolean
  onClick(): void
  /** Names a button without visible text. */
  label?: string
}

/** A button that keeps the focus even while it is disabled. */
function Act({ keys, label, disabled, onClick, ...button }: ActProps) {
  const hint = keys?.replace('Control', 'Ctrl')
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
      title={label === undefined ? hint : `${label} (${hint})`}
      {...button}
    />
  )
}
