/** Layers: a rule in one of another name is weaker or stronger than it should be, without a word. */
import { findNearest } from '#schemas/find-nearest.ts'
import { didYouMean } from '../../read/fault.ts'
import type { Sheet } from './sheet.ts'
import { lineAt } from './parse-sheet.ts'

const layers = ['base', 'ui', 'slices']

/** A layer of the site's own is declared and used, and not called nearly as one of the engine's. */
export function checkLayers(sheets: readonly Sheet[]): void {
  const places = sheets.flatMap(({ root, report }) => {
    const found: {
      name: string
      isBlock: boolean
      line: number | undefined
      report: Sheet['report']
    }[] = []
    root.walkAtRules('layer', (rule) => {
      const isBlock = rule.nodes !== undefined
      for (const name of rule.params.split(',').map((one) => one.trim().split('.')[0]!))
        if (name !== '') found.push({ name, isBlock, line: lineAt(rule), report })
    })
    return found
  })
  const declared = new Set(places.filter(({ isBlock }) => !isBlock).map(({ name }) => name))
  const used = new Set(places.filter(({ isBlock }) => isBlock).map(({ name }) => name))
  for (const { name, line, report } of places) {
    if (layers.includes(name)) continue
    const isOwn = declared.has(name) && used.has(name)
    if (isOwn && findNearest(name, layers) === undefined) continue
    report(line, `There is no layer "${name}".`, didYouMean(name, layers))
  }
}
