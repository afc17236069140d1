import { assign, createActor, createMachine, stopChild } from 'xstate'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { compileMachine } from '#runtime/compile'
import { ActorFailed, ActorIdTaken, MachineUnknown } from '../model/errors/machine-errors.ts'
import { toReason } from '../model/errors/to-reason.ts'
import { siteError } from '../model/errors/site-error.ts'
import type { MachineDocument, MachineInput } from '../model/config/machine-document.ts'
import type { ActorOf } from './actor-of.ts'
import { reportUnknownActor } from './registry.ts'
import type { MachineRegistry } from './registry-types.ts'
import type { CompiledMachine } from './to-machine.ts'
import type { LiveActor, SharedSystem } from './shared-system.ts'
import type { Behaviours } from '#schemas/config-types.ts'
import { readStored } from './stored-state.ts'

export interface MachineSystem extends SharedSystem {
  readonly documents: ReadonlyMap<string, MachineDocument>
  /** Compiles the actors of `behaviours`. Failures are reported by `start`. */
  prepare(): void
  /** Starts the actors of `behaviours`, in order. One that fails is reported; the others start. */
  start(): void
  /** @throws SiteError ActorIdTaken, MachineUnknown, MachineInvalid */
  spawn(id: string, machine: string, input?: MachineInput): AnyActorRef
  /** Does nothing when the actor is not running. */
  stop(id: string): void
  /** Restarts the declared actors that do not survive a change of page. */
  pageChanged(): void
  /** Site-wide actors and those of islands, in the order they were started. */
  live(): readonly LiveActor[]
  dispose(): void
}

export interface SystemOptions {
  documents: Iterable<MachineDocument>
  behaviours: Behaviours
  registry: MachineRegistry
  /** Gets every event and snapshot of every actor, those of islands included. */
  inspect?: ((event: InspectionEvent) => void) | undefined
}

type RootEvent = { id: string; input: MachineInput; logic: CompiledMachine }

/** All running machines: children of one root, so that they reach each other by id. */
export function createSystem({
  documents: known,
  behaviours,
  registry,
  inspect,
}: SystemOptions): MachineSystem {
  const { ports } = registry
  const documents = new Map(Array.from(known, (document) => [document.id, document]))
  const machines = new WeakMap<MachineDocument, CompiledMachine>()
  const actors = new Map<string, LiveActor>()
  const listeners = new Set<() => void>()
  const actorOptions = { clock: ports.clock as never, ...(inspect && { inspect }) }

  const notify = () => listeners.forEach((changed) => changed())
  const report = (id: string, cause: unknown) => {
    ports.log('error', ActorFailed.code, siteError(ActorFailed, [id, toReason(cause)], { cause }))
  }
  const root = createActor(createRoot(report), actorOptions)

  const findDocument = (id: string) => {
    const document = documents.get(id)
    if (!document) throw siteError(MachineUnknown, [id, [...documents.keys()]])
    return document
  }
  const add = (actor: LiveActor) => {
    actors.set(actor.id, actor)
    actor.ref.subscribe({ error: notify, complete: notify })
    notify()
  }
  const isTaken = (id: string) => actors.get(id)?.ref.getSnapshot().status === 'active'
  const startDeclared = (wanted: Behaviours['actors']) => {
    for (const { id, machine, input } of wanted) {
      try {
        system.spawn(id, machine, input)
      } catch (error) {
        report(id, error)
      }
    }
  }

  const system: MachineSystem = {
    documents,
    actorOptions,
    // An actor has the id of its machine, or a machine that the types do not know.
    get: <Id extends string>(id: Id) => actors.get(id)?.ref as ActorOf<Id> | undefined,
    live: () => [...actors.values()],
    start: () => startDeclared(behaviours.actors),

    prepare() {
      for (const { id } of behaviours.actors) {
        try {
          system.declared(id)
        } catch {}
      }
    },

    send(id, event) {
      const actor = actors.get(id)
      if (actor) actor.ref.send(event)
      else reportUnknownActor(ports, id, event)
    },

    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },

    compile(document) {
      let machine = machines.get(document)
      if (!machine) {
        machines.set(document, (machine = compileMachine(document, registry)))
        documents.set(document.id, document)
      }
      return machine
    },

    declared(id) {
      const declared = behaviours.actors.find((actor) => actor.id === id)
      return {
        machine: system.compile(findDocument(declared?.machine ?? id)),
        input: declared?.input,
      }
    },

    toInput: ({ persist }, input = {}) =>
      persist
        ? {
            ...input,
            stored: readStored(persist, ports),
            refusesTracking: ports.dom.refusesTracking(),
          }
        : input,

    spawn(id, machine, input) {
      if (isTaken(id)) throw siteError(ActorIdTaken, [id])
      const document = findDocument(machine)
      const logic = system.compile(document)
      root.send({ type: 'spawn', id, logic, input: system.toInput(document, input) } as never)
      const ref = root.getSnapshot().context.spawned
      add({ id, machine, ref })
      return ref
    },

    stop(id) {
      const actor = actors.get(id)
      if (!actor) return
      actors.delete(id)
      // An active actor notifies by itself that it has stopped.
      const isActive = actor.ref.getSnapshot().status === 'active'
      root.send({ type: 'stop', id } as never)
      if (!isActive) notify()
    },

    adopt(actor) {
      if (isTaken(actor.id)) {
        ports.log('error', ActorIdTaken.code, siteError(ActorIdTaken, [actor.id]))
        return () => {}
      }
      add(actor)
      const failure = actor.ref.subscribe({ error: (error) => report(actor.id, error) })
      return () => {
        failure.unsubscribe()
        if (actors.get(actor.id) === actor) actors.delete(actor.id)
        notify()
      }
    },

    pageChanged() {
      const restarted = behaviours.actors.filter(({ survives }) => !survives)
      for (const { id } of restarted) system.stop(id)
      startDeclared(restarted)
    },

    dispose() {
      root.stop()
      actors.clear()
      notify()
      listeners.clear()
    },
  }

  registry.sendElsewhere = system.send
  root.start()
  return system
}

/** The parent of all. A child's error stops with it here; unhandled it would end its siblings. */
function createRoot(report: (id: string, error: unknown) => void) {
  return createMachine({
    types: {} as { context: { spawned: AnyActorRef } },
    context: {} as { spawned: AnyActorRef },
    on: {
      spawn: {
        actions: assign(({ event, spawn }) => {
          const { id, logic, input } = event as unknown as RootEvent
          return { spawned: spawn(logic, { id, systemId: id, input }) }
        }),
      },
      stop: { actions: stopChild(({ event }) => (event as unknown as RootEvent).id) },
      'xstate.error.actor.*': {
        actions: ({ event }) => {
          const { actorId, error } = event as unknown as { actorId: string; error: unknown }
          report(actorId, error)
        },
      },
    },
  })
}
