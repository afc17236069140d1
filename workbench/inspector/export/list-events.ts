import type {
  JsonObject,
  JsonSchema,
  MachineDocument,
} from '../../../runtime/model/config/machine-document.ts'
import { eachAction, eachState } from '../../../compiler/machines/walk-document.ts'
import { quote, toKey } from './print-value.ts'

/** Events that it may receive, and those it raises itself. */
export function listEvents(document: MachineDocument): string {
  const declared = document.schemas?.events ?? {}
  const handled = Array.from(eachState(document), ({ state }) => Object.keys(state.on ?? {})).flat()
  const raised = Array.from(eachAction(document), ({ action }) =>
    action.type === 'raise'
      ? (action.params?.['event'] as { type?: string } | undefined)?.type
      : '',
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
