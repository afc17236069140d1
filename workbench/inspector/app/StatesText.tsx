import type { StateWords, TransitionWords, ValueWords } from '../export/describe-machine.ts'
import type { MachineReport } from '../machine-report.ts'

export interface StatesTextProps {
  report: MachineReport
  active: readonly string[]
  taken: readonly string[]
  chooseEvent: (type: string) => void
}

/** The diagram in words. */
export function StatesText({ report, active, taken, chooseEvent }: StatesTextProps) {
  return (
    <ul className="words">
      <Named values={report.values} kind="named value" />
      <Named values={report.guards} kind="guard" />
      {report.states.map((state) => (
        <li key={state.id} className={active.includes(state.id) ? 'is-active' : undefined}>
          <h3>
            {state.path || report.id}
            {state.kind !== 'atomic' && <small> {state.kind}</small>}
            {state.tags.map((tag) => (
              <code key={tag}> #{tag}</code>
            ))}
            {active.includes(state.id) && <em> active</em>}
          </h3>
          <p>{state.description}</p>
          <Effects state={state} />
          <ul>
            {state.transitions.map((transition) => (
              <Transition
                key={transition.edge}
                transition={transition}
                isTaken={taken.includes(transition.edge)}
                chooseEvent={chooseEvent}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Named({ values, kind }: { values: readonly ValueWords[]; kind: string }) {
  return values.map(({ name, expression, description }) => (
    <li key={name}>
      <h3>
        <code>{name}</code> <small>{kind}</small>
      </h3>
      {description && <p>{description}</p>}
      <p>
        <code>{expression}</code>
      </p>
    </li>
  ))
}

function Effects({ state: { entry, exit, runs } }: { state: StateWords }) {
  const parts = [
    ...entry.map((action) => `entry / ${action}`),
    ...runs.map((actor) => `runs ${actor}`),
    ...exit.map((action) => `exit / ${action}`),
  ]
  return parts.length ? <p className="soft">{parts.join('; ')}</p> : undefined
}

interface TransitionProps {
  transition: TransitionWords
  isTaken: boolean
  chooseEvent: (type: string) => void
}

function Transition({ transition, isTaken, chooseEvent }: TransitionProps) {
  const { text, target, description, edge } = transition
  const type = edge.split(' ')[1] ?? ''
  const isEvent = type !== '' && !type.startsWith('xstate.')
  const words = `${text} → ${target === undefined ? 'stays' : target || 'the machine'}`
  return (
    <li className={isTaken ? 'is-taken' : undefined} title={description}>
      {isEvent ? (
        <button type="button" onClick={() => chooseEvent(type)}>
          {words}
        </button>
      ) : (
        words
      )}
      {isTaken && <em> taken last</em>}
    </li>
  )
}
