/** Attributes that tie markup to machines, as `runtime/browser/idle/bind-elements.ts` reads them. */
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import { splitBinding } from '../../../runtime/browser/idle/condition.ts'
import { didYouMean } from '../../read/fault.ts'
import type { MachineFile } from '#schemas/config-types.ts'
import { listTags } from '../../read/list-tags.ts'
import { hole, type Written } from './read-component.ts'

export interface BoundMachines {
  /** The slice's wiring names a machine, perhaps one that is not there. */
  hasOwn: boolean
  own: MachineFile | undefined
  /** Of the whole site, by id; undefined where its machine is not there. */
  actors: ReadonlyMap<string, MachineFile | undefined>
}

interface Problem {
  message: string
  hint: string
}

const kinds: Record<
  string,
  (rest: string, machine: MachineDocument, id: string) => Problem | undefined
> = {
  'data-send': checkEvent,
  'data-follow': checkCondition,
  'data-expanded': checkCondition,
  'data-checked': checkCondition,
  'data-selected': checkCondition,
  'data-mirror': checkContext,
}

/** What is computed is left to the page, which reports it when it is used. */
export function checkBinding(
  { name, value }: Written,
  { hasOwn, own, actors }: BoundMachines,
): Problem | undefined {
  const check = kinds[name]
  if (!check || value === undefined) return undefined
  const [actor, rest] = splitBinding(value)
  const shown = `${name}="${value.replaceAll(hole, '${…}')}"`
  if (actor.includes(hole)) return undefined
  if (actor === 'self' && !hasOwn)
    return {
      message: `${shown} is bound to nothing: the slice has no machine.`,
      hint: 'Name one in wiring.json, with "binding": "elements".',
    }
  if (actor !== 'self' && !actors.has(actor))
    return {
      message: `${shown} is bound to nothing: there is no actor "${actor}".`,
      hint: didYouMean(actor, ['self', ...actors.keys()]),
    }
  const machine = (actor === 'self' ? own : actors.get(actor)) as MachineDocument | undefined
  return machine && check(rest, machine, machine.id)
}

function checkEvent(event: string, { schemas }: MachineDocument, id: string): Problem | undefined {
  const known = Object.keys(schemas?.events ?? {})
  if (event.includes(hole) || known.includes(event)) return undefined
  return {
    message: event
      ? `The machine "${id}" has no event "${event}".`
      : `It names no event of the machine "${id}".`,
    hint: didYouMean(event, known),
  }
}

function checkCondition(text: string, machine: MachineDocument, id: string): Problem | undefined {
  const condition = text.replace(/^!/, '')
  if (condition.startsWith('context.')) return checkContext(condition.split('=')[0]!, machine, id)
  const tags = listTags(machine)
  if (condition.includes(hole) || tags.includes(condition)) return undefined
  return {
    message: `The machine "${id}" has no tag "${condition}"; a condition is a tag, or context.<key>.`,
    hint: didYouMean(condition, tags),
  }
}

function checkContext(path: string, { schemas }: MachineDocument, id: string): Problem | undefined {
  const [root, key = ''] = path.split('.')
  const known = Object.keys((schemas?.context as { properties?: object })?.properties ?? {})
  if (root === 'context' && (key.includes(hole) || known.includes(key))) return undefined
  return {
    message: `The machine "${id}" has no "${path}".`,
    hint: didYouMean(key || path, known),
  }
}
