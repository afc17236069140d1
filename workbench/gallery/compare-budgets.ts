/** Compares the bytes of a slice with its budgets. */
import { join } from 'node:path'
import type { Fault } from '#compiler/read/fault.ts'
import { budgetOf, budgetParts, type BudgetPart } from '#compiler/generate/slice-budgets.ts'
import type { GalleryEntry } from './gallery-entry.ts'
import type { SliceBytes } from '#compiler/build/slice-bytes.ts'

export interface Figure {
  part: BudgetPart
  /** Undefined where nothing has been built. */
  bytes: number | undefined
  budget: number
  /** Name of the mock with the most HTML. */
  mock?: string | undefined
}

/** Figures in the order of `budgetParts`. */
export function toFigures({ wiring }: Pick<GalleryEntry, 'wiring'>, bytes: SliceBytes): Figure[] {
  const budget = budgetOf(wiring)
  const [mock, html] = Object.entries(bytes.html).reduce<[string?, number?]>(
    (largest, one) => (one[1] > (largest[1] ?? -1) ? one : largest),
    [],
  )
  const measured = { script: bytes.script, style: bytes.style, html: html ?? 0 }
  return budgetParts.map((part) => ({
    part,
    bytes: measured[part],
    budget: budget[part],
    mock: part === 'html' ? mock : undefined,
  }))
}

export function isOver({ bytes = 0, budget }: Figure): boolean {
  return bytes > budget
}

/** One fault for each exceeded budget. */
export function findOverBudget(entry: GalleryEntry, bytes: SliceBytes): Fault[] {
  return toFigures(entry, bytes)
    .filter(isOver)
    .map((figure) => ({
      file: join(entry.folder, 'wiring.json'),
      path: `/budget/${figure.part}`,
      message: toMessage(entry.type, figure),
      hint: `${advice[figure.part]} If it needs them, say so in wiring.json: "budget": { "${figure.part}": ${toRoom(figure)} }.`,
    }))
}

function toMessage(type: string, { part, bytes = 0, budget, mock }: Figure): string {
  const where = mock === undefined ? '' : ` in its mock "${mock}"`
  return `The ${words[part]} of the slice "${type}" comes to ${showBytes(bytes)} bytes after gzip${where}; it may have ${showBytes(budget)}.`
}

const words: Record<BudgetPart, string> = { script: 'script', style: 'style', html: 'HTML' }

const advice: Record<BudgetPart, string> = {
  script: 'Leave to the server what it can draw, and to the machine what few visitors use.',
  style: 'Use parts and tokens in place of rules of its own.',
  html: 'Draw less markup for each item, and let no mock be longer than content is.',
}

/** A new budget: the present bytes plus a tenth, rounded up. */
function toRoom({ bytes = 0 }: Figure): number {
  return Math.ceil((bytes * 1.1) / 50) * 50
}

export function showBytes(bytes: number): string {
  return bytes.toLocaleString('en')
}
