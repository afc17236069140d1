import { hasTexts } from '#runtime/error-texts'
import { browserEntry } from './browser-entry.ts'

/** A fault in a machine document. */
export interface DocumentProblem {
  /** JSON pointer into the document; empty for the whole. */
  at: string
  message: string
}

export const MachineInvalid = browserEntry(
  'MachineInvalid',
  'wiring',
  hasTexts && {
    title: 'Machine document invalid',
    message: (id: string, problems: readonly DocumentProblem[]) =>
      `Machine "${id}" has ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${problems.map(({ at, message }) => `  ${at && `${at}: `}${message}`).join('\n')}\n`,
    hint: 'Correct the machine document; schemas/machine.schema.json lists the names it may use.',
  },
)

export const ExpressionInvalid = browserEntry(
  'ExpressionInvalid',
  'wiring',
  hasTexts && {
    title: 'Expression invalid',
    message: (source: string, reason: string) =>
      `The expression "${source}" is invalid: ${reason}.`,
    hint: 'docs/reference/expressions.md describes the expression language.',
  },
)

export const MachineUnknown = browserEntry(
  'MachineUnknown',
  'wiring',
  hasTexts && {
    title: 'Unknown machine',
    message: (machine: string, known: readonly string[]) =>
      `Machine "${machine}" does not exist. Known machines: ${known.join(', ') || 'none'}.`,
    hint: 'Add machines/<name>/machine.json, or correct the name where the machine is used.',
  },
)

export const ActorIdTaken = browserEntry(
  'ActorIdTaken',
  'wiring',
  hasTexts && {
    title: 'Actor id taken',
    message: (id: string) => `An actor with the id "${id}" is already running.`,
    hint: 'Give each actor its own id, or stop the running one first.',
  },
)

export const ActorUnknown = browserEntry(
  'ActorUnknown',
  'wiring',
  hasTexts && {
    title: 'Unknown actor',
    message: (id: string, event: string) =>
      `The event "${event}" was sent to "${id}", which is not running.`,
    hint: 'Declare the actor in site-config/behaviours.json, or correct the id of the receiver.',
  },
)

export const ActorFailed = browserEntry(
  'ActorFailed',
  'outage',
  hasTexts && {
    title: 'Actor failed',
    message: (id: string, reason: string) => `The actor "${id}" stopped with an error: ${reason}.`,
    hint: 'The other actors keep running. The cause is attached; handle expected errors with onError.',
  },
)

export const ActionFailed = browserEntry(
  'ActionFailed',
  'outage',
  hasTexts && {
    title: 'Action failed',
    message: (action: string, reason: string) => `The action "${action}" failed: ${reason}.`,
    hint: 'The machine continued without it. The cause is attached.',
  },
)

export const StoredStateInvalid = browserEntry(
  'StoredStateInvalid',
  'outage',
  hasTexts && {
    title: 'Stored state unreadable',
    message: (key: string, storage: string) =>
      `The value stored under "${key}" (${storage}) is not a JSON object.`,
    hint: 'It was treated as absent and is overwritten with the next change.',
  },
)

export const RequestFailed = browserEntry(
  'RequestFailed',
  'outage',
  hasTexts && {
    title: 'Request failed',
    message: (method: string, url: string, reason: string) => `${method} ${url} failed: ${reason}.`,
    hint: 'Check that the address answers with JSON.',
  },
)

export const MachineSystemMissing = browserEntry(
  'MachineSystemMissing',
  'wiring',
  hasTexts && {
    title: 'Machine system missing',
    message: (id: string) => `"${id}" was requested before the machine system was created.`,
    hint: 'Call installSystem first: the machines chunk in the browser, createServerSystem on the server.',
  },
)
