/** The texts of a diagram's boxes and arrows, and their size. */
import { toList } from '../../../runtime/model/config/machine-document.ts'
import {
  printAction,
  type GraphEdge,
  type GraphNode,
  type MachineGraph,
} from '../../../compiler/machines/machine-graph.ts'
import { toEdgeKeys } from './edge-key.ts'
import { wrapLabel } from './wrap-label.ts'

export interface TextRow {
  text: string
  kind: 'entry' | 'exit' | 'invoke' | 'inner' | 'folded' | 'more'
  /** Key of a transition within the state. */
  edge?: string | undefined
}

export interface LabelLine {
  text: string
  kind: 'trigger' | 'guard' | 'actions'
}

/** Pixels; letters of monospace fonts are about 0.61 of their size wide. */
export const sizes = {
  titleLetter: 8,
  rowLetter: 6.75,
  rowHeight: 15,
  labelLetter: 6.4,
  labelHeight: 14,
  titleHeight: 27,
}

/**
 * Length of the texts in a drawing; the full texts are in its titles, and in the text beside it.
 */
export interface Wording {
  /** Letters in a line of a box. */
  row: number
  /** Lines of one entry in a box. */
  rowLines: number
  /** Letters in a line at an arrow. */
  label: number
  /** Lines at an arrow. */
  lines: Readonly<Record<LabelLine['kind'], number>>
}

export const fullWording: Wording = {
  row: 46,
  rowLines: 3,
  label: 34,
  lines: { trigger: 2, guard: 3, actions: 2 },
}

/** For large machines: effects are only in the titles of boxes and arrows. */
export const briefWording: Wording = {
  row: 26,
  rowLines: 1,
  label: 20,
  lines: { trigger: 2, guard: 2, actions: 0 },
}

/** For the largest machines: one line per arrow. */
export const terseWording: Wording = {
  row: 24,
  rowLines: 1,
  label: 16,
  lines: { trigger: 1, guard: 1, actions: 0 },
}

/** Rows for entry, exit, invoked actors, and transitions that keep the state. */
export function toRows(node: GraphNode, graph: MachineGraph, wording: Wording): TextRow[] {
  const toRow = (kind: TextRow['kind'], text: string, edge?: string) =>
    wrapRow(kind, text, wording, edge)
  const { entry, exit, invoke } = node.state
  const rows = [
    ...toList(entry).flatMap((action) => toRow('entry', `entry / ${printAction(action)}`)),
    ...toList(invoke).flatMap(({ src }) => toRow('invoke', `runs ${src}`)),
    ...toList(exit).flatMap((action) => toRow('exit', `exit / ${printAction(action)}`)),
  ]
  const inner = graph.edges
    .filter((edge) => edge.isInternal && edge.source === node)
    .flatMap((edge) => toRow('inner', printEdge(edge), toEdgeKeys(edge)))
  const folded = node.folded ? toRow('folded', `⊞ ${node.folded} states`) : []
  return [...rows, ...inner, ...folded]
}

function wrapRow(
  kind: TextRow['kind'],
  text: string,
  { row, rowLines }: Wording,
  edge?: string,
): TextRow[] {
  return wrapLabel(text, row, rowLines).map((line, index) => ({
    kind: index ? 'more' : kind,
    text: index ? `    ${line}` : line,
    edge,
  }))
}

/** The title of a state: its name and its tags. */
export function toTitle({ name, state }: GraphNode): string {
  return [name, ...(state.tags ?? []).map((tag) => `#${tag}`)].join(' ')
}

export function toLabelLines(edge: GraphEdge, { label, lines: most }: Wording): LabelLine[] {
  const { trigger, kind, guard, actions } = edge
  const lines = (kind: LabelLine['kind'], text: string): LabelLine[] =>
    text && most[kind]
      ? wrapLabel(text, label, most[kind]).map((line) => ({ kind, text: line }))
      : []
  return [
    ...lines('trigger', kind === 'always' && !guard ? 'always' : trigger),
    ...lines('guard', guard ? `[${guard}]` : ''),
    ...lines('actions', actions.length ? `/\u00a0${actions.join('; ')}` : ''),
  ]
}

/** A complete transition in one line, as in the text beside the drawing. */
export function printEdge({ trigger, kind, guard, actions }: GraphEdge): string {
  return [
    trigger || (kind === 'always' ? 'always' : ''),
    guard ? `[${guard}]` : '',
    actions.length ? `/ ${actions.join('; ')}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The size of the texts at the top of a box, in pixels. */
export function sizeHead(node: GraphNode, graph: MachineGraph, wording: Wording) {
  const rows = toRows(node, graph, wording)
  const widths = rows.map(({ text }) => text.length * sizes.rowLetter)
  return {
    textWidth: Math.max(toTitle(node).length * sizes.titleLetter, ...widths),
    textHeight: sizes.titleHeight + rows.length * sizes.rowHeight,
  }
}
