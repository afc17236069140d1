/**
 * Draws a laid-out machine as SVG text: a separate file, or part of a page that highlights its
 * states.
 */
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk.bundled.js'
import type { GraphEdge, GraphNode } from '../../../compiler/machines/machine-graph.ts'
import { escapeHtml } from '../../../runtime/page/render/escape-html.ts'
import { diagramStyle } from './diagram-style.ts'
import {
  printEdge,
  sizeHead,
  sizes,
  toLabelLines,
  toRows,
  toTitle,
  type Wording,
} from './diagram-text.ts'
import { toEdgeKeys } from './edge-key.ts'
import type { Diagram } from './layout-diagram.ts'
import { indent, placeHead } from './place-head.ts'

/**
 * Boxes carry `data-state` (XState's id of the state), arrows `data-edge` (see `toEdgeKeys`) and those
 * of events `data-event`.
 */
export function drawDiagram(diagram: Diagram): string {
  const { graph, box, edges, width, height } = diagram
  const { description = '' } = graph.root.state
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`
  const byPlace = new Map(graph.edges.map((edge) => [edge.at, edge]))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sw-d" role="img" ${size} viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}">`,
    `<title>${escapeHtml(graph.root.id)}</title><desc>${escapeHtml(description)}</desc><style>${diagramStyle}</style>`,
    drawBox(box, { x: 0, y: 0 }, diagram),
    ...edges.map((edge) => drawArrow(edge, diagram.wording, byPlace.get(edge.id))),
    '</svg>',
  ].join('\n')
}

function drawBox(box: ElkNode, origin: ElkPoint, diagram: Diagram): string {
  const at = { x: origin.x + (box.x ?? 0), y: origin.y + (box.y ?? 0) }
  const node = diagram.graph.nodes.find(({ id }) => id === box.id)
  if (!node) return `<circle class="dot" cx="${at.x + 6}" cy="${at.y + 6}" r="5.5"/>`
  const inner = (box.children ?? []).map((child) => drawBox(child, at, diagram)).join('\n')
  // The group of a state contains only its own shape, so that highlighting it does not highlight its
  // children.
  return `${drawState(node, at, box, diagram)}\n${inner}`
}

function drawState(
  node: GraphNode,
  { x, y }: ElkPoint,
  box: ElkNode,
  { graph, wording, edges }: Diagram,
): string {
  const { width = 0, height = 0 } = box
  const rows = toRows(node, graph, wording)
  const head = { x, y, width, ...sizeHead(node, graph, wording) }
  const left = placeHead(head, edges) ?? x + indent
  const classes = [
    node.parent ? node.kind : 'machine',
    ...(node.folded ? ['folded'] : []),
    ...(node.parent?.kind === 'parallel' ? ['region'] : []),
  ].join(' ')
  const open = `<g class="${classes}" data-state="${escapeHtml(node.id)}"><title>${escapeHtml(node.state.description ?? node.id)}</title>`
  if (node.kind === 'history') {
    const letter = node.state.history === 'deep' ? 'H*' : 'H'
    const [cx, cy] = [x + width / 2, y + height / 2]
    return `${open}<circle class="box" cx="${cx}" cy="${cy}" r="${width / 2}"/><text class="letter" x="${cx}" y="${cy + 4}">${letter}</text></g>`
  }
  const rectangle = (inset: number) =>
    `<rect class="box" x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${8 - inset}"/>`
  return [
    open,
    rectangle(0),
    node.kind === 'final' ? rectangle(3.5) : '',
    drawTitle(node, left, y + 19),
    ...rows.map(({ text, kind, edge }, index) => {
      const place = `x="${left}" y="${y + sizes.titleHeight + 10 + index * sizes.rowHeight}"`
      const key = edge === undefined ? '' : ` data-edge="${escapeHtml(edge)}"`
      return `<text class="row ${kind}"${key} ${place}>${escapeHtml(text)}</text>`
    }),
    '</g>',
  ].join('')
}

function drawTitle(node: GraphNode, x: number, y: number): string {
  const [name = '', ...tags] = toTitle(node).split(' ')
  const tagged = tags.length
    ? `<tspan class="tag" dx="7">${escapeHtml(tags.join(' '))}</tspan>`
    : ''
  return `<text class="title" x="${x}" y="${y}">${escapeHtml(name)}${tagged}</text>`
}

/** @param edge - undefined for the arrow to an initial state */
function drawArrow(
  { sections = [], labels = [] }: ElkExtendedEdge,
  wording: Wording,
  edge?: GraphEdge,
): string {
  const data = edge
    ? ` data-edge="${escapeHtml(toEdgeKeys(edge))}"${edge.kind === 'event' && !edge.merged ? ` data-event="${escapeHtml(edge.trigger)}"` : ''}`
    : ''
  const title = edge
    ? `<title>${escapeHtml(edge.transition.description ?? printEdge(edge))}</title>`
    : ''
  const label = edge
    ? labels.map(({ x = 0, y = 0 }) => drawLabel(edge, wording, { x: x + 2, y })).join('')
    : ''
  return `<g class="${edge?.kind ?? 'start'}"${data}>${title}${sections.map(drawSection).join('')}${label}</g>`
}

function drawSection({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): string {
  const points = [startPoint, ...bendPoints, endPoint]
  return `<path class="path" d="${toRoundedPath(points)}"/>${drawHead(points.at(-2)!, endPoint)}`
}

/** A path of right angles with rounded corners. */
function toRoundedPath(points: readonly ElkPoint[]): string {
  const [start, ...rest] = points
  const steps = rest.map((point, index) => {
    const next = rest[index + 1]
    if (!next) return `L${point.x} ${point.y}`
    const [from, to] = [towards(point, points[index]!), towards(point, next)]
    return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
  })
  return `M${start!.x} ${start!.y}${steps.join('')}`
}

function towards(from: ElkPoint, to: ElkPoint): ElkPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(6, length / 2) / length
  return { x: round(from.x + (to.x - from.x) * share), y: round(from.y + (to.y - from.y) * share) }
}

/** Draws an arrowhead without a marker: not every program colours markers like their arrow. */
function drawHead(before: ElkPoint, tip: ElkPoint): string {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const corner = (turn: number) =>
    `${round(tip.x - 8 * Math.cos(angle + turn))} ${round(tip.y - 8 * Math.sin(angle + turn))}`
  return `<path class="head" d="M${tip.x} ${tip.y}L${corner(0.42)}L${corner(-0.42)}Z"/>`
}

function drawLabel(edge: GraphEdge, wording: Wording, { x, y }: ElkPoint): string {
  const lines = toLabelLines(edge, wording).map(
    ({ text, kind }, index) =>
      `<text class="${kind}" x="${x}" y="${y + 11 + index * sizes.labelHeight}">${escapeHtml(text)}</text>`,
  )
  return `<g class="label">${lines.join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
