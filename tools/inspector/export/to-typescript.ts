/** A machine as one TypeScript file: `setup` with a stub for every name, then its configuration. */
import type {
  JsonObject,
  JsonSchema,
  MachineDocument,
} from '../../../runtime/model/config/machine-document.ts'
import { eachAction, eachGuard, eachState, eachTransition } from '../../machines/walk-document.ts'
import { toList } from '../../../runtime/model/config/machine-document.ts'
import { printGuard } from '../../machines/print-guard.ts'
import { toXStateConfig } from './to-xstate-config.ts'

/** Type-checks in strict mode with `xstate` alone, and is what Stately's editor imports as code. */
export function toTypeScript(document: MachineDocument): string {
  const names = collectNames(document)
  const stubs = [
    stubOf('actions', names.actions, '(_, _params: unknown) => {}'),
    stubOf('guards', names.guards, '(_, _params: unknown) => true'),
    stubOf('actors', names.actors, 'fromPromise<unknown, unknown>(async () => undefined)'),
    stubDelays(document),
  ].filter(Boolean)
  const imports = names.actors.length ? 'fromPromise, setup' : 'setup'
  return `import { ${imports} } from 'xstate'

// Exported from machines/${document.id}/machine.json. Implementations are left out, and
// { '@expr': '...' } is a value that the site computes.
export const machine = setup({
  types: {
    context: {} as Record<string, unknown>,
    input: {} as Record<string, unknown>,
    events: {} as
${listEvents(document)},
  },
${stubs.join('\n')}
}).createMachine(${printValue(toXStateConfig(document), '')})
`
}

interface Names {
  actions: string[]
  guards: string[]
  actors: string[]
}

function collectNames(document: MachineDocument): Names {
  const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
  const states = [...eachState(document)]
  const listed = states.flatMap(({ state }) => [...(state.entry ?? []), ...(state.exit ?? [])])
  const taken = Array.from(eachTransition(document), ({ transition }) => transition.actions ?? [])
  return {
    actions: sorted([...listed, ...taken.flat()].map(({ type }) => type)),
    guards: sorted(Array.from(eachTopGuard(document))),
    actors: sorted(states.flatMap(({ state }) => toList(state.invoke).map(({ src }) => src))),
  }
}

/** As the configuration names them: a composite guard is one name. */
function* eachTopGuard(document: MachineDocument): Iterable<string> {
  for (const { guard, at } of eachGuard(document)) {
    if (!at.endsWith('/guard') || at.includes('/params/')) continue
    const isNamed = 'type' in guard && !guard.type.startsWith('xstate.')
    yield isNamed ? guard.type : printGuard(guard)
  }
}

function stubOf(kind: string, names: readonly string[], stub: string): string {
  if (!names.length) return ''
  return `  ${kind}: {\n${names.map((name) => `    ${quote(name)}: ${stub},\n`).join('')}  },`
}

/** A delay that is computed stands as a second, with what computes it beside. */
function stubDelays({ delays = {} }: MachineDocument): string {
  const lines = Object.entries(delays).map(([name, { duration }]) => {
    const isNumber = typeof duration === 'number'
    const note = isNumber ? '' : ` // ${duration['@expr']}`
    return `    ${quote(name)}: ${isNumber ? duration : 1000},${note}\n`
  })
  return lines.length ? `  delays: {\n${lines.join('')}  },` : ''
}

/** What it may be sent, and what it raises itself. */
function listEvents(document: MachineDocument): string {
  const declared = document.schemas?.events ?? {}
  const handled = Array.from(eachState(document), ({ state }) => Object.keys(state.on ?? {})).flat()
  const raised = Array.from(eachAction(document), ({ action }) =>
    action.type === 'raise' ? (action.params?.event as { type?: string } | undefined)?.type : '',
  )
  const types = new Set([...Object.keys(declared), ...handled, ...raised.filter((type) => !!type)])
  const lines = [...types]
    .filter((type) => type && type !== '*')
    .map((type) => `      | { type: ${toEventType(type!)}${listFields(declared[type!])} }`)
  return lines.length ? lines.join('\n') : '      { type: string }'
}

/** A descriptor such as `panel.*` matches every event with that prefix. */
function toEventType(type: string): string {
  return type.endsWith('*') ? `\`${type.slice(0, -1)}\${string}\`` : quote(type)
}

function listFields(schema: JsonSchema | undefined): string {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, JsonObject>
    required?: string[]
  }
  return Object.entries(properties)
    .map(([name, { type }]) => {
      const known = ['string', 'number', 'boolean'].includes(String(type))
        ? String(type)
        : 'unknown'
      return `; ${toKey(name)}${required.includes(name) ? '' : '?'}: ${known}`
    })
    .join('')
}

/** JSON in the house style: no quotes where none are needed, single ones else, a comma at each end. */
function printValue(value: unknown, indent: string): string {
  const inner = `${indent}  `
  if (typeof value === 'string') return quote(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const entries = isList
    ? value.map((item) => printValue(item, inner))
    : Object.entries(value).map(([key, entry]) => `${toKey(key)}: ${printValue(entry, inner)}`)
  if (!entries.length) return isList ? '[]' : '{}'
  const short = isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`
  if (!short.includes('\n') && short.length + indent.length < 80) return short
  const lines = entries.map((entry) => `${inner}${entry},\n`).join('')
  return isList ? `[\n${lines}${indent}]` : `{\n${lines}${indent}}`
}

function toKey(name: string): string {
  return /^([A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(name) ? name : quote(name)
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
}
