/** An event that can be sent. */
export interface Candidate {
  type: string
  /** Where the type is not for people: `after 500 ms`. */
  label?: string
  description: string
  examples: readonly Record<string, unknown>[]
  isAwaited: boolean
}

export interface EventChoiceProps {
  candidates: readonly Candidate[]
  chosen: string
  /** For each candidate, whether a guard lets it pass; undefined while that is not known. */
  accepted: readonly (boolean | undefined)[]
  choose: (type: string) => void
}

/** One of the events of a machine, each with what would become of it now. */
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
