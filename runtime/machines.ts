/** Front door of the machines for code outside `runtime/`; nothing here needs React. */
export { createBrowserPorts } from './machines/browser-ports.ts'
export { compileMachine, type CompiledMachine, type Registry } from './machines/compile.ts'
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
} from './machines/document.ts'
export { evaluate, parseExpression, type Scope } from './machines/expression.ts'
export type { MachineView } from './machines/initial-view.ts'
export { toGraph, type MachineGraph } from './machines/machine-graph.ts'
export type {
  Clock,
  CookieAttributes,
  LogLevel,
  MachinePorts,
  TagManager,
  TrackedEvent,
} from './machines/ports.ts'
export { createRegistry, type Implementations, type MachineRegistry } from './machines/registry.ts'
export { createServerSystem, initialSnapshot } from './machines/server-system.ts'
export {
  installSystem,
  sharedSystem,
  type BehaviourActor,
  type Behaviours,
  type LiveActor,
  type SharedSystem,
} from './machines/shared-system.ts'
export { readStored } from './machines/stored-state.ts'
export { stripForBrowser } from './machines/strip-for-browser.ts'
export { createSystem, type MachineSystem } from './machines/system.ts'
