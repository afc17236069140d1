import { createActor, type AnyActorRef } from 'xstate'
import {
  compileMachine,
  createRegistry,
  readStored,
  type HostPorts,
  type Implementations,
  type MachineDocument,
  type MachineInput,
  type OwnImplementations,
} from '#runtime/machines'
import { alone } from './alone.ts'
import { createMemoryPorts, type MemoryPorts } from './machine-ports.ts'

export interface StartedMachine {
  actor: AnyActorRef
  ports: MemoryPorts
  send(event: { type: string; [key: string]: unknown }): void
  /** Everything the machine emitted, in order. */
  emitted: unknown[]
  state(): { value: unknown; context: Record<string, unknown>; tags: string[] }
}

/**
 * Runs a machine document as the site does, against ports in memory. A machine that watches others
 * needs them too: `startSystem`.
 */
export function startMachine(
  document: unknown,
  {
    input = {},
    ports = createMemoryPorts(),
    implementations = [],
  }: {
    input?: MachineInput | undefined
    ports?: MemoryPorts
    implementations?: readonly Given[]
  } = {},
): StartedMachine {
  const machine = compileMachine(
    document as MachineDocument,
    createRegistry(ports, ...implementations.map((each) => bind(each, ports))),
  )
  const { persist } = machine.document
  const stored = persist && readStored(persist, ports)
  const actor = createActor(machine, {
    input: { ...input, ...(stored && { stored }) },
    clock: ports.clock as never,
  })
  const emitted: unknown[] = []
  actor.on('*' as never, (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    ports,
    emitted,
    send: (event) => actor.send(event),
    state() {
      const { value, context, tags } = actor.getSnapshot()
      return { value, context, tags: [...tags].toSorted() }
    },
  }
}

/** Stand-ins, or the exports of a machine's `implementations.ts`. */
type Given = Implementations | OwnImplementations<keyof HostPorts>

function bind(given: Given, ports: MemoryPorts): Implementations {
  return typeof given === 'function' ? given(ports, alone) : given
}
