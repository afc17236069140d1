import type { DeskDocument, DeskType, Json } from '../desk-types.ts'
import { toTitle } from '../to-title.ts'
import { Dialog } from './parts/Dialog.tsx'
import type { Draft } from './history.ts'

interface ConflictDialogProps {
  type: DeskType
  mine: Draft
  theirs: DeskDocument
  onMine(): void
  onTheirs(): void
  /** Decides later: both versions stay. */
  onClose(): void
}

/** Asks which version to keep when the document was saved elsewhere since this work began. */
export function ConflictDialog({
  type,
  mine,
  theirs,
  onMine,
  onTheirs,
  onClose,
}: ConflictDialogProps) {
  const differing = findDifferences(mine, theirs)
  const fields = type.tabs.flatMap((tab) => tab.fields)
  const titleOf = (name: string) => fields.find((one) => one.name === name)?.title ?? name
  return (
    <Dialog title="Changed elsewhere" isWide onClose={onClose}>
      <p>This document was saved in another place since you began. These fields differ:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">The other</th>
          </tr>
        </thead>
        <tbody>
          {differing.map(({ name, yours, other }) => (
            <tr key={name}>
              <th scope="row">{titleOf(name)}</th>
              <td>{yours}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <button type="button" onClick={() => void copyWork(mine)}>
          Copy yours
        </button>
        <button type="button" onClick={onTheirs}>
          Take the other
        </button>
        <button type="button" className="primary" onClick={onMine}>
          Save yours
        </button>
      </footer>
    </Dialog>
  )
}

const copyWork = (mine: Draft) => navigator.clipboard.writeText(JSON.stringify(mine, null, 2))

function findDifferences(mine: Draft, theirs: DeskDocument) {
  const [a, b] = [
    { ...mine.data, uid: mine.uid },
    { ...theirs.data, uid: theirs.uid },
  ]
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof typeof a)[]
  return names
    .filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]))
    .map((name) => ({ name: String(name), yours: shorten(a[name]), other: shorten(b[name]) }))
}

function shorten(value: Json | undefined): string {
  if (value === undefined || value === null) return '—'
  if (typeof value === 'string') return value
  const text = toTitle({ uid: null, type: '', data: { title: value } })
  return text.trim() || `${JSON.stringify(value).slice(0, 80)}…`
}
