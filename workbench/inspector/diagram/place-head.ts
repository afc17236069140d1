/** Where the words at the top of a box stand, so that no arrow into the box goes through them. */
import type { ElkExtendedEdge } from 'elkjs/lib/elk.bundled.js'

export interface Head {
  /** Of the box. */
  x: number
  y: number
  width: number
  /** Of the words. */
  textWidth: number
  textHeight: number
}

/** From the left side of a box to its words, and from words to an arrow, in pixels. */
export const indent = 11
const gap = 6

/** @returns where the words begin: at the left, if there is room; else right of an arrow; undefined without room */
export function placeHead(head: Head, edges: readonly ElkExtendedEdge[]): number | undefined {
  const { x, width, textWidth } = head
  const arrows = edges.flatMap((edge) => crossings(head, edge))
  const isFree = (left: number) =>
    left + textWidth <= x + width - gap &&
    arrows.every(([from, to]) => to < left - gap / 2 || from > left + textWidth + gap / 2)
  const places = arrows.map(([, to]) => to + gap).toSorted((a, b) => a - b)
  return [x + indent, ...places.filter((left) => left > x + indent)].find(isFree)
}

/** From where to where an arrow is beside, or in, the words. */
function crossings(
  { x, y, width, textHeight }: Head,
  { sections = [] }: ElkExtendedEdge,
): [number, number][] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint]
    return points.slice(1).flatMap((to, index): [number, number][] => {
      const from = points[index]!
      const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
      const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
      const isHere = right > x && left < x + width && bottom > y && top < y + textHeight
      return isHere ? [[left, right]] : []
    })
  })
}
