import type { MachineProblem } from './machine-problem.ts'
import type {
  ActionDocument,
  MachineDocument,
} from '../../../runtime/model/config/machine-document.ts'
import { parseExpression } from '../../../runtime/machines/expression.ts'
import {
  toGraph,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '../../machines/machine-graph.ts'
import { eachAction, eachExpression, eachGuard } from '../../machines/walk-document.ts'

/** Structural faults: targets, dead ends, branches that are never taken, unused names. */
export function checkStructure(document: MachineDocument): MachineProblem[] {
  const graph = toGraph(document)
  if (graph.problems.length)
    return graph.problems.map((problem) => ({ rule: 'targets', ...problem }))
  return [
    ...findDeadEnds(graph),
    ...findShadowedBranches(graph),
    ...findUnusedNames(document),
    ...checkEvents(document, graph),
    ...findUndescribed(graph),
  ]
}

/** A machine of one state has nowhere to go; all other states need a way out, or to be final. */
function findDeadEnds({ nodes, edges }: MachineGraph): MachineProblem[] {
  const leaves = (node: GraphNode): boolean =>
    edges.some(
      ({ source, target, isInternal }) => source === node && target !== node && !isInternal,
    ) ||
    (node.parent !== undefined && leaves(node.parent))
  const isMeant = (node: GraphNode): boolean =>
    node.state.meta?.terminal === true || (node.parent !== undefined && isMeant(node.parent))
  return nodes
    .filter((node) => node.kind === 'atomic' && node.parent && !leaves(node) && !isMeant(node))
    .map(({ at, name }) => ({
      rule: 'dead-end',
      at,
      message: `"${name}" has no way out; make it final or set meta.terminal`,
    }))
}

/** The first branch whose guard holds wins, so an unguarded one must be last. */
function findShadowedBranches({ edges }: MachineGraph): MachineProblem[] {
  const lists = Map.groupBy(
    edges.filter(({ at }) => /\/\d+$/.test(at)),
    ({ at }) => at.replace(/\/\d+$/, ''),
  )
  return [...lists].flatMap(([at, branches]) => {
    const shadowing = branches.slice(0, -1).filter(({ guard }) => guard === undefined)
    const problems = shadowing.map((branch) => ({
      rule: 'shadowed',
      at: branch.at,
      message: 'this branch has no guard, so the ones after it are never taken',
    }))
    const last = branches.at(-1)
    if (last?.kind === 'always' && branches.length > 1 && last.guard !== undefined) {
      problems.push({
        rule: 'open-end',
        at,
        message: 'the last branch of always must have no guard',
      })
    }
    return problems
  })
}

/** Names a document declares for itself and never uses. Unknown ones are the compiler's to find. */
function findUnusedNames(document: MachineDocument): MachineProblem[] {
  const used = new Set<string>()
  for (const { action } of eachAction(document)) used.add(action.type)
  for (const { guard } of eachGuard(document)) if ('type' in guard) used.add(guard.type)
  for (const { state } of toGraph(document).nodes) {
    for (const delay in state.after) used.add(delay)
  }
  const { schemas, meta, ...rest } = document
  for (const { source } of eachExpression(rest, '')) {
    for (const name of listUsed(source)) used.add(`values.${name}`)
  }
  const declared = (['actions', 'guards', 'delays'] as const).flatMap((kind) =>
    Object.keys(document[kind] ?? {}).map((name) => ({ name, at: `/${kind}/${name}` })),
  )
  const values = Object.keys(document.values ?? {}).map((name) => ({
    name: `values.${name}`,
    at: `/values/${name}`,
  }))
  return [...declared, ...values]
    .filter(({ name }) => !used.has(name))
    .map(({ name, at }) => ({
      rule: 'names',
      at,
      message: `"${name}" is never used`,
    }))
}

/** Names of the values an expression uses. The compiler reports one that cannot be read. */
function listUsed(source: string): ReadonlySet<string> {
  try {
    return parseExpression(source).values
  } catch {
    return new Set()
  }
}

/** Events from outside are declared and handled; `own.*` events are raised and handled. */
function checkEvents(document: MachineDocument, { edges }: MachineGraph): MachineProblem[] {
  const declared = Object.keys(document.schemas?.events ?? {})
  const handled = new Map<string, GraphEdge>()
  for (const edge of edges) if (edge.kind === 'event') handled.set(edge.trigger, edge)
  const raised = new Map<string, string>()
  for (const { action, at } of eachAction(document)) {
    const type = eventTypeOf(action)
    if (action.type === 'raise' && type) raised.set(type, at)
  }
  const isForeign = (type: string) => type.includes('*') || type.startsWith('xstate.')
  const problem = (at: string, message: string) => ({ rule: 'events', at, message })
  return [
    ...declared
      .filter((type) => !handled.has(type))
      .map((type) => problem(`/schemas/events/${type}`, `no state handles "${type}"`)),
    ...[...handled.values()]
      .filter(({ trigger }) => !isForeign(trigger) && !trigger.startsWith('own.'))
      .filter(({ trigger }) => !declared.includes(trigger))
      .map(({ at, trigger }) => problem(at, `"${trigger}" is not declared in schemas.events`)),
    ...[...handled.values()]
      .filter(({ trigger }) => trigger.startsWith('own.') && !raised.has(trigger))
      .map(({ at, trigger }) => problem(at, `"${trigger}" is never raised`)),
    ...[...raised]
      .filter(([type]) => !handled.has(type))
      .map(([type, at]) => problem(at, `no state handles the raised "${type}"`)),
    ...checkEmitted(document),
  ]
}

function checkEmitted(document: MachineDocument): MachineProblem[] {
  const declared = Object.keys(document.schemas?.emitted ?? {})
  const emitted = [...eachAction(document)].filter(({ action }) => action.type === 'emit')
  const types = new Set(emitted.map(({ action }) => eventTypeOf(action)))
  return [
    ...emitted
      .filter(({ action }) => !declared.includes(eventTypeOf(action) ?? ''))
      .map(({ action, at }) => ({
        rule: 'events',
        at,
        message: `"${eventTypeOf(action)}" is not declared in schemas.emitted`,
      })),
    ...declared
      .filter((type) => !types.has(type))
      .map((type) => ({
        rule: 'events',
        at: `/schemas/emitted/${type}`,
        message: `"${type}" is never emitted`,
      })),
  ]
}

function eventTypeOf({ params }: ActionDocument): string | undefined {
  const type = (params?.['event'] as { type?: unknown } | undefined)?.type
  return typeof type === 'string' ? type : undefined
}

/** Diagrams and developers read descriptions: a state without one is a riddle. */
function findUndescribed({ nodes }: MachineGraph): MachineProblem[] {
  return nodes
    .filter(({ state }) => !state.description)
    .map(({ at, name }) => ({
      rule: 'description',
      at,
      message: `"${name}" is not described`,
    }))
}
