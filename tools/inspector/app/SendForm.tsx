import { useEffect, useMemo, useState, type FormEvent } from 'react'
import type { ActorView, ToPage } from '../live/messages.ts'
import type { MachineReport } from '../machine-report.ts'
import type { ConnectedPage } from './connected-pages.ts'

export interface SendFormProps {
  report: MachineReport
  page: ConnectedPage
  actor: ActorView
  event: string | undefined
  chooseEvent: (type: string) => void
  send: (message: ToPage) => void
}

interface Candidate {
  type: string
  description: string
  examples: readonly Record<string, unknown>[]
  isAwaited: boolean
}

/** Events the actor may be sent, filled with the examples of its schema. */
export function SendForm({ report, page, actor, event, chooseEvent, send }: SendFormProps) {
  const candidates = useMemo(() => listCandidates(report, actor), [report, actor])
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const chosen = candidates.find(({ type }) => type === event) ?? candidates[0]
  const textOf = ({ type, examples }: Candidate) => drafts[type] ?? print(examples[0])
  const events = candidates.map((each) => ({ ...parse(textOf(each)).fields, type: each.type }))
  const asked = JSON.stringify(events)
  const accepted = page.answers[actor.id] ?? []

  // Guards are asked in the page, each time something there or here has changed.
  useEffect(() => {
    send({ kind: 'probe', to: page.id, actor: actor.id, events: JSON.parse(asked) })
  }, [send, page.id, actor, asked])

  if (!chosen) return <p className="empty">It takes no events.</p>
  const text = textOf(chosen)
  const { fields, problem } = parse(text)
  const edit = (next: string) => setDrafts({ ...drafts, [chosen.type]: next })
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!fields) return
    send({ kind: 'send', to: page.id, actor: actor.id, event: { ...fields, type: chosen.type } })
  }
  return (
    <section aria-label="Send an event">
      <h2>Send an event</h2>
      <form onSubmit={submit}>
        <div className="events" role="radiogroup" aria-label="Event">
          {candidates.map(({ type, description, isAwaited }, index) => (
            <label
              key={type}
              title={description}
              data-answer={toAnswer(isAwaited, accepted[index])}
            >
              <input
                type="radio"
                name="event"
                aria-label={`${type}, ${toAnswer(isAwaited, accepted[index])}`}
                checked={type === chosen.type}
                onChange={() => chooseEvent(type)}
              />
              {type}
            </label>
          ))}
        </div>
        <label className="fields">
          Fields
          <textarea
            rows={Math.min(8, text.split('\n').length)}
            spellCheck={false}
            value={text}
            aria-invalid={problem !== undefined}
            onChange={({ currentTarget }) => edit(currentTarget.value)}
          />
        </label>
        {problem !== undefined && (
          <p className="problem" role="status">
            {problem}
          </p>
        )}
        <div className="row">
          <button type="submit" className="primary" disabled={!fields}>
            Send {chosen.type}
          </button>
          {chosen.examples.length > 1 &&
            chosen.examples.map((example, index) => (
              <button key={index} type="button" onClick={() => edit(print(example))}>
                Example {index + 1}
              </button>
            ))}
        </div>
      </form>
    </section>
  )
}

/** Those that a state waits for come first; then what is declared; own events only while awaited. */
function listCandidates({ events }: MachineReport, { awaited }: ActorView): Candidate[] {
  const declared = events.map(({ type, description, examples }) => ({
    type,
    description,
    examples,
    isAwaited: awaited.includes(type),
  }))
  const own = awaited
    .filter((type) => !type.includes('*') && !declared.some((event) => event.type === type))
    .map((type) => ({ type, description: 'An internal event.', examples: [{}], isAwaited: true }))
  const all = [...declared, ...own]
  return [...all.filter((event) => event.isAwaited), ...all.filter((event) => !event.isAwaited)]
}

function toAnswer(isAwaited: boolean, isAccepted: boolean | undefined): string {
  if (!isAwaited) return 'not handled now'
  return isAccepted === false ? 'refused by a guard' : 'taken'
}

function print(fields: Record<string, unknown> | undefined): string {
  return JSON.stringify(fields ?? {}, null, 2)
}

function parse(text: string): { fields?: Record<string, unknown>; problem?: string } {
  try {
    const fields: unknown = JSON.parse(text.trim() || '{}')
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return { fields: fields as Record<string, unknown> }
    return { problem: 'The fields of an event are an object: { "name": "value" }.' }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
