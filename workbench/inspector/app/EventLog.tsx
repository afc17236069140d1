import { useEffect, useRef, useState } from 'react'
import type { LogEntry } from '../live/messages.ts'
import { toLeaves } from '../live/state-value.ts'

export interface EventLogProps {
  /** Entries of the selected actor. */
  entries: readonly LogEntry[]
  all: readonly LogEntry[]
}

const shownAtOnce = 100

/** The log of events, newest last. */
export function EventLog({ entries, all }: EventLogProps) {
  const [isAll, showAll] = useState(false)
  const [clearedAt, clearAt] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const shown = (isAll ? all : entries)
    .filter(({ number }) => number > clearedAt)
    .slice(-shownAtOnce)
  const last = shown.at(-1)?.number
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  return (
    <section className="log" aria-label="Log">
      <header>
        <h2>Log</h2>
        <label>
          <input
            type="checkbox"
            checked={isAll}
            onChange={(event) => showAll(event.currentTarget.checked)}
          />
          all machines
        </label>
        <button type="button" onClick={() => clearAt(all.at(-1)?.number ?? 0)}>
          Clear
        </button>
      </header>
      <ol ref={list} tabIndex={0} aria-label="Entries">
        {shown.map((entry) => (
          <LogItem key={entry.number} entry={entry} isNamed={isAll} />
        ))}
      </ol>
      {!shown.length && <p className="empty">Nothing has happened yet.</p>}
    </section>
  )
}

function LogItem({ entry, isNamed }: { entry: LogEntry; isNamed: boolean }) {
  const { time, actor, source, event, value, changed, actions, taken } = entry
  const { type, ...fields } = event
  return (
    <li>
      <details>
        <summary>
          <time>{toTime(time)}</time>
          {isNamed && <i>{actor}</i>}
          <b>{type.replace(/^xstate\./, '')}</b>
          <span>{taken.length ? `→ ${toLeaves(value)}` : 'no transition'}</span>
        </summary>
        <dl>
          {source !== undefined && <Detail name="from" value={source} />}
          {Object.keys(fields).length > 0 && <Detail name="fields" value={fields} />}
          {Object.keys(changed).length > 0 && <Detail name="context" value={changed} />}
          {actions.length > 0 && <Detail name="actions" value={actions.join(', ')} />}
        </dl>
      </details>
    </li>
  )
}

function Detail({ name, value }: { name: string; value: unknown }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? value : JSON.stringify(value, null, 1)}</dd>
    </div>
  )
}

function toTime(time: number): string {
  const date = new Date(time)
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  return `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}.${pad(date.getMilliseconds(), 3)}`
}
