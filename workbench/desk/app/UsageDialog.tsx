import { useState } from 'react'
import type { DeskDocument } from '../desk-types.ts'
import type { UsagePlace } from '../usage-types.ts'
import { CallRefused, useLoaded } from './parts/call-desk.ts'
import { callUsage } from './parts/call-usage.ts'
import { useDesk } from './parts/desk-context.ts'
import { Dialog } from './parts/Dialog.tsx'
import { toDocumentHash } from './use-route.ts'

/** Opens a dialog with the document's usage in both directions, and a way to delete it. */
export function UsageButton({ document }: { document: DeskDocument }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Usage
      </button>
      {isOpen && <UsageDialog id={document.id} onClose={() => setOpen(false)} />}
    </>
  )
}

function UsageDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { value: usage, error } = useLoaded(callUsage.document, id)
  const { documents } = useDesk()
  const titles = new Map(documents.map((one) => [one.id, `${one.title} (${one.lang})`]))
  return (
    <Dialog title="Usage" isWide onClose={onClose}>
      <div className="usage">
        {!usage && <p role="status">{error ?? 'Reading the content…'}</p>}
        {usage && (
          <>
            <h3>Used by</h3>
            {usage.users.length === 0 && usage.site.length === 0 && (
              <p className="soft">No document leads here by a link.</p>
            )}
            <Places
              places={usage.users}
              nameOf={({ by }) => ({ id: by.id, kind: by.type, words: titles.get(by.id) ?? by.id })}
              onClose={onClose}
            />
            {usage.site.length > 0 && <p>The site: {usage.site.join(', ')}</p>}
            <h3>Uses</h3>
            <Places
              places={usage.uses}
              nameOf={(place) => ({ ...place, words: titles.get(place.id ?? '') ?? place.words })}
              onClose={onClose}
            />
          </>
        )}
      </div>
      {usage && <Removal id={id} onClose={onClose} />}
    </Dialog>
  )
}

interface PlacesProps {
  places: readonly UsagePlace[]
  nameOf(place: UsagePlace): { id?: string | undefined; kind: string; words: string }
  onClose(): void
}

function Places({ places, nameOf, onClose }: PlacesProps) {
  return (
    <ul>
      {places.map((place) => {
        const { id, kind, words } = nameOf(place)
        return (
          <li key={`${place.by.id} ${place.kind} ${place.words}`}>
            <span className="soft">{kind}</span>{' '}
            {id === undefined ? (
              words
            ) : (
              <a href={toDocumentHash(id)} onClick={onClose}>
                {words}
              </a>
            )}{' '}
            <code>
              {place.path}
              {place.times > 1 && ` and ${place.times - 1} more`}
            </code>
          </li>
        )
      })}
    </ul>
  )
}

/** Confirms a deletion, and once more when the document is in use. */
function Removal({ id, onClose }: { id: string; onClose(): void }) {
  const { reload } = useDesk()
  const [step, setStep] = useState<'offered' | 'asked' | 'refused'>('offered')
  const [problem, setProblem] = useState('')

  async function remove(): Promise<void> {
    try {
      await callUsage.remove(id, step === 'refused')
      onClose()
      reload()
      window.location.assign('#/')
    } catch (error) {
      setProblem((error as Error).message)
      setStep(error instanceof CallRefused && error.status === 409 ? 'refused' : 'offered')
    }
  }

  const words = { offered: 'Delete…', asked: 'Delete it now', refused: 'Delete it all the same' }
  return (
    <footer>
      <p role="status" className="problem">
        {problem ||
          (step === 'asked' ? 'Visitors lose it at once, and its draft goes with it.' : '')}
      </p>
      <button type="button" onClick={() => (step === 'offered' ? setStep('asked') : void remove())}>
        {words[step]}
      </button>
    </footer>
  )
}
