import { useEffect, useMemo, useRef, type FormEvent } from 'react'
import type { SimulatedEnd, SimulatedEvent } from '../../../compiler/machines/simulate.ts'
import type { MachineReport } from '../machine-report.ts'
import { EventChoice, type Candidate } from './EventChoice.tsx'
import { EventFields } from './EventFields.tsx'
import { useEventDrafts, type FilledEvent } from './use-event-drafts.ts'

export interface SendFormProps {
  report: MachineReport
  /** Types of the events that the state handles. */
  awaited: readonly string[]
  /** Actors and timers that a simulation ends by hand; on a page they end by themselves. */
  ends?: readonly SimulatedEnd[]
  event: string | undefined
  chooseEvent: (type: string) => void
  /** Whether each of the last probed events would be accepted. */
  accepted: readonly boolean[]
  /** Called when the candidate events change; must be a stable function. */
  ask: (events: SimulatedEvent[]) => void
  send: (event: SimulatedEvent) => void
}

const noEnds: readonly SimulatedEnd[] = []

/** Sends events to the machine, each with a form from its schema, filled with an example. */
export function SendForm(props: SendFormProps) {
  const { report, awaited, ends = noEnds, event, chooseEvent, accepted, ask, send } = props
  const form = useRef<HTMLFormElement>(null)
  const candidates = useMemo(() => listCandidates(report, awaited, ends), [report, awaited, ends])
  const drafts = useEventDrafts(
    (type) => report.events.find((declared) => declared.type === type)?.fields,
  )
  const events = candidates.map((each) => ({ ...drafts.read(each).payload, type: each.type }))
  const asked = JSON.stringify(events)
  useEffect(() => ask(JSON.parse(asked)), [ask, asked])

  const chosen = candidates.find(({ type }) => type === event) ?? candidates[0]
  if (!chosen) return <p className="empty">It takes no events.</p>
  const filled = drafts.read(chosen)
  const { payload, json, problems } = filled
  const isWrong = Object.keys(problems).length > 0
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!payload) return
    if (json === undefined && isWrong)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else send({ ...payload, type: chosen.type })
  }
  return (
    <section aria-label="Send an event">
      <h2>Send an event</h2>
      <form ref={form} onSubmit={submit} noValidate>
        <EventChoice
          candidates={candidates}
          chosen={chosen.type}
          accepted={accepted}
          choose={chooseEvent}
        />
        {json === undefined ? (
          <EventFields
            fields={filled.fields}
            typed={filled.typed}
            problems={problems}
            edit={(name, text) => drafts.edit(chosen, { typed: { ...filled.typed, [name]: text } })}
          />
        ) : (
          <JsonFields filled={filled} json={json} edit={(json) => drafts.edit(chosen, { json })} />
        )}
        <div className="row">
          <button type="submit" className="primary" disabled={!payload}>
            Send {chosen.label ?? chosen.type}
          </button>
          <label className="switch">
            <input
              type="checkbox"
              checked={json !== undefined}
              disabled={json !== undefined && !payload}
              onChange={({ currentTarget }) =>
                drafts.showAs(chosen, currentTarget.checked ? 'json' : 'fields')
              }
            />
            As JSON
          </label>
          {chosen.examples.length > 1 &&
            chosen.examples.map((example, index) => (
              <button key={index} type="button" onClick={() => drafts.fill(chosen, example)}>
                Example {index + 1}
              </button>
            ))}
        </div>
      </form>
    </section>
  )
}

interface JsonFieldsProps {
  filled: FilledEvent
  json: string
  edit: (json: string) => void
}

/** Edits any payload, even one that the schema refuses: machines must cope with it. */
function JsonFields({ filled: { payload, problems }, json, edit }: JsonFieldsProps) {
  return (
    <>
      <label className="fields">
        Fields
        <textarea
          rows={Math.min(8, json.split('\n').length)}
          spellCheck={false}
          value={json}
          aria-invalid={!payload}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
        />
      </label>
      <div role="status">
        {Object.entries(problems).map(([name, message]) => (
          <p key={name} className="problem">
            {name} {message}.
          </p>
        ))}
      </div>
    </>
  )
}

/** Awaited events first, then declared ones; the machine's own events only while awaited. */
function listCandidates(
  { events }: MachineReport,
  awaited: readonly string[],
  ends: readonly SimulatedEnd[],
): Candidate[] {
  const declared = events.map(({ type, description, examples }) => ({
    type,
    description,
    examples,
    isAwaited: awaited.includes(type),
  }))
  const own = awaited
    .filter((type) => !type.includes('*') && !declared.some((event) => event.type === type))
    .map((type) => ({ type, description: 'An internal event.', examples: [{}], isAwaited: true }))
  const ended = ends.map((end) => ({
    ...end,
    description: 'By itself on a page.',
    isAwaited: true,
  }))
  const all = [...declared, ...own]
  return [
    ...all.filter((event) => event.isAwaited),
    ...ended,
    ...all.filter((event) => !event.isAwaited),
  ]
}
