/** Lays out readable drawings of a machine: whole, or state by state. */
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

/** Space of a drawing after `Fit` in a window of 1440 by 900, in pixels. */
const room = { width: 868, height: 716 }

/** Pixels of the labels' letters, the smallest in a drawing, and their readable minimum. */
const [letter, readable] = [10.5, 8]

export interface DiagramPart {
  /** Id of the drawn state: the machine itself, or one in it. */
  state: string
  /** `the machine`, or the path of the state. */
  name: string
  diagram: Diagram
}

/** Styles in order of preference: no text is left out while there is space for it. */
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

/** Pixels of the smallest letters when the drawing is fitted; never enlarged. */
export function letterAtFit({ width, height }: Pick<Diagram, 'width' | 'height'>): number {
  return letter * Math.min(1, room.width / width, room.height / height)
}

/** Lays out the whole machine with all its texts, as large as possible at `Fit`. */
export async function layoutWhole(document: MachineDocument): Promise<Diagram> {
  return layoutBest(toGraph(document), wholeStyles)
}

/**
 * Lays out one drawing if the whole is readable at once. Otherwise first the machine with folded
 * states, then each folded state.
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

/** The first readable layout; else the largest. */
async function layoutBest(graph: MachineGraph, choices: readonly LayoutStyle[]): Promise<Diagram> {
  let best: Diagram | undefined
  for (const style of choices) {
    const diagram = await layoutGraph(graph, style)
    if (!best || letterAtFit(diagram) > letterAtFit(best)) best = diagram
    if (letterAtFit(best) >= readable) break
  }
  return best!
}
