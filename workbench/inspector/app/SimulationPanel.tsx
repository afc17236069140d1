import { useMemo, useState } from 'react'
import type { SimulatedEvent } from '../../../compiler/machines/simulate.ts'
import { listAwaited } from '../live/watch-actor.ts'
import type { MachineReport } from '../machine-report.ts'
import { CopyLink } from './CopyLink.tsx'
import { JsonText } from './JsonText.tsx'
import { SendForm } from './SendForm.tsx'
import type { SimulatedPlace } from './state-link.ts'
import { listLeaves, toLeaves } from '../live/state-value.ts'
import type { RunningSimulation, Simulated } from './use-simulation.ts'

export interface SimulationPanelProps {
  report: MachineReport
  simulated: Simulated
  event: string | undefined
  chooseEvent: (type: string) => void
  simulate: (start: SimulatedPlace | undefined) => void
}

const firstState: SimulatedPlace = { states: '', context: {} }

/** Simulates the machine without a page, from any of its states. */
export function SimulationPanel({ simulated, simulate, ...rest }: SimulationPanelProps) {
  const { running, problem } = simulated ?? {}
  const stop = () => simulate(undefined)
  if (running) return <Running {...rest} running={running} stop={stop} />
  return (
    <section aria-label="Simulation">
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p className="soft">
        Guards and assignments are real, effects do nothing, and nothing reaches a page. Delays are
        over and actors answer when you say so.
      </p>
      <div className="row">
        <button type="button" className="primary" onClick={() => simulate(firstState)}>
          Simulate from the first state
        </button>
      </div>
    </section>
  )
}

interface RunningProps extends Omit<SimulationPanelProps, 'simulated' | 'simulate'> {
  running: RunningSimulation
  stop: () => void
}

function Running({ report, running, event, chooseEvent, stop }: RunningProps) {
  const { simulation, now, steps, send, back } = running
  const [asked, ask] = useState<SimulatedEvent[]>([])
  const awaited = useMemo(() => listAwaited(now), [now])
  const ends = useMemo(() => simulation.ends(now), [simulation, now])
  const accepted = useMemo(
    () => asked.map((each) => simulation.accepts(now, each)),
    [simulation, now, asked],
  )
  return (
    <>
      <section aria-label="Simulation">
        <h2>Simulated</h2>
        <p className="value" role="status">
          {toLeaves(now.value)}
          {now.status !== 'active' && <em> {now.status}</em>}
        </p>
        <div className="row">
          <button type="button" disabled={!steps.length} onClick={back}>
            Step back
          </button>
          <CopyLink
            key={steps.length}
            machine={report.id}
            place={{ states: listLeaves(now.value).join(','), context: now.context }}
          />
          <button type="button" onClick={stop}>
            Leave
          </button>
        </div>
      </section>
      <SendForm
        report={report}
        awaited={awaited}
        ends={ends}
        event={event}
        chooseEvent={chooseEvent}
        accepted={accepted}
        ask={ask}
        send={send}
      />
      <section aria-label="Simulated steps">
        <h2>Steps</h2>
        {!steps.length && <p className="soft">None yet.</p>}
        <ol className="steps">
          {steps.map(({ event: { type }, snapshot }, index) => (
            <li key={index}>
              <b>{type.replace(/^xstate\./, '')}</b> → {toLeaves(snapshot.value)}
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="Simulated context">
        <h2>Context</h2>
        <JsonText value={now.context} />
      </section>
    </>
  )
}
