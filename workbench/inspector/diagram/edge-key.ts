import { toKeys } from '#schemas/json-pointer.ts'
import { toList } from '../../../runtime/model/config/machine-document.ts'
import type { GraphEdge, GraphNode } from '../../../compiler/machines/machine-graph.ts'

/** XState's type of an eventless transition. */
export const eventless = ''

/**
 * Identifies the transition of a running machine that an edge shows: the state's id, the event's
 * type in XState's spelling, and the index among the candidates for that event.
 */
export function toEdgeKey(edge: GraphEdge): string {
  const { key, index } = splitPlace(edge)
  return joinKey(edge.source.id, toEventType(edge, key), index)
}

/** One key per line: an arrow of a folded graph may show several transitions. */
export function toEdgeKeys(edge: GraphEdge): string {
  return (edge.merged ?? [edge]).map(toEdgeKey).join('\n')
}

export function joinKey(stateId: string, eventType: string, index: number): string {
  return `${stateId} ${eventType} ${index}`
}

/** The pointer ends with the index if it is in a list; a delay is a number as well. */
function splitPlace({ at, source }: GraphEdge): { key: string; index: number } {
  const parts = toKeys(at.slice(source.at.length))
  const [first, second = ''] = parts
  const length =
    first === 'invoke' && !second.startsWith('on')
      ? 3
      : first === 'always' || first === 'onDone'
        ? 1
        : 2
  return { key: parts.slice(0, length).join('/'), index: Number(parts[length] ?? 0) }
}

function toEventType({ kind, trigger, source }: GraphEdge, key: string): string {
  if (kind === 'event') return trigger
  if (kind === 'always') return eventless
  if (kind === 'after') return `xstate.after.${key.slice('after/'.length)}.${source.id}`
  if (key === 'onDone') return `xstate.done.state.${source.id}`
  return `xstate.${kind}.actor.${invokeId(source, key)}`
}

function invokeId({ id, state }: GraphNode, key: string): string {
  const index = Number(/^invoke\/(\d+)\//.exec(key)?.[1] ?? 0)
  return toList(state.invoke)[index]?.id ?? `${index}.${id}`
}
