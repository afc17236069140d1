import type { ElkNode } from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import type { StateNode } from 'xstate'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { compileMachine } from '../../../runtime/machines/compile.ts'
import { toList, type MachineDocument } from '../../../runtime/model/config/machine-document.ts'
import { toGraph } from '../../../compiler/machines/machine-graph.ts'
import { createInertRegistry } from '../../../runtime/machines/server-system.ts'
import { eachState } from '../../../compiler/machines/walk-document.ts'
import { toTakenKey, type TakenTransition } from '../live/watch-actor.ts'
import { readMachines } from '../read-machines.ts'
import { drawDiagram } from './draw-diagram.ts'
import { toEdgeKey } from './edge-key.ts'
import { layoutDiagram } from './layout-diagram.ts'
import { findBackwards } from './reading-order.ts'
import { wrapLabel } from './wrap-label.ts'

const cases = readMachines([repositoryRoot]).map(({ document }) => [document.id, document] as const)

/** A machine with everything that can be drawn. */
const everything: MachineDocument = {
  id: 'everything',
  description: 'One of each.',
  initial: 'a',
  on: { reset: { target: '.a' } },
  states: {
    a: {
      description: 'Starts.',
      tags: ['first'],
      entry: [{ type: 'scrollLock' }],
      exit: [{ type: 'scrollUnlock' }],
      invoke: [
        {
          src: 'httpGet',
          input: { url: '/' },
          onDone: [{ target: 'p' }],
          onError: { target: 'z' },
        },
        { src: 'timer', id: 'clock', onDone: { target: 'a', reenter: true } },
      ],
      on: {
        stay: {},
        go: [{ guard: { '@expr': "1 < 2 && '<b>'" }, target: 'p' }, { target: 'z' }],
      },
      after: { 100: { target: 'p' }, 'own.soon': [{ target: 'p' }, { target: 'z' }] },
    },
    p: {
      type: 'parallel',
      onDone: { target: 'z' },
      states: {
        one: { initial: 'x', states: { x: { always: { target: 'y' } }, y: { type: 'final' } } },
        two: {
          initial: 'x',
          states: { x: { on: { out: { target: '#everything.a' } } }, h: { type: 'history' } },
        },
      },
    },
    z: { type: 'final' },
  },
  delays: { 'own.soon': { duration: 5 } },
}

function compile(document: MachineDocument) {
  const anything = (names: Iterable<string>) =>
    Object.fromEntries(Array.from(names, (name) => [name, () => {}]))
  const named = [...JSON.stringify(document).matchAll(/"type":"([^"]+)"/g)].map(([, name]) => name!)
  const actors = [...eachState(document)].flatMap(({ state }) =>
    toList(state.invoke).map(({ src }) => src),
  )
  return compileMachine(
    document,
    createInertRegistry([
      { actions: anything(named), guards: anything(named), actors: anything(actors) },
    ]),
  )
}

function listKeys(node: StateNode): string[] {
  const own = [...node.transitions.values(), node.always ?? []].flat()
  return [
    ...own.map((transition) => toTakenKey(transition as unknown as TakenTransition)),
    ...Object.values(node.states).flatMap((child) => listKeys(child as StateNode)),
  ]
}

describe('toEdgeKey', () => {
  it.each([...cases, ['everything', everything] as const])(
    '[PAGEBUILDER-08] knows each transition of %s by what XState calls it',
    (_, document) => {
      const drawn = toGraph(document).edges.map(toEdgeKey)
      expect(drawn.toSorted()).toEqual(listKeys(compile(document).root as StateNode).toSorted())
      expect(new Set(drawn).size).toBe(drawn.length)
    },
  )
})

/** Sibling states whose boxes overlap. */
function findOverlaps({ children = [] }: ElkNode): string[] {
  const [x, y] = [(box: ElkNode) => box.x ?? 0, (box: ElkNode) => box.y ?? 0]
  const own = children.flatMap((a, index) =>
    children
      .slice(index + 1)
      .filter(
        (b) =>
          x(a) < x(b) + b.width! &&
          x(b) < x(a) + a.width! &&
          y(a) < y(b) + b.height! &&
          y(b) < y(a) + a.height!,
      )
      .map((b) => `${a.id} ${b.id}`),
  )
  return [...own, ...children.flatMap(findOverlaps)]
}

describe('drawDiagram', () => {
  it.each([...cases, ['everything', everything] as const])(
    '[PAGEBUILDER-08] draws all of %s, nothing over anything else',
    async (_, document) => {
      const diagram = await layoutDiagram(document)
      const svg = drawDiagram(diagram)
      const { nodes, edges } = diagram.graph
      for (const { id } of nodes) expect(svg).toContain(`data-state="${id}"`)
      const drawn = new Set([...svg.matchAll(/data-edge="([^"]*)"/g)].map(([, key]) => key))
      expect(drawn.size).toBe(edges.length)
      expect(findOverlaps(diagram.box)).toEqual([])
      const numbers = [...svg.matchAll(/ (?:x|y|cx|cy)="([^"]*)"/g)].map(([, n]) => Number(n))
      expect(numbers.every((n) => n >= 0 && n <= Math.max(diagram.width, diagram.height))).toBe(
        true,
      )
    },
  )

  it('draws final and history states, tags, effects and errors as what they are', async () => {
    const svg = drawDiagram(await layoutDiagram(everything))
    expect(svg).toContain('<g class="final" data-state="everything.z">')
    expect(svg).toMatch(/<g class="history" data-state="everything\.p\.two\.h">.*>H<\/text>/)
    expect(svg).toContain('class="tag" dx="7">#first</tspan>')
    expect(svg).toContain('entry / scrollLock')
    expect(svg).toContain('runs httpGet')
    expect(svg).toMatch(/<g class="error"[^>]*><title>httpGet failed/)
    expect(svg).toContain('compound region')
  })

  it('shows code in guards as text', async () => {
    const svg = drawDiagram(await layoutDiagram(everything))
    expect(svg).toContain('&lt;b&gt;')
    expect(svg).not.toContain('<b>')
  })

  it('refuses a machine whose targets do not exist, and says which', async () => {
    const broken: MachineDocument = {
      id: 'broken',
      initial: 'a',
      states: { a: { on: { go: { target: 'b' } } } },
    }
    await expect(layoutDiagram(broken)).rejects.toThrow('/states/a/on/go/target: no state "b"')
  })
})

describe('findBackwards', () => {
  it('turns only what closes a cycle, so that the initial state stands first', () => {
    const graph = toGraph({
      id: 'm',
      initial: 'b',
      states: {
        c: { on: { back: { target: 'b' } } },
        a: { on: { next: { target: 'c' } } },
        b: { on: { next: { target: 'a' }, skip: { target: 'c' } } },
      },
    })
    expect(Array.from(findBackwards(graph), ({ at }) => at)).toEqual(['/states/c/on/back'])
  })

  it('leaves arrows between a state and what is in it alone', () => {
    const { edges } = toGraph(everything)
    const backwards = findBackwards(toGraph(everything))
    expect(edges.find(({ trigger }) => trigger === 'reset')).toBeDefined()
    expect(Array.from(backwards, ({ trigger }) => trigger)).toEqual(['out'])
  })
})

describe('wrapLabel', () => {
  it('breaks at blanks, cuts words that are too long, and says that there is more', () => {
    expect(wrapLabel('one two three', 7, 3)).toEqual(['one two', 'three'])
    expect(wrapLabel('abcdefghij', 4, 3)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrapLabel('one two three four', 5, 2)).toEqual(['one', 'two …'])
    expect(wrapLabel('', 5, 2)).toEqual([''])
  })
})
