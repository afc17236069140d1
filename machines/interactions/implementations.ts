import { fromCallback, type AnyActorRef, type AnyMachineSnapshot, type EventObject } from 'xstate'
import type { MachineSystem, OwnImplementations } from '#runtime/machines'

interface WatchInput {
  actor?: string
  machine?: string
  tag?: string
  path?: string
  pick?: readonly string[]
  first?: boolean
  send: string
}

/** Actors come and go with pages: the running ones are looked up again whenever one starts or stops. */
const watch = (system: MachineSystem) =>
  fromCallback<EventObject, WatchInput>(({ input, sendBack }) => {
    const watched = new Map<string, { ref: AnyActorRef; stop: () => void }>()

    const begin = (id: string, ref: AnyActorRef) => {
      let last = readValue(ref.getSnapshot(), input)
      const tell = (snapshot: AnyMachineSnapshot) => {
        sendBack({ ...pickFrom(snapshot, input), type: input.send, actor: id, value: last })
      }
      if (input.first) tell(ref.getSnapshot())
      const { unsubscribe } = ref.subscribe((snapshot) => {
        const value = readValue(snapshot, input)
        if (value === last) return
        last = value
        tell(snapshot)
      })
      watched.set(id, { ref, stop: unsubscribe })
    }

    const find = () => {
      const running = system
        .live()
        .filter(({ id, machine }) => id === input.actor || machine === input.machine)
      for (const [id, { ref, stop }] of watched) {
        if (running.some((actor) => actor.ref === ref)) continue
        stop()
        watched.delete(id)
      }
      for (const { id, ref } of running) if (!watched.has(id)) begin(id, ref)
    }

    const stopFinding = system.subscribe(find)
    find()
    return () => {
      stopFinding()
      for (const { stop } of watched.values()) stop()
    }
  })

function readValue(snapshot: AnyMachineSnapshot, { tag, path }: WatchInput): unknown {
  const holds = tag === undefined || snapshot.hasTag(tag)
  if (path === undefined) return holds
  return holds ? (snapshot.context[path] ?? null) : null
}

function pickFrom({ context }: AnyMachineSnapshot, { pick = [] }: WatchInput): object {
  return Object.fromEntries(pick.map((key) => [key, context[key]]))
}

export const implementations: OwnImplementations = (_, system) => ({
  actors: { 'interactions.watch': watch(system) },
})
