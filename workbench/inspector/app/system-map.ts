/** Maps the events between actors of a page, as declared and as seen. */
import type { ActorView, LogEntry } from '../live/messages.ts'
import type { MachineListing } from '../machine-report.ts'

/** Source of events that no machine sends: gestures, timers, code, other services. */
export const outside = 'the page'

export interface MapNode {
  /** Id of the actor, or `outside`. */
  id: string
  machine: string | undefined
  isRunning: boolean
}

export interface MapEdge {
  from: string
  to: string
  /** Types of events in alphabetical order. */
  types: string[]
  isDeclared: boolean
  /** Number of occurrences in the log. */
  count: number
  /** Whether it was among the last seen. */
  isRecent: boolean
}

export interface SystemMap {
  nodes: MapNode[]
  edges: MapEdge[]
}

/** Milliseconds from the last event within which others count as recent. */
const recently = 1500

/** Builds the map from running actors, their declared receivers, and the logged events. */
export function toSystemMap(
  actors: readonly ActorView[],
  log: readonly LogEntry[],
  listings: readonly MachineListing[],
): SystemMap {
  const edges = new Map<string, MapEdge>()
  const edgeOf = (from: string, to: string, type: string): MapEdge => {
    const key = `${from} ${to}`
    let edge = edges.get(key)
    if (!edge)
      edges.set(key, (edge = { from, to, types: [], isDeclared: false, count: 0, isRecent: false }))
    if (!edge.types.includes(type)) edge.types = [...edge.types, type].toSorted()
    return edge
  }
  for (const { id, machine } of actors)
    for (const { to, type } of listings.find((each) => each.id === machine)?.sends ?? [])
      edgeOf(id, to, type).isDeclared = true

  const ids = new Set(actors.map(({ id }) => id))
  const newest = log.at(-1)?.time ?? 0
  for (const { actor, source, event, time } of log) {
    // Events to itself, its actors and its delays are in the machine's own drawing.
    if (!ids.has(actor) || source === actor || event.type.startsWith('xstate.')) continue
    const edge = edgeOf(
      source !== undefined && ids.has(source) ? source : outside,
      actor,
      event.type,
    )
    edge.count++
    if (newest - time <= recently) edge.isRecent = true
  }
  return { nodes: toNodes(actors, [...edges.values()], ids), edges: [...edges.values()] }
}

function toNodes(
  actors: readonly ActorView[],
  edges: readonly MapEdge[],
  ids: ReadonlySet<string>,
): MapNode[] {
  const missing = new Set(edges.map(({ to }) => to).filter((id) => !ids.has(id)))
  return [
    { id: outside, machine: undefined, isRunning: true },
    ...actors.map(({ id, machine, status }) => ({ id, machine, isRunning: status === 'active' })),
    ...Array.from(missing, (id) => ({ id, machine: undefined, isRunning: false })),
  ]
}

export interface Place {
  x: number
  y: number
}

/**
 * Places the page in the middle, and the machines around it, with communicating ones side by side.
 */
export function placeNodes(
  { nodes, edges }: SystemMap,
  width: number,
  height: number,
): ReadonlyMap<string, Place> {
  const middle = { x: width / 2, y: height / 2 }
  const ring = sortByNeighbours(nodes, edges)
  const places = ring.map((id, index): [string, Place] => {
    const angle = (index / ring.length) * 2 * Math.PI - Math.PI / 2
    return [
      id,
      {
        x: middle.x + Math.cos(angle) * (width / 2 - 90),
        y: middle.y + Math.sin(angle) * (height / 2 - 30),
      },
    ]
  })
  return new Map([[outside, middle], ...places])
}

/** Orders nodes so that each is followed by its unplaced neighbours. */
function sortByNeighbours(nodes: readonly MapNode[], edges: readonly MapEdge[]): string[] {
  const sorted = new Set<string>()
  const add = (id: string) => {
    if (id === outside || sorted.has(id)) return
    sorted.add(id)
    for (const { from, to } of edges) {
      if (from === id) add(to)
      if (to === id) add(from)
    }
  }
  for (const { id } of nodes) add(id)
  return [...sorted]
}
