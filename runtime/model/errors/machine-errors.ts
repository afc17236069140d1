import type { ErrorEntry } from './site-error.ts'

/** Something wrong in a machine document. */
export interface DocumentProblem {
  /** JSON pointer into the document; empty for the whole of it. */
  at: string
  message: string
}

export const MachineInvalid = {
  code: 'MachineInvalid',
  kind: 'wiring',
  title: 'Machine document invalid',
  message: (id: string, problems: readonly DocumentProblem[]) =>
    `Machine "${id}" has ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${problems.map(({ at, message }) => `  ${at && `${at}: `}${message}`).join('\n')}\n`,
  hint: 'Correct the machine document; schemas/machine.schema.json lists the names it may use.',
} satisfies ErrorEntry<[id: string, problems: readonly DocumentProblem[]]>

export const ExpressionInvalid = {
  code: 'ExpressionInvalid',
  kind: 'wiring',
  title: 'Expression invalid',
  message: (source: string, reason: string) => `The expression "${source}" is wrong: ${reason}.`,
  hint: 'docs/guides/machines.md describes the expression language.',
} satisfies ErrorEntry<[source: string, reason: string]>

export const MachineUnknown = {
  code: 'MachineUnknown',
  kind: 'wiring',
  title: 'Unknown machine',
  message: (machine: string, known: readonly string[]) =>
    `Machine "${machine}" does not exist. Known machines: ${known.join(', ') || 'none'}.`,
  hint: 'Add machines/<name>/machine.json, or correct the name where the machine is used.',
} satisfies ErrorEntry<[machine: string, known: readonly string[]]>

export const ActorIdTaken = {
  code: 'ActorIdTaken',
  kind: 'wiring',
  title: 'Actor id taken',
  message: (id: string) => `An actor with the id "${id}" is already running.`,
  hint: 'Give each actor its own id, or stop the running one first.',
} satisfies ErrorEntry<[id: string]>

export const ActorUnknown = {
  code: 'ActorUnknown',
  kind: 'wiring',
  title: 'Unknown actor',
  message: (id: string, event: string) =>
    `The event "${event}" was sent to "${id}", which is not running.`,
  hint: 'Declare the actor in site-config/behaviours.json, or correct the id of the receiver.',
} satisfies ErrorEntry<[id: string, event: string]>

export const ActorFailed = {
  code: 'ActorFailed',
  kind: 'outage',
  title: 'Actor failed',
  message: (id: string, reason: string) => `The actor "${id}" stopped with an error: ${reason}.`,
  hint: 'The other actors keep running. The cause is attached; handle expected errors with onError.',
} satisfies ErrorEntry<[id: string, reason: string]>

export const ActionFailed = {
  code: 'ActionFailed',
  kind: 'outage',
  title: 'Action failed',
  message: (action: string, reason: string) => `The action "${action}" failed: ${reason}.`,
  hint: 'The machine continued without it. The cause is attached.',
} satisfies ErrorEntry<[action: string, reason: string]>

export const StoredStateInvalid = {
  code: 'StoredStateInvalid',
  kind: 'outage',
  title: 'Stored state unreadable',
  message: (key: string, storage: string) =>
    `What is stored under "${key}" (${storage}) is not a JSON object.`,
  hint: 'It was treated as absent and is overwritten with the next change.',
} satisfies ErrorEntry<[key: string, storage: string]>

export const RequestFailed = {
  code: 'RequestFailed',
  kind: 'outage',
  title: 'Request failed',
  message: (method: string, url: string, reason: string) => `${method} ${url} failed: ${reason}.`,
  hint: 'Check that the address answers with JSON.',
} satisfies ErrorEntry<[method: string, url: string, reason: string]>

export const MachineSystemMissing = {
  code: 'MachineSystemMissing',
  kind: 'wiring',
  title: 'Machine system missing',
  message: (id: string) => `"${id}" was requested before the machine system was created.`,
  hint: 'Call installSystem first: the machines chunk in the browser, createServerSystem on the server.',
} satisfies ErrorEntry<[id: string]>
