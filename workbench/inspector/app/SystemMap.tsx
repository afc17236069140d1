import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MachineListing } from '../machine-report.ts'
import type { ConnectedPage } from './connected-pages.ts'
import { outside, placeNodes, toSystemMap, type MapEdge, type Place } from './system-map.ts'

export interface SystemMapProps {
  page: ConnectedPage | undefined
  machines: readonly MachineListing[]
  select: (machine: string, actor: string | undefined) => void
}

/** Pixels; never scaled, so that text stays readable. In less space the map scrolls. */
const [leastWidth, leastHeight] = [600, 330]
const nodeHeight = 26

/** Shows live which actors of a page send what to each other. */
export function SystemMap({ page, machines, select }: SystemMapProps) {
  const map = useMemo(
    () => toSystemMap(page?.actors ?? [], page?.log ?? [], machines),
    [page?.actors, page?.log, machines],
  )
  const [frame, { width, height }] = useRoom()
  const places = useMemo(() => placeNodes(map, width, height), [map, width, height])
  return (
    <section className="map" aria-label="Map of the page">
      {!page && <p className="empty">No page of the site is open: show one above.</p>}
      <div ref={frame} className="map-drawing" aria-hidden="true">
        <svg width={width} height={height}>
          <defs>
            <marker
              id="map-head"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto-start-reverse"
            >
              <path d="M0 0 8 4 0 8z" fill="context-stroke" />
            </marker>
          </defs>
          {map.edges.map((edge) => (
            <Edge
              key={`${edge.from} ${edge.to}`}
              edge={edge}
              places={places}
              middle={places.get(outside)!}
            />
          ))}
          {map.nodes.map(({ id, machine, isRunning }) => {
            const { x, y } = places.get(id)!
            const half = toHalf(id)
            return (
              <g
                key={id}
                className={`map-node${isRunning ? '' : ' is-absent'}${id === outside ? ' is-page' : ''}`}
                transform={`translate(${x} ${y})`}
                onClick={machine === undefined ? undefined : () => select(machine, id)}
              >
                <rect
                  x={-half}
                  y={-nodeHeight / 2}
                  width={2 * half}
                  height={nodeHeight}
                  rx={nodeHeight / 2}
                />
                <text textAnchor="middle" dy="0.35em">
                  {id}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      <div className="map-words" tabIndex={0} role="group" aria-label="The map as text">
        <p className="soft">
          Solid: seen on this page. Dashed: declared, not seen yet. Bright: seen last.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">from</th>
              <th scope="col">to</th>
              <th scope="col">events</th>
              <th scope="col">seen</th>
            </tr>
          </thead>
          <tbody>
            {map.edges.map(({ from, to, types, count, isRecent }) => (
              <tr key={`${from} ${to}`} className={isRecent ? 'is-recent' : undefined}>
                <td>{from}</td>
                <td>{to}</td>
                <td>
                  <code>{types.join(', ')}</code>
                </td>
                <td>{count || 'not yet'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Tracks the size of an element. */
function useRoom() {
  const [room, setRoom] = useState({ width: leastWidth, height: leastHeight })
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const resized = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      setRoom({
        width: Math.max(leastWidth, clientWidth),
        height: Math.max(leastHeight, clientHeight),
      })
    })
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return [frame, room] as const
}

interface EdgeProps {
  edge: MapEdge
  places: ReadonlyMap<string, Place>
  middle: Place
}

function Edge({ edge, places, middle }: EdgeProps) {
  const { from, to, types, count, isRecent } = edge
  const [start, end] = [places.get(from)!, places.get(to)!]
  // Bent towards the middle, so that it passes the machines between its ends.
  const [midX, midY] = [(start.x + end.x) / 2, (start.y + end.y) / 2]
  const bend = { x: midX + (middle.x - midX) * 0.35, y: midY + (middle.y - midY) * 0.35 }
  const [first, last] = [leave(start, bend, from), leave(end, bend, to)]
  return (
    <path
      className={`map-edge${count ? ' is-seen' : ''}${isRecent ? ' is-recent' : ''}`}
      d={`M${first.x} ${first.y}Q${bend.x} ${bend.y} ${last.x} ${last.y}`}
      markerEnd="url(#map-head)"
    >
      <title>{`${from} → ${to}: ${types.join(', ')}`}</title>
    </path>
  )
}

/** Half the width of a node. */
function toHalf(id: string): number {
  return id.length * 3.9 + 14
}

/** The point at which a line from a node's middle crosses its border. */
function leave(node: Place, towards: Place, id: string): Place {
  const [dx, dy] = [towards.x - node.x, towards.y - node.y]
  const part = Math.min(
    (toHalf(id) + 3) / Math.max(1, Math.abs(dx)),
    (nodeHeight / 2 + 3) / Math.max(1, Math.abs(dy)),
    1,
  )
  return { x: node.x + dx * part, y: node.y + dy * part }
}
