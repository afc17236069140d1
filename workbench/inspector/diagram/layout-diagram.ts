/** Lays out a diagram; `draw-diagram.ts` draws it. */
import type { default as Elk, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import {
  toGraph,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '../../../compiler/machines/machine-graph.ts'
import {
  fullWording,
  sizeHead,
  sizes,
  toLabelLines,
  toRows,
  toTitle,
  type Wording,
} from './diagram-text.ts'
import { indent, placeHead } from './place-head.ts'
import { findBackwards } from './reading-order.ts'

export interface Diagram {
  graph: MachineGraph
  wording: Wording
  /** The root box: the machine itself. */
  box: ElkNode
  edges: readonly ElkExtendedEdge[]
  width: number
  height: number
}

/** Pixels between boxes, and between boxes and labels or arrows. */
const spacings = {
  usual: { layers: 40, edgeToLayer: 16, boxes: 28, edgeToBox: 16, edges: 12 },
  tight: { layers: 12, edgeToLayer: 8, boxes: 14, edgeToBox: 8, edges: 7 },
}

/**
 * Only these are known to work together: `considerModelOrder` and related options crash on most
 * machines.
 */
const options = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'false',
  'elk.json.edgeCoords': 'ROOT',
}

/** Ids of boxes that are not states. */
export const dotOf = (id: string) => `${id} initial`

export interface LayoutStyle {
  /** Direction of arrows that lead forward. */
  direction: 'RIGHT' | 'DOWN'
  wording: Wording
  spacing: keyof typeof spacings
}

const usualStyle: LayoutStyle = { direction: 'RIGHT', wording: fullWording, spacing: 'usual' }

let elk: InstanceType<typeof Elk> | undefined

/**
 * Takes 30 to 60 ms, the first time up to half a second.
 *
 * @throws Error when a state or target of the document does not exist
 */
export async function layoutDiagram(
  document: MachineDocument,
  style: LayoutStyle = usualStyle,
): Promise<Diagram> {
  return layoutGraph(toGraph(document), style)
}

/**
 * Lays it out again if arrows left no space for the texts of a state, which then get its left side.
 *
 * @throws Error when a state or target of the graph does not exist
 */
export async function layoutGraph(graph: MachineGraph, style: LayoutStyle): Promise<Diagram> {
  const diagram = await layoutOnce(graph, style, new Set())
  const crowded = new Set(listCrowded(diagram, diagram.box))
  return crowded.size > 0 ? layoutOnce(graph, style, crowded) : diagram
}

async function layoutOnce(
  graph: MachineGraph,
  style: LayoutStyle,
  crowded: ReadonlySet<string>,
): Promise<Diagram> {
  // Whoever only reads what is wrong with a machine does without it.
  const { default: Layout } = await import('elkjs/lib/elk.bundled.js')
  elk ??= new Layout()
  if (graph.problems.length)
    throw new Error(graph.problems.map(({ at, message }) => `${at}: ${message}`).join('\n'))
  const { wording } = style
  const styled = toOptions(style)
  const box = { ...toBox(graph.root, graph, wording, crowded) }
  box.layoutOptions = { ...styled, ...box.layoutOptions }
  const backwards = findBackwards(graph)
  const whole: ElkNode = {
    id: ' ',
    children: [box],
    edges: [...toStarts(graph), ...toArrows(graph, backwards, wording)],
    layoutOptions: styled,
  }
  const placed = await elk.layout<ElkNode>(whole)
  const turned = new Set(Array.from(backwards, ({ at }) => at))
  return {
    graph,
    wording,
    box: placed.children![0]!,
    edges: (placed.edges ?? []).map((edge) => (turned.has(edge.id) ? turn(edge) : edge)),
    width: placed.width ?? 0,
    height: placed.height ?? 0,
  }
}

function toOptions({ direction, spacing }: LayoutStyle): Record<string, string> {
  const { layers, edgeToLayer, boxes, edgeToBox, edges } = spacings[spacing]
  return {
    ...options,
    'elk.direction': direction,
    'elk.layered.spacing.nodeNodeBetweenLayers': String(layers),
    'elk.layered.spacing.edgeNodeBetweenLayers': String(edgeToLayer),
    'elk.spacing.nodeNode': String(boxes),
    'elk.spacing.edgeNode': String(edgeToBox),
    'elk.spacing.edgeEdge': String(edges),
  }
}

/** Ids of states whose texts an arrow crosses wherever they are placed. */
function listCrowded(diagram: Diagram, box: ElkNode, origin = { x: 0, y: 0 }): string[] {
  const { graph, wording, edges } = diagram
  const at = { x: origin.x + (box.x ?? 0), y: origin.y + (box.y ?? 0) }
  const node = graph.nodes.find(({ id }) => id === box.id)
  const { children = [], width = 0 } = box
  if (!node || children.length === 0) return []
  const head = { ...at, width, ...sizeHead(node, graph, wording) }
  const isCrowded = placeHead(head, edges) === undefined
  const inner = children.flatMap((child) => listCrowded(diagram, child, at))
  return isCrowded ? [node.id, ...inner] : inner
}

function toBox(
  node: GraphNode,
  graph: MachineGraph,
  wording: Wording,
  crowded: ReadonlySet<string>,
): ElkNode {
  if (node.kind === 'history') return { id: node.id, width: 26, height: 26 }
  const rows = toRows(node, graph, wording)
  const head = sizes.titleHeight + rows.length * sizes.rowHeight
  const width = Math.ceil(
    Math.max(
      72,
      toTitle(node).length * sizes.titleLetter + 26,
      ...rows.map(({ text }) => text.length * sizes.rowLetter + 22),
    ),
  )
  if (!node.children.length) return { id: node.id, width, height: head + 7 }
  const children = node.children.map((child) => toBox(child, graph, wording, crowded))
  const { textWidth } = sizeHead(node, graph, wording)
  const left = crowded.has(node.id) ? Math.ceil(textWidth) + 2 * indent : 18
  return {
    id: node.id,
    children: node.initial ? [toDot(node), ...children] : children,
    layoutOptions: {
      'elk.padding': `[top=${head + 14},left=${left},bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head})`,
    },
  }
}

function toDot({ id }: GraphNode): ElkNode {
  return {
    id: dotOf(id),
    width: 12,
    height: 12,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  }
}

/** Reverses arrows that lead back, so that ELK need not reverse any. */
function toArrows(
  { edges }: MachineGraph,
  backwards: ReadonlySet<GraphEdge>,
  wording: Wording,
): ElkExtendedEdge[] {
  return edges
    .filter(({ isInternal }) => !isInternal)
    .map((edge) => {
      const [from, to] = backwards.has(edge)
        ? [edge.target, edge.source]
        : [edge.source, edge.target]
      return { id: edge.at, sources: [from.id], targets: [to.id], labels: [toLabel(edge, wording)] }
    })
}

function turn(edge: ElkExtendedEdge): ElkExtendedEdge {
  const sections = edge.sections?.map((section) => ({
    ...section,
    startPoint: section.endPoint,
    endPoint: section.startPoint,
    ...(section.bendPoints && { bendPoints: section.bendPoints.toReversed() }),
  }))
  return { ...edge, ...(sections && { sections: sections.toReversed() }) }
}

function toLabel(edge: GraphEdge, wording: Wording) {
  const lines = toLabelLines(edge, wording)
  return {
    text: edge.at,
    width: Math.ceil(Math.max(1, ...lines.map(({ text }) => text.length)) * sizes.labelLetter + 4),
    height: Math.max(1, lines.length) * sizes.labelHeight + 2,
  }
}

function toStarts({ nodes }: MachineGraph): ElkExtendedEdge[] {
  return nodes.flatMap((node) =>
    node.initial
      ? {
          id: `${dotOf(node.id)} arrow`,
          sources: [dotOf(node.id)],
          targets: [node.initial.id],
          layoutOptions: {
            'elk.layered.priority.direction': '20',
            'elk.layered.priority.straightness': '10',
          },
        }
      : [],
  )
}
