import { escapeHtml } from '../../runtime/page/render/escape-html.ts'
import { findFolderCycles, toLevels, type FolderGraph } from './folder-graph.ts'

const box = { width: 150, height: 34, gapX: 26, gapY: 54 }
const margin = 24
const mostInRow = 7

/**
 * An SVG of the imports between folders: a folder that imports nothing is at the bottom. Arrows implied
 * by others are left out. Folders in a cycle are on one level, with red arrows.
 */
export function drawFolders(graph: FolderGraph): string {
  const cycles = findFolderCycles(graph)
  const rows = toRows(graph, cycles)
  const widest = Math.max(...rows.map((row) => row.length))
  const width = 2 * margin + widest * (box.width + box.gapX) - box.gapX
  const height = 2 * margin + rows.length * (box.height + box.gapY) - box.gapY
  const places = new Map<string, { x: number; y: number }>()
  for (const [fromTop, row] of rows.entries()) {
    const rowWidth = row.length * (box.width + box.gapX) - box.gapX
    for (const [at, folder] of row.entries()) {
      places.set(folder, {
        x: (width - rowWidth) / 2 + at * (box.width + box.gapX),
        y: margin + fromTop * (box.height + box.gapY),
      })
    }
  }
  const isCircular = ([from, to]: Arrow) =>
    cycles.some((folders) => folders.includes(from) && folders.includes(to))
  const all = [...graph.arrows.keys()].map((arrow) => arrow.split(' -> ') as Arrow)
  const paths = all
    .filter((arrow) => isCircular(arrow) || !isImplied(arrow, all))
    .map((arrow) => {
      const [start, end] = arrow.map((folder) => places.get(folder)!) as [Place, Place]
      return `<path class="${isCircular(arrow) ? 'cycle' : ''}" d="${toCurve(start, end)}"/>`
    })
  const boxes = [...places].map(
    ([folder, { x, y }]) =>
      `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="6"/>` +
      `<text x="${x + box.width / 2}" y="${y + box.height / 2 + 4}">${escapeHtml(folder.replace('runtime/', ''))}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Folders by what they import">
<style>
rect{fill:#fff;stroke:#3b4252}text{font:13px system-ui,sans-serif;text-anchor:middle;fill:#1d2430}
path{fill:none;stroke:#8b95a7}path.cycle{stroke:#c8102e;stroke-opacity:.5}
</style>
<rect width="${width}" height="${height}" style="fill:#f6f7f9;stroke:none"/>
${paths.join('\n')}
${boxes.join('\n')}
</svg>
`
}

type Arrow = [from: string, to: string]
interface Place {
  x: number
  y: number
}

function toCurve(start: Place, end: Place): string {
  const [x1, x2] = [start.x + box.width / 2, end.x + box.width / 2]
  if (start.y === end.y) {
    const above = start.y - box.gapY / 2
    return `M${x1} ${start.y}C${x1} ${above} ${x2} ${above} ${x2} ${end.y}`
  }
  const isDown = start.y < end.y
  const [y1, y2] = isDown ? [start.y + box.height, end.y] : [start.y, end.y + box.height]
  const middle = (y1 + y2) / 2
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`
}

/** Whether a longer path leads there. */
function isImplied([from, to]: Arrow, all: readonly Arrow[]): boolean {
  const seen = new Set<string>()
  const ahead = all.flatMap(([one, other]) => (one === from && other !== to ? [other] : []))
  for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
    if (folder === to) return true
    if (seen.has(folder)) continue
    seen.add(folder)
    for (const [one, other] of all) if (one === folder) ahead.push(other)
  }
  return false
}

/** Rows from top to bottom; a cycle is one level, and a large level takes several rows. */
function toRows(graph: FolderGraph, cycles: readonly string[][]): string[][] {
  const levels = toLevels(graph, cycles)
  const byLevel = Map.groupBy([...levels.keys()].sort(), (folder) => levels.get(folder)!)
  return [...byLevel]
    .sort(([a], [b]) => b - a)
    .flatMap(([, row]) =>
      Array.from({ length: Math.ceil(row.length / mostInRow) }, (_, at) =>
        row.slice(at * mostInRow, (at + 1) * mostInRow),
      ),
    )
}
