import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate'
import type { ActorOf } from './actor-of.ts'
import { MachineSystemMissing } from '../model/errors/machine-errors.ts'
import { siteError } from '../model/errors/site-error.ts'
import type { CompiledMachine } from './to-machine.ts'
import type { MachineDocument, MachineInput } from '../model/config/machine-document.ts'

export interface LiveActor {
  id: string
  machine: string
  ref: AnyActorRef
}

/**
 * The part of the running machines that components need, the same on the server and in the browser.
 */
export interface SharedSystem {
  /** Undefined on the server, and in the browser until the actor is started. */
  get<Id extends string>(id: Id): ActorOf<Id> | undefined
  /** An event for an unknown actor is reported, not thrown. */
  send(id: string, event: { type: string }): void
  /** Calls back when an actor is started, stopped, done or failed. */
  subscribe(changed: () => void): () => void
  /** Compiles once per document. @throws SiteError MachineInvalid */
  compile(document: MachineDocument): CompiledMachine
  /**
   * The machine and input of a site-wide actor, running or not.
   * @throws SiteError MachineUnknown
   */
  declared(id: string): { machine: CompiledMachine; input: MachineInput | undefined }
  /** Adds what the machine stored earlier to its input, and whether the browser refuses tracking. */
  toInput(document: MachineDocument, input?: MachineInput): MachineInput
  /**
   * Lists an actor that a component created itself; returns how to remove it from the list. If its
   * id is taken it works all the same, but is reported and not listed.
   */
  adopt(actor: LiveActor): () => void
  /** Options for an actor that a component creates itself. */
  readonly actorOptions: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>
}

// Islands are built separately and may carry their own copy of this module: they meet here.
const key = Symbol.for('slicewright.system')
const place = globalThis as { [key]?: SharedSystem }

/**
 * Installs the first caller's system for everybody.
 * @param replace - for a development server, whose modules are evaluated again after an edit.
 */
export function installSystem<System extends SharedSystem>(
  create: () => System,
  { replace = false } = {},
): System {
  if (replace) delete place[key]
  return (place[key] ??= create()) as System
}

/** @param caller - the caller's name, for the error. @throws SiteError MachineSystemMissing */
export function sharedSystem(caller: string): SharedSystem {
  const system = place[key]
  if (!system) throw siteError(MachineSystemMissing, [caller])
  return system
}
