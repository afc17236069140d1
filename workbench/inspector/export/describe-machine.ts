/**
 * Describes a machine in text: the content of a diagram, for people who do not see it, and for the
 * docs.
 */
import {
  toList,
  type JsonSchema,
  type MachineDocument,
} from '../../../runtime/model/config/machine-document.ts'
import { printAction, toGraph, type GraphEdge } from '../../../compiler/machines/machine-graph.ts'
import { printGuard } from '../../../compiler/machines/print-guard.ts'
import { printEdge } from '../diagram/diagram-text.ts'
import { toEdgeKey } from '../diagram/edge-key.ts'

export interface MachineWords {
  values: ValueWords[]
  guards: ValueWords[]
  states: StateWords[]
  events: EventWords[]
}

/** A named value or guard, with its definition. */
export interface ValueWords {
  name: string
  expression: string
  description: string
}

export interface StateWords {
  id: string
  /** Path within the machine: `choice.running`; empty for the machine itself. */
  path: string
  kind: string
  description: string
  tags: readonly string[]
  entry: string[]
  exit: string[]
  runs: string[]
  transitions: TransitionWords[]
}

export interface TransitionWords {
  edge: string
  /** Like `search.open [context.isReady] / assign(x)`. */
  text: string
  /** Undefined if the state does not change. */
  target: string | undefined
  description: string
}

export interface EventWords {
  type: string
  description: string
  /** Schema in `schemas.events`, without its examples. */
  fields: JsonSchema
  /** At least one example: the bare event where none was written. */
  examples: Record<string, unknown>[]
}

export function describeMachine(document: MachineDocument): MachineWords {
  const graph = toGraph(document)
  const toPath = (id: string) => id.slice(document.id.length + 1)
  const states = graph.nodes.map(({ id, kind, state, ...node }): StateWords => ({
    id,
    path: toPath(id),
    kind,
    description: state.description ?? '',
    tags: state.tags ?? [],
    entry: toList(state.entry).map(printAction),
    exit: toList(state.exit).map(printAction),
    runs: toList(state.invoke).map(({ src }) => src),
    transitions: graph.edges
      .filter(({ source }) => source.at === node.at)
      .map((edge) => toWords(edge, toPath)),
  }))
  const values = Object.entries(document.values ?? {}).map(([name, value]) => ({
    name: `values.${name}`,
    expression: value['@expr'],
    description: value.description ?? '',
  }))
  const guards = Object.entries(document.guards ?? {}).map(
    ([name, { when, description = '' }]) => ({
      name: name.replace(/^own\./, ''),
      expression: printGuard(when),
      description,
    }),
  )
  return { values, guards, states, events: describeEvents(document) }
}

function toWords(edge: GraphEdge, toPath: (id: string) => string): TransitionWords {
  return {
    edge: toEdgeKey(edge),
    text: printEdge(edge),
    target: edge.isInternal ? undefined : toPath(edge.target.id),
    description: edge.transition.description ?? '',
  }
}

function describeEvents({ schemas }: MachineDocument): EventWords[] {
  return Object.entries(schemas?.events ?? {}).map(([type, schema]) => {
    const {
      description = '',
      examples = [{}],
      ...fields
    } = schema as {
      description?: string
      examples?: Record<string, unknown>[]
    }
    return { type, description, fields: fields as JsonSchema, examples }
  })
}
