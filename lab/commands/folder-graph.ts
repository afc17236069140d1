import { dirname } from 'node:path'

/** One file of ours that imports another, by path from the repository; types count. */
export interface ImportEdge {
  from: string
  to: string
}

export interface FolderGraph {
  folders: Set<string>
  /** Imports between two folders, by `from -> to`. */
  arrows: Map<string, ImportEdge[]>
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** @param toFolder - maps a file to the folder it belongs to; by default its own */
export function createFolderGraph(
  imports: readonly ImportEdge[],
  toFolder: (file: string) => string = dirname,
): FolderGraph {
  const folders = new Set<string>()
  const arrows = new Map<string, ImportEdge[]>()
  for (const edge of imports) {
    if (isTest(edge.from) || isTest(edge.to)) continue
    const [from, to] = [toFolder(edge.from), toFolder(edge.to)]
    folders.add(from).add(to)
    if (from === to) continue
    const arrow = `${from} -> ${to}`
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), edge])
  }
  return { folders, arrows }
}

/**
 * The part of `runtime/` a file belongs to; folders of the browser count separately, since each is
 * loaded at its own moment.
 */
export function toPart(file: string): string {
  const [top, part, moment, ...rest] = file.split('/')
  if (part === undefined || moment === undefined) return top!
  return part === 'browser' && rest.length > 0 ? `${top}/${part}/${moment}` : `${top}/${part}`
}

/** Folders that reach each other, each group once; a single folder is not a cycle. */
export function findFolderCycles({ folders, arrows }: FolderGraph): string[][] {
  const targets = Map.groupBy(
    [...arrows.keys()].map((arrow) => arrow.split(' -> ') as [string, string]),
    ([from]) => from,
  )
  const reachable = new Map([...folders].map((folder) => [folder, reach(folder)]))
  function reach(start: string): Set<string> {
    const seen = new Set<string>()
    const ahead = [start]
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
      for (const [, to] of targets.get(folder) ?? []) {
        if (!seen.has(to)) ahead.push(to)
        seen.add(to)
      }
    }
    return seen
  }
  const cycles = new Map<string, string[]>()
  for (const [folder, seen] of reachable) {
    if (!seen.has(folder)) continue
    const group = [...seen].filter((other) => reachable.get(other)?.has(folder)).sort()
    cycles.set(group.join(), group)
  }
  return [...cycles.values()]
}

/** Level 0 imports nothing; others are above everything they import; a cycle is on one level. */
export function toLevels(
  { folders, arrows }: FolderGraph,
  cycles: readonly string[][],
): Map<string, number> {
  const groupOf = new Map([...folders].map((folder) => [folder, folder]))
  for (const group of cycles) for (const folder of group) groupOf.set(folder, group[0]!)
  const levels = new Map([...groupOf.values()].map((group) => [group, 0]))
  // Without cycles no path is longer than the number of groups.
  for (let round = 0; round < levels.size; round++) {
    for (const arrow of arrows.keys()) {
      const [from, to] = arrow.split(' -> ').map((folder) => groupOf.get(folder)!) as [
        string,
        string,
      ]
      if (from !== to) levels.set(from, Math.max(levels.get(from)!, levels.get(to)! + 1))
    }
  }
  return new Map([...groupOf].map(([folder, group]) => [folder, levels.get(group)!]))
}

export function countLevels(graph: FolderGraph): number {
  return new Set(toLevels(graph, findFolderCycles(graph)).values()).size
}
