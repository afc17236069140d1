import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { toGraph } from '../../../compiler/machines/machine-graph.ts'
import { readMachines } from '../read-machines.ts'
import { sizes } from './diagram-text.ts'
import { drawDiagram } from './draw-diagram.ts'
import { toEdgeKey } from './edge-key.ts'
import { layoutDiagram } from './layout-diagram.ts'
import { layoutParts, layoutWhole, letterAtFit } from './readable-parts.ts'

const cases = readMachines([repositoryRoot]).map(({ document }) => [document.id, document] as const)

describe('layoutParts', () => {
  it.each(cases)(
    '[PAGEBUILDER-08] draws all of %s in letters that can be read, with no arrow over the words of a state',
    async (_, document) => {
      const parts = await layoutParts(document)
      for (const { name, diagram } of parts)
        expect(letterAtFit(diagram), name).toBeGreaterThanOrEqual(8)
      const drawings = parts.map(({ diagram }) => drawDiagram(diagram))
      expect(drawings.flatMap(findCrossed)).toEqual([])
      const { nodes, edges } = toGraph(document)
      const drawn = (kind: string) =>
        new Set(
          drawings
            .flatMap((svg) => [...svg.matchAll(new RegExp(`data-${kind}="([^"]*)"`, 'g'))])
            .flatMap(([, keys]) => keys!.split('\n')),
        )
      const [states, transitions] = [drawn('state'), drawn('edge')]
      expect(nodes.map(({ id }) => id).filter((id) => !states.has(id))).toEqual([])
      expect(edges.map(toEdgeKey).filter((key) => !transitions.has(key))).toEqual([])
    },
  )

  it('folds states of what is too large, and says where their arrows lead', async () => {
    const { document } = readMachines([repositoryRoot]).find(
      ({ document }) => document.id === 'traffic-source',
    )!
    const [overview, landing, updating] = await layoutParts(document)
    const svg = drawDiagram(overview!.diagram)
    expect(svg).toContain('class="compound folded"')
    expect(svg).toContain('⊞ 8 states')
    expect(svg).not.toContain('data-state="traffic-source.landing.reading"')
    expect(landing!.state).toBe('traffic-source.landing')
    expect(drawDiagram(updating!.diagram)).toContain('→ telling: ')
  })
})

describe('layoutWhole', () => {
  it('turns a wide machine where that makes it larger', async () => {
    const { document } = readMachines([repositoryRoot]).find(
      ({ document }) => document.id === 'video',
    )!
    const [usual, whole] = [await layoutDiagram(document), await layoutWhole(document)]
    expect(letterAtFit(whole)).toBeGreaterThan(letterAtFit(usual))
  })
})

interface Words {
  text: string
  left: number
  right: number
  /** Top and bottom of the letters. */
  top: number
  bottom: number
}

/** Texts that an arrow crosses. */
function findCrossed(drawing: string): string[] {
  const segments = listSegments(drawing)
  return listWords(drawing)
    .filter((words) => segments.some((segment) => meets(segment, words)))
    .map(({ text }) => text)
}

function listWords(svg: string): Words[] {
  const texts = svg.matchAll(
    /<text class="(title|row)[^"]*"[^>]* x="([\d.]+)" y="([\d.]+)">([^<]+)/g,
  )
  return Array.from(texts, ([, kind, x, y, text]) => {
    const letter = kind === 'title' ? sizes.titleLetter : sizes.rowLetter
    const [left, bottom] = [Number(x), Number(y)]
    return { text: text!, left, right: left + text!.length * letter, top: bottom - 8, bottom }
  })
}

type Segment = readonly [from: readonly number[], to: readonly number[]]

function listSegments(svg: string): Segment[] {
  return [...svg.matchAll(/<path class="path" d="([^"]+)"/g)].flatMap(([, d]) => {
    const numbers = d!.match(/[\d.]+/g)!.map(Number)
    const points = numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1]!]]))
    return points.slice(1).map((to, index): Segment => [points[index]!, to])
  })
}

function meets([from, to]: Segment, { left, right, top, bottom }: Words): boolean {
  const [[x0, y0], [x1, y1]] = [from as [number, number], to as [number, number]]
  return (
    Math.max(x0, x1) > left &&
    Math.min(x0, x1) < right &&
    Math.max(y0, y1) > top &&
    Math.min(y0, y1) < bottom
  )
}
