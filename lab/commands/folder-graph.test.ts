import { expect, it } from 'vitest'
import { countLevels, createFolderGraph, findFolderCycles } from './folder-graph.ts'

const graph = (...imports: string[]) =>
  createFolderGraph(
    imports.map((line) => {
      const [from, to] = line.split(' > ') as [string, string]
      return { from, to }
    }),
  )

it('counts folders, arrows and levels', () => {
  const found = graph('a/x.ts > b/y.ts', 'a/z.ts > b/y.ts', 'b/y.ts > c/d/w.ts', 'a/x.ts > a/z.ts')
  expect(found.folders).toEqual(new Set(['a', 'b', 'c/d']))
  expect([...found.arrows.keys()]).toEqual(['a -> b', 'b -> c/d'])
  expect(countLevels(found)).toBe(3)
  expect(findFolderCycles(found)).toEqual([])
})

it('finds folders that import each other though no file does', () => {
  const found = graph('a/x.ts > b/y.ts', 'b/z.ts > c/v.ts', 'c/w.ts > a/u.ts', 'd/q.ts > a/x.ts')
  expect(findFolderCycles(found)).toEqual([['a', 'b', 'c']])
  expect(countLevels(found)).toBe(2)
})

it('a test may import what its folder may not', () => {
  expect(findFolderCycles(graph('a/x.ts > b/y.ts', 'b/y.test.ts > a/x.ts'))).toEqual([])
})
