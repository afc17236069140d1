import { useEffect, useRef, useState } from 'react'
import type { ActorView, LogEntry } from '../live/messages.ts'
import type { MachineReport } from '../machine-report.ts'
import { loadStately, openInStately, type Stately, type StatelyView } from './open-in-stately.ts'

export interface ExportMenuProps {
  report: MachineReport
  actor: ActorView | undefined
  entries: readonly LogEntry[]
}

/** Exports the machine in formats of other tools. */
export function ExportMenu({ report, actor, entries }: ExportMenuProps) {
  const [done, setDone] = useState('')
  const question = useRef<HTMLDialogElement>(null)
  const stately = useStately(actor, entries)
  const { typescript, json, mermaid } = report.exports
  const copy = (name: string, text: string) => () => {
    navigator.clipboard.writeText(text).then(
      () => setDone(`${name} was copied.`),
      (error: Error) => setDone(`${name} was not copied: ${error.message}`),
    )
  }
  const open = () => {
    question.current?.close()
    loadStately().then(
      (loaded) => stately.open(loaded, report, actor),
      (error: Error) => setDone(error.message),
    )
  }
  return (
    <div className="exports">
      <div role="group" aria-label="Export">
        <button type="button" onClick={copy('TypeScript', typescript)}>
          Copy TS
        </button>
        <button type="button" onClick={copy('JSON', json)}>
          Copy JSON
        </button>
        <button type="button" onClick={copy('Mermaid', mermaid)}>
          Copy Mermaid
        </button>
        <button type="button" disabled={!report.svg} onClick={() => download(report)}>
          Download SVG
        </button>
        <button type="button" onClick={() => question.current?.showModal()}>
          Open in Stately…
        </button>
      </div>
      <p role="status">{done}</p>
      <dialog ref={question} aria-labelledby="stately-title">
        <h2 id="stately-title">Open {report.id} in Stately</h2>
        <p>
          This needs the internet: it opens <code>stately.ai/inspect</code> in a new window and
          sends it the declaration of this machine
          {actor
            ? ', the state, context and events of the running instance until it is closed'
            : ''}
          . Values masked here stay masked there.
        </p>
        <div className="row">
          <button type="button" className="primary" onClick={open}>
            Open and send
          </button>
          <button type="button" onClick={() => question.current?.close()}>
            Cancel
          </button>
        </div>
      </dialog>
    </div>
  )
}

/** Passes on events of the opened instance, as long as it is shown. */
function useStately(actor: ActorView | undefined, entries: readonly LogEntry[]) {
  const view = useRef<StatelyView>(undefined)
  useEffect(() => () => view.current?.close(), [])
  useEffect(() => {
    if (actor) view.current?.update(actor, entries)
  }, [actor, entries])
  return {
    open(loaded: Stately, report: MachineReport, shown: ActorView | undefined) {
      view.current?.close()
      view.current = openInStately(loaded, report, shown, entries.at(-1)?.number ?? 0)
    },
  }
}

function download({ id, svg = '' }: MachineReport): void {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${id}.svg` })
  link.click()
  URL.revokeObjectURL(url)
}
