/** Drawings of a machine that can be read as they appear: whole, or state by state. */
import type { MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import {
  toGraph,
  toPath,
  type GraphNode,
  type MachineGraph,
} from '../../../compiler/machines/machine-graph.ts'
import { briefWording, fullWording, terseWording, type Wording } from './diagram-text.ts'
import { foldGraph } from './fold-graph.ts'
import { layoutGraph, type Diagram, type LayoutStyle } from './layout-diagram.ts'

/** What `Fit` leaves for a drawing in a window of 1440 by 900, in pixels. */
const room = { width: 868, height: 716 }

/** Of the labels, the smallest letters of a drawing; and the least they may become. */
const [letter, readable] = [10.5, 8]

export interface DiagramPart {
  /** Id of the state that is drawn: the machine itself, or one in it. */
  state: string
  /** `the machine`, or the path of the state. */
  name: string
  diagram: Diagram
}

/** In order of preference: none of the words is left out as long as there is room for them. */
const wholeStyles: readonly LayoutStyle[] = toStyles(fullWording, 'usual')
const styles: readonly LayoutStyle[] = [
  ...wholeStyles,
  ...toStyles(briefWording, 'usual'),
  ...toStyles(briefWording, 'tight'),
  ...toStyles(terseWording, 'tight'),
]

function toStyles(wording: Wording, spacing: LayoutStyle['spacing']): LayoutStyle[] {
  return [
    { direction: 'RIGHT', wording, spacing },
    { direction: 'DOWN', wording, spacing },
  ]
}

/** In pixels, the smallest letters when the drawing is fitted; never enlarged. */
export function letterAtFit({ width, height }: Pick<Diagram, 'width' | 'height'>): number {
  return letter * Math.min(1, room.width / width, room.height / height)
}

/** All of the machine in one drawing, with all its words, as large as it can be at `Fit`. */
export async function layoutWhole(document: MachineDocument): Promise<Diagram> {
  return layoutBest(toGraph(document), wholeStyles)
}

/**
 * One drawing where the whole can be read at once. Otherwise first the machine with its states folded,
 * then each state that was folded.
 *
 * @throws Error when a state or target of the document does not exist
 */
export async function layoutParts(document: MachineDocument): Promise<DiagramPart[]> {
  const graph = toGraph(document)
  const whole = await layoutBest(graph, styles)
  const isFlat = graph.root.children.every(({ children }) => !children.length)
  if (isFlat || letterAtFit(whole) >= readable)
    return [{ state: graph.root.id, name: 'the machine', diagram: whole }]
  return layoutFolded(graph, graph.root)
}

async function layoutFolded(graph: MachineGraph, shown: GraphNode): Promise<DiagramPart[]> {
  const diagram = await layoutBest(foldGraph(graph, shown), styles)
  const name = shown === graph.root ? 'the machine' : toPath(shown)
  const parts: DiagramPart[] = [{ state: shown.id, name, diagram }]
  for (const child of shown.children) {
    if (child.children.length) parts.push(...(await layoutFolded(graph, child)))
  }
  return parts
}

/** The first that can be read; else the largest. */
async function layoutBest(graph: MachineGraph, choices: readonly LayoutStyle[]): Promise<Diagram> {
  let best: Diagram | undefined
  for (const style of choices) {
    const diagram = await layoutGraph(graph, style)
    if (!best || letterAtFit(diagram) > letterAtFit(best)) best = diagram
    if (letterAtFit(best) >= readable) break
  }
  return best!
}
