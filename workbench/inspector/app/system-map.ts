/** Who sends what to whom on a page: as declared, and as seen. */
import type { ActorView, LogEntry } from '../live/messages.ts'
import type { MachineListing } from '../machine-report.ts'

/** Where events come from that no machine sends: gestures, timers, code, other services. */
export const outside = 'the page'

export interface MapNode {
  /** Of the actor; `outside` is one too. */
  id: string
  machine: string | undefined
  isRunning: boolean
}

export interface MapEdge {
  from: string
  to: string
  /** In alphabetical order. */
  types: string[]
  isDeclared: boolean
  /** How often it was seen in the log. */
  count: number
  /** It was among the last seen. */
  isRecent: boolean
}

export interface SystemMap {
  nodes: MapNode[]
  edges: MapEdge[]
}

/** What happens within this time of the last event belongs to it, in milliseconds. */
const recently = 1500

/** Actors that run, those that they are declared to send to, and what went between them. */
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
    // What a machine tells itself, its actors and its delays are in its own drawing.
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

/** The page in the middle, the machines around it; those that talk to each other side by side. */
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

/** Each is followed by those it has to do with, as far as they have no place yet. */
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
