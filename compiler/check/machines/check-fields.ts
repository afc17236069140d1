import type { MachineProblem } from './machine-problem.ts'
import type {
  JsonSchema,
  MachineDocument,
  TransitionDocument,
} from '../../../runtime/model/config/machine-document.ts'
import { listReads } from '../../../runtime/machines/named-values.ts'
import { eachAction, eachExpression, eachTransition } from '../../machines/walk-document.ts'

/**
 * Fields that expressions read and actions write, against those the document declares. Expressions
 * are null-safe, so a misspelt field would otherwise be an absent value for ever.
 */
export function checkFields(document: MachineDocument): MachineProblem[] {
  const { schemas = {}, context = {}, persist } = document
  const inputs = [...keysOf(schemas.input), ...(persist ? ['stored'] : [])]
  const fields = keysOf(schemas.context)
  const problem = (at: string, message: string) => ({ rule: 'fields', at, message })
  return [
    ...Object.keys(context)
      .filter((key) => !fields.includes(key))
      .map((key) => problem(`/context/${key}`, `"${key}" is not declared in schemas.context`)),
    ...fields
      .filter((key) => !Object.hasOwn(context, key))
      .map((key) => problem(`/schemas/context/properties/${key}`, `"${key}" has no initial value`)),
    ...(persist?.fields ?? [])
      .filter((key) => !fields.includes(key))
      .map((key) => problem('/persist/fields', `"${key}" is not a field of the context`)),
    ...unknownReads(document, 'input', inputs, 'schemas.input'),
    ...unknownReads(document, 'context', fields, 'schemas.context'),
    ...[...eachAction(document)]
      .filter(({ action }) => action.type === 'assign')
      .flatMap(({ action, at }) =>
        Object.keys(action.params ?? {})
          .filter((path) => !fields.includes(path.split('.')[0]!))
          .map((path) => problem(at, `"${path}" is not declared in schemas.context`)),
      ),
    ...checkEventReads(document),
  ]
}

function unknownReads(
  document: MachineDocument,
  root: string,
  known: string[],
  where: string,
): MachineProblem[] {
  const { schemas, meta, description, ...rest } = document
  return [...eachExpression(rest, '')].flatMap(({ source, at }) =>
    readsOf(source, root)
      .filter((key) => !known.includes(key))
      .map((key) => ({
        rule: 'fields',
        at,
        message: `"${root}.${key}" is not declared in ${where}`,
      })),
  )
}

const ofEveryEvent = new Set(['type', 'actorId'])

/** Only where the event is certain: in the transition that it triggers. */
function checkEventReads(document: MachineDocument): MachineProblem[] {
  return [...eachTransition(document)].flatMap(({ transition, at, key }) => {
    const event = document.schemas?.events?.[key]
    const known = event
      ? keysOf(event)
      : key === 'onDone'
        ? ['output']
        : key === 'onError'
          ? ['error']
          : undefined
    if (!known) return []
    return expressionsOf(transition, at, document).flatMap(({ source, at: place }) =>
      readsOf(source, 'event', document.values)
        .filter((name) => !known.includes(name) && !ofEveryEvent.has(name))
        .map((name) => ({
          rule: 'fields',
          at: place,
          message: `the event of ${at} has no "${name}"`,
        })),
    )
  })
}

/** Those of a transition, of the document's own actions that it names included. */
function expressionsOf(
  { guard, actions = [] }: TransitionDocument,
  at: string,
  document: MachineDocument,
) {
  const own = actions.flatMap(({ type }) => [
    ...eachExpression(document.actions?.[type], `/actions/${type}`),
  ])
  return [
    ...eachExpression(guard, `${at}/guard`),
    ...eachExpression(actions, `${at}/actions`),
    ...own,
  ]
}

/** Keys that an expression reads; with `values`, also those that its named values read. */
function readsOf(source: string, root: string, values?: MachineDocument['values']): string[] {
  try {
    return listReads(source, values)
      .filter(({ path }) => path.startsWith(`${root}.`))
      .map(({ path }) => path.slice(root.length + 1))
  } catch {
    // The compiler reports an expression that cannot be read.
    return []
  }
}

function keysOf(schema: JsonSchema | undefined): string[] {
  return Object.keys((schema?.['properties'] as object | undefined) ?? {})
}
