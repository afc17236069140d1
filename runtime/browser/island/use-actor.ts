import { useActorRef } from '@xstate/react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import type { MachineId, Machines } from '#schemas/generated/machine-types.ts'
import type { MachineDocument, MachineInput } from '../../model/config/machine-document.ts'
import { toInitialView, toServerView, type MachineView } from '../../model/machine-view.ts'
import { sharedSystem } from '../../machines/shared-system.ts'

export type ViewOf<Id extends MachineId> = MachineView<
  Machines[Id]['context'],
  Machines[Id]['value'],
  Machines[Id]['tag']
>

export interface IslandActor<View = MachineView, Event = { type: string }> {
  state: View
  send: (event: Event) => void
}

/**
 * An island's own machine: started after hydration, stopped when the island leaves the page. Until
 * hydration is over the state is the one the server drew, even if the browser has stored another.
 *
 * @param document - must be the same object in every render.
 * @param id - unique on the page; names the actor in `send` and in the inspector.
 */
export function useIslandActor(
  document: MachineDocument,
  { id, input }: { id: string; input?: MachineInput },
): IslandActor {
  const system = sharedSystem(id)
  const machine = system.compile(document)
  const [first] = useState(() => ({
    view: toInitialView(machine, input),
    options: { ...system.actorOptions, id, input: system.toInput(document, input) },
  }))
  const actor: AnyActorRef = useActorRef(machine, first.options)
  useEffect(
    () => system.adopt({ id, machine: document.id, ref: actor }),
    [system, id, document, actor],
  )
  const subscribe = useCallback((changed: () => void) => observe(actor, changed), [actor])
  const state = useSyncExternalStore<MachineView>(
    subscribe,
    () => actor.getSnapshot(),
    () => first.view,
  )
  return { state, send: actor.send as IslandActor['send'] }
}

/**
 * A value read from a site-wide actor. The server, hydration, and an actor that is not running yet
 * give the value of its initial state.
 *
 * @param select - should return a primitive or something the state itself holds.
 */
export function useSharedActor<Id extends MachineId, Selected>(
  id: Id,
  select: (state: ViewOf<Id>) => Selected,
): Selected {
  const system = sharedSystem(id)
  const memo = useRef<{ view: unknown; select: unknown; selected: Selected }>(undefined)

  const subscribe = useCallback(
    (changed: () => void) => {
      let leave = observe(system.get(id), changed)
      const leaveSystem = system.subscribe(() => {
        leave()
        leave = observe(system.get(id), changed)
        changed()
      })
      return () => {
        leaveSystem()
        leave()
      }
    },
    [system, id],
  )
  const selectFrom = (view: unknown): Selected => {
    const last = memo.current
    if (last && last.view === view && last.select === select) return last.selected
    const selected = select(view as ViewOf<Id>)
    memo.current = { view, select, selected }
    return selected
  }
  return useSyncExternalStore(
    subscribe,
    () => selectFrom(system.get(id)?.getSnapshot() ?? toServerView(system, id)),
    () => select(toServerView(system, id) as ViewOf<Id>),
  )
}

function observe(actor: AnyActorRef | undefined, changed: () => void): () => void {
  const subscription = actor?.subscribe({ next: changed, error: changed, complete: changed })
  return () => subscription?.unsubscribe()
}
