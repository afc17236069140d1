import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '#schemas/roots.ts'
import { toGraph } from '../../machines/machine-graph.ts'
import { readMachines } from '../read-machines.ts'
import { drawDiagram } from './draw-diagram.ts'
import { toEdgeKey } from './edge-key.ts'
import { layoutDiagram } from './layout-diagram.ts'
import { layoutParts, layoutWhole, letterAtFit } from './readable-parts.ts'

const cases = readMachines([repositoryRoot]).map(({ document }) => [document.id, document] as const)

describe('layoutParts', () => {
  it.each(cases)(
    '[PAGEBUILDER-08] draws all of %s in letters that can be read',
    async (_, document) => {
      const parts = await layoutParts(document)
      for (const { name, diagram } of parts)
        expect(letterAtFit(diagram), name).toBeGreaterThanOrEqual(8)
      const drawings = parts.map(({ diagram }) => drawDiagram(diagram))
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
