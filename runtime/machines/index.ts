/** Front door of the machines for code outside `runtime/`; nothing here needs React. */
export { readCookie } from '../model/config/cookies.ts'
export { compileMachine } from '#runtime/compile'
export type { MachineRegistry, Registry } from './registry-types.ts'
export type { CompiledMachine } from './to-machine.ts'
export type {
  ActionDocument,
  Expression,
  GuardDocument,
  InvokeDocument,
  JsonObject,
  MachineDocument,
  MachineInput,
  StateDocument,
  TransitionDocument,
} from '../model/config/machine-document.ts'
export { evaluate, parseExpression } from './expression.ts'
export type { Scope } from './rare/expression-tree.ts'
export type { MachineView } from '../model/machine-view.ts'
export type {
  ComboboxAnswer,
  ComboboxTexts,
  DisclosureGestures,
  DisclosureTarget,
  HostPorts,
  OwnImplementations,
  OwnPorts,
  ScrollPosition,
} from './host-ports.ts'
export type {
  Clock,
  CookieAttributes,
  LogLevel,
  MachinePorts,
  TagManager,
  TrackedEvent,
} from '../model/ports/machine-ports.ts'
export type { ActorOf, EventOf, SendTo } from './actor-of.ts'
export { createRegistry, type GenericImplementations, type Implementations } from './registry.ts'
export { createServerSystem, initialSnapshot } from './server-system.ts'
export { installSystem, sharedSystem, type LiveActor, type SharedSystem } from './shared-system.ts'
export type { BehaviourActor, Behaviours } from '#schemas/config-types.ts'
export { readStored } from './stored-state.ts'
export { stripForBrowser } from './strip-for-browser.ts'
export { createSystem, type MachineSystem } from './system.ts'
