/** An event that can be sent. */
export interface Candidate {
  type: string
  /** A readable name where the type is not one: `after 500 ms`. */
  label?: string
  description: string
  examples: readonly Record<string, unknown>[]
  isAwaited: boolean
}

export interface EventChoiceProps {
  candidates: readonly Candidate[]
  chosen: string
  /** Whether each candidate passes the guards; undefined while unknown. */
  accepted: readonly (boolean | undefined)[]
  choose: (type: string) => void
}

/** Chooses one of a machine's events; each shows whether it would be accepted now. */
export function EventChoice({ candidates, chosen, accepted, choose }: EventChoiceProps) {
  return (
    <div className="events" role="radiogroup" aria-label="Event">
      {candidates.map(({ type, label = type, description, isAwaited }, index) => (
        <label key={type} title={description} data-answer={toAnswer(isAwaited, accepted[index])}>
          <input
            type="radio"
            name="event"
            aria-label={`${label}, ${toAnswer(isAwaited, accepted[index])}`}
            checked={type === chosen}
            onChange={() => choose(type)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

function toAnswer(isAwaited: boolean, isAccepted: boolean | undefined): string {
  if (!isAwaited) return 'not handled now'
  return isAccepted === false ? 'refused by a guard' : 'taken'
}
