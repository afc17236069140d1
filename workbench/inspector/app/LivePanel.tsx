import { useCallback } from 'react'
import type { SimulatedEvent } from '../../../compiler/machines/simulate.ts'
import type { ActorView, ToPage } from '../live/messages.ts'
import type { MachineReport } from '../machine-report.ts'
import type { ConnectedPage } from './connected-pages.ts'
import { JsonText } from './JsonText.tsx'
import { SendForm } from './SendForm.tsx'
import { CopyLink } from './CopyLink.tsx'
import type { SimulatedPlace } from './state-link.ts'
import { listLeaves, toLeaves } from '../live/state-value.ts'

const noAnswers: readonly boolean[] = []

export interface LivePanelProps {
  report: MachineReport
  page: ConnectedPage | undefined
  actor: ActorView | undefined
  event: string | undefined
  chooseEvent: (type: string) => void
  send: (message: ToPage) => void
  /** Embeds a page if none is open. */
  embed: () => void
  simulate: (start: SimulatedPlace) => void
}

/** The state of a running instance, and the events that can be sent to it. */
export function LivePanel(props: LivePanelProps) {
  const { page, actor, embed, ...rest } = props
  if (!page) {
    return (
      <div className="empty">
        <p>No page of the site is open. Open one in another tab, or show one here.</p>
        <button type="button" onClick={embed}>
          Show the front page
        </button>
      </div>
    )
  }
  if (!actor) {
    return (
      <p className="empty">
        This machine does not run on {page.page.path}. It starts {startsWhen(props.report.id)}.
      </p>
    )
  }
  return <Instance {...rest} page={page} actor={actor} />
}

interface InstanceProps extends Omit<LivePanelProps, 'embed'> {
  page: ConnectedPage
  actor: ActorView
}

function Instance({ report, page, actor, event, chooseEvent, send, simulate }: InstanceProps) {
  // Guards run in the page, whenever something there or here has changed.
  const ask = useCallback(
    (events: SimulatedEvent[]) => send({ kind: 'probe', to: page.id, actor: actor.id, events }),
    [send, page.id, actor],
  )
  const place = { states: listLeaves(actor.value).join(','), context: actor.context }
  return (
    <>
      <section aria-label="State">
        <h2>{actor.id}</h2>
        <p className="value">
          {toLeaves(actor.value)}
          {actor.status !== 'active' && <em> {actor.status}</em>}
        </p>
        {actor.error !== undefined && <p className="problem">{actor.error}</p>}
        {actor.tags.length > 0 && (
          <p className="tags">
            {actor.tags.map((tag) => (
              <code key={tag}>#{tag}</code>
            ))}
          </p>
        )}
        {actor.children.length > 0 && (
          <p className="soft">Runs {actor.children.map(({ id }) => id).join(', ')}.</p>
        )}
        <div className="row">
          <button type="button" onClick={() => simulate(place)}>
            Simulate from here
          </button>
          <CopyLink machine={actor.machine} place={place} />
        </div>
      </section>
      <SendForm
        report={report}
        awaited={actor.awaited}
        event={event}
        chooseEvent={chooseEvent}
        accepted={page.answers[actor.id] ?? noAnswers}
        ask={ask}
        send={(event) => send({ kind: 'send', to: page.id, actor: actor.id, event })}
      />
      <section aria-label="Context">
        <h2>Context</h2>
        <JsonText value={actor.context} />
      </section>
    </>
  )
}

function startsWhen(machine: string): string {
  return `with a page, a gesture or a consent that needs ${machine}`
}
