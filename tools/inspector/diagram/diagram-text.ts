/** What the boxes and arrows of a diagram say, and how much room the words need. */
import { toList } from '../../../runtime/model/config/machine-document.ts'
import {
  printAction,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '../../machines/machine-graph.ts'
import { toEdgeKey } from './edge-key.ts'
import { wrapLabel } from './wrap-label.ts'

export interface TextRow {
  text: string
  kind: 'entry' | 'exit' | 'invoke' | 'inner' | 'more'
  /** Of a transition inside of the state. */
  edge?: string
}

export interface LabelLine {
  text: string
  kind: 'trigger' | 'guard' | 'actions'
}

/** In pixels; letters of monospace fonts are about 0.61 of their size wide. */
export const sizes = {
  titleLetter: 8,
  rowLetter: 6.75,
  rowHeight: 15,
  labelLetter: 6.4,
  labelHeight: 14,
  titleHeight: 27,
}

const rowWidth = 46
const labelWidth = 34

/** Entry, exit, what runs meanwhile, and transitions that leave the state as it is. */
export function toRows(node: GraphNode, graph: MachineGraph): TextRow[] {
  const { entry, exit, invoke } = node.state
  const rows = [
    ...toList(entry).flatMap((action) => toRow('entry', `entry / ${printAction(action)}`)),
    ...toList(invoke).flatMap(({ src }) => toRow('invoke', `runs ${src}`)),
    ...toList(exit).flatMap((action) => toRow('exit', `exit / ${printAction(action)}`)),
  ]
  const inner = graph.edges
    .filter((edge) => edge.isInternal && edge.source === node)
    .flatMap((edge) => toRow('inner', printEdge(edge), toEdgeKey(edge)))
  return [...rows, ...inner]
}

function toRow(kind: TextRow['kind'], text: string, edge?: string): TextRow[] {
  return wrapLabel(text, rowWidth, 3).map((line, index) => ({
    kind: index ? 'more' : kind,
    text: index ? `    ${line}` : line,
    ...(edge !== undefined && { edge }),
  }))
}

/** Title of a state: its name and its tags. */
export function toTitle({ name, state }: GraphNode): string {
  return [name, ...(state.tags ?? []).map((tag) => `#${tag}`)].join(' ')
}

export function toLabelLines(edge: GraphEdge): LabelLine[] {
  const { trigger, kind, guard, actions } = edge
  const lines = (kind: LabelLine['kind'], text: string, most: number): LabelLine[] =>
    text ? wrapLabel(text, labelWidth, most).map((line) => ({ kind, text: line })) : []
  return [
    ...lines('trigger', kind === 'always' && !guard ? 'always' : trigger, 2),
    ...lines('guard', guard ? `[${guard}]` : '', 3),
    ...lines('actions', actions.length ? `/\u00a0${actions.join('; ')}` : '', 2),
  ]
}

/** The whole of a transition in one line, as in the text beside the drawing. */
export function printEdge({ trigger, kind, guard, actions }: GraphEdge): string {
  return [
    trigger || (kind === 'always' ? 'always' : ''),
    guard ? `[${guard}]` : '',
    actions.length ? `/ ${actions.join('; ')}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
