import { useState } from 'react'
import type { ActorView, ToPage } from '../live/messages.ts'
import type { MachineReport } from '../machine-report.ts'
import type { PlacedProblem } from '../read-machines.ts'
import type { ConnectedPage } from './connected-pages.ts'
import { LivePanel } from './LivePanel.tsx'
import { ProblemList } from './ProblemList.tsx'
import { RecorderPanel } from './RecorderPanel.tsx'
import { SimulationPanel } from './SimulationPanel.tsx'
import type { SimulatedPlace } from './state-link.ts'
import { StatesText } from './StatesText.tsx'
import { Tabs } from './Tabs.tsx'
import type { Recorder } from './use-recorder.ts'
import type { Simulated } from './use-simulation.ts'

export interface DetailsProps {
  report: MachineReport
  /** Problems of all machines. */
  problems: readonly PlacedProblem[]
  page: ConnectedPage | undefined
  actor: ActorView | undefined
  active: readonly string[]
  taken: readonly string[]
  event: string | undefined
  chooseEvent: (type: string) => void
  recorder: Recorder
  simulated: Simulated
  /** Whether the address asks for a simulation, even if it cannot start. */
  isSimulating: boolean
  send: (message: ToPage) => void
  embed: () => void
  selectMachine: (id: string) => void
  simulate: (place: SimulatedPlace | undefined) => void
}

const simulationTab = 4

/** Everything about one machine beside its drawing. */
export function Details(props: DetailsProps) {
  const { report, problems, page, actor, event, chooseEvent, recorder, isSimulating } = props
  const { active, taken, simulated, selectMachine, simulate, send, embed } = props
  const [chosen, choose] = useState({ tab: 0, isSimulating: false })
  const tab = isSimulating && !chosen.isSimulating ? simulationTab : chosen.tab
  const record = page && actor && (() => recorder.start(actor, page))
  return (
    <Tabs
      index={tab}
      show={(tab) => choose({ tab, isSimulating })}
      tabs={[
        {
          name: 'Live',
          content: (
            <LivePanel
              key={`${page?.id} ${actor?.id}`}
              {...{ report, page, actor, event, chooseEvent, send, embed, simulate }}
            />
          ),
        },
        {
          name: 'As text',
          content: <StatesText {...{ report, active, taken, chooseEvent }} />,
        },
        {
          name: `Problems (${problems.length})`,
          content: <ProblemList problems={problems} machine={report.id} select={selectMachine} />,
        },
        {
          name: 'Recording',
          content: (
            <RecorderPanel
              recorder={recorder}
              document={report.document}
              start={record}
              select={selectMachine}
            />
          ),
        },
        {
          name: 'Simulation',
          content: (
            <SimulationPanel
              key={report.id}
              {...{ report, simulated, event, chooseEvent }}
              simulate={(place) => {
                choose({ tab: simulationTab, isSimulating: place !== undefined })
                simulate(place)
              }}
            />
          ),
        },
      ]}
    />
  )
}
