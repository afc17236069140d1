import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { DrawnPart, MachineListing, MachineReport } from '../machine-report.ts'
import { connectPages, type ConnectedPage } from './connected-pages.ts'
import { Details } from './Details.tsx'
import { Diagram } from './Diagram.tsx'
import { EmbeddedPage } from './EmbeddedPage.tsx'
import { EventLog } from './EventLog.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { useJson } from './load-json.ts'
import { MachineList } from './MachineList.tsx'
import { PageBar } from './PageBar.tsx'
import { SystemMap } from './SystemMap.tsx'
import { useRecorder, valueAt } from './use-recorder.ts'
import { useSelection } from './use-selection.ts'
import { useSimulation } from './use-simulation.ts'
import type { SimulatedPlace } from './state-link.ts'
import { toActiveStates } from './active-states.ts'
import type { PlacedProblem } from '../read-machines.ts'
import { View } from './View.tsx'

const connection = connectPages()
const noParts: readonly DrawnPart[] = []
const noMachines: readonly MachineListing[] = []

export function Inspector() {
  const pages = useSyncExternalStore(connection.subscribe, connection.current)
  const [selection, select] = useSelection()
  const [chosenPage, choosePage] = useState<string>()
  const [event, chooseEvent] = useState<string>()
  const listing = useJson<MachineListing[]>('list')
  const problems = useJson<PlacedProblem[]>('problems').value ?? []
  const page = findPage(pages, chosenPage)
  const machine = selection.machine ?? page?.actors[0]?.machine ?? listing.value?.[0]?.id
  const report = useJson<MachineReport>(machine && `machines/${encodeURIComponent(machine)}`)
  const instances = page?.actors.filter((actor) => actor.machine === machine) ?? []
  const actor = instances.find(({ id }) => id === selection.actor) ?? instances[0]
  const entries = useMemo(
    () => page?.log.filter((entry) => entry.actor === actor?.id) ?? [],
    [page?.log, actor?.id],
  )
  useEffect(() => {
    document.title = machine ? `${machine} · Machines` : 'Machines'
  }, [machine])

  const { value: shown, error } = report
  const recorder = useRecorder(connection)
  const { recording, moment } = recorder
  const isPast = moment !== undefined && recording?.machine === shown?.id
  const simulated = useSimulation(shown?.document, selection)
  const value = isPast ? valueAt(recording!, moment) : simulated?.running?.now.value
  const active = useMemo(
    () =>
      shown && value !== undefined
        ? toActiveStates(shown.document, value)
        : simulated
          ? []
          : (actor?.active ?? []),
    [shown, value, simulated, actor?.active],
  )
  const taken = isPast || simulated ? [] : (actor?.taken ?? [])
  const part = selection.part === 'whole' ? 'whole' : undefined
  const simulate = (place: SimulatedPlace | undefined) =>
    select({ state: place?.states, context: place && JSON.stringify(place.context) })
  return (
    <div className="inspector">
      <PageBar
        pages={pages}
        page={page}
        embedded={selection.page}
        choosePage={choosePage}
        embed={(path) => select({ page: path })}
        isMap={selection.view === 'map'}
        showMap={(isOn) => select({ view: isOn ? 'map' : undefined })}
        showValues={(isOn) => page && connection.send({ kind: 'show-values', to: page.id, isOn })}
      />
      <MachineList
        machines={listing.value ?? []}
        actors={page?.actors ?? []}
        selected={machine}
        selectedActor={actor?.id}
        select={(machine, actor) => {
          chooseEvent(undefined)
          select({ machine, actor, part })
        }}
      />
      <main className="middle" aria-label="Machine">
        <View key={`${machine} ${selection.view}`} name="The drawing">
          {selection.view === 'map' ? (
            <SystemMap
              page={page}
              machines={listing.value ?? noMachines}
              select={(machine, actor) => select({ machine, actor, part })}
            />
          ) : (
            <>
              <header className="heading">
                <div>
                  <h1>{machine ?? 'Machines'}</h1>
                  <p>{shown?.description}</p>
                  {simulated?.running && (
                    <p className="mode">Simulated: nothing here happens on a page.</p>
                  )}
                </div>
                {shown && <ExportMenu report={shown} actor={actor} entries={entries} />}
              </header>
              {error !== undefined && <p className="problem">{error}</p>}
              {listing.error !== undefined && <p className="problem">{listing.error}</p>}
              <Diagram
                svg={shown?.svg}
                parts={shown?.parts ?? noParts}
                part={selection.part}
                showPart={(part) => select({ part })}
                active={active}
                taken={taken}
                chooseEvent={chooseEvent}
              />
            </>
          )}
        </View>
        {selection.page !== undefined && (
          <EmbeddedPage path={selection.page} close={() => select({ page: undefined })} />
        )}
      </main>
      <aside className="side" aria-label="Details">
        {shown && (
          <Details
            report={shown}
            problems={problems}
            page={page}
            actor={actor}
            active={active}
            taken={taken}
            event={event}
            chooseEvent={chooseEvent}
            recorder={recorder}
            simulated={simulated}
            isSimulating={selection.state !== undefined}
            send={connection.send}
            embed={() => select({ page: '/' })}
            selectMachine={(id) => select({ machine: id, actor: undefined, part })}
            simulate={simulate}
          />
        )}
        {!simulated && (
          <View name="The log">
            <EventLog entries={entries} all={page?.log ?? []} />
          </View>
        )}
      </aside>
    </div>
  )
}

/**
 * The chosen page; else the embedded one, which the developer is looking at; else the last opened.
 */
function findPage(pages: readonly ConnectedPage[], chosen: string | undefined) {
  return (
    pages.find(({ id }) => id === chosen) ?? pages.find(({ page }) => page.isFrame) ?? pages.at(-1)
  )
}
