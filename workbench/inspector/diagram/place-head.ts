/** Places the texts at the top of a box, so that no arrow into the box crosses them. */
import type { ElkExtendedEdge } from 'elkjs/lib/elk.bundled.js'

export interface Head {
  /** Position and width of the box. */
  x: number
  y: number
  width: number
  /** Size of the texts. */
  textWidth: number
  textHeight: number
}

/** Pixels from the left side of a box to its texts, and from texts to an arrow. */
export const indent = 11
const gap = 6

/**
 * @returns start of the texts: at the left if there is space, else right of an arrow; undefined
 * without space
 */
export function placeHead(head: Head, edges: readonly ElkExtendedEdge[]): number | undefined {
  const { x, width, textWidth } = head
  const arrows = edges.flatMap((edge) => crossings(head, edge))
  const isFree = (left: number) =>
    left + textWidth <= x + width - gap &&
    arrows.every(([from, to]) => to < left - gap / 2 || from > left + textWidth + gap / 2)
  const places = arrows.map(([, to]) => to + gap).toSorted((a, b) => a - b)
  return [x + indent, ...places.filter((left) => left > x + indent)].find(isFree)
}

/** Ranges in which arrows run beside, or through, the texts. */
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
