import { basename, join } from 'node:path'
import { listUsedEntries, partLists, withoutLeftOut, type PartList } from './root-selection.ts'
import { repositoryRoot } from './roots.ts'

/**
 * A file as each root has it, in their order: lists without the entries that a later root leaves out,
 * and the entries of the engine's file before those of the root that takes them over.
 * @param read - undefined where there is no such file
 */
export function readInRoots<T extends object>(
  roots: readonly string[],
  file: string,
  read: (path: string) => T | undefined,
): { path: string; value: T }[] {
  const parts = (Object.keys(partLists) as PartList[]).filter(
    (part) => partLists[part].file === basename(file),
  )
  return roots.flatMap((root, index) => {
    const path = join(root, file)
    const value = read(path)
    const used = root === repositoryRoot ? [] : readUsed<T>(root, file, parts)
    if (value === undefined) return used
    return [...used, { path, value: leaveOut(value, parts, roots.slice(index + 1)) }]
  })
}

function readUsed<T>(root: string, file: string, parts: readonly PartList[]) {
  const lists = parts.flatMap((part) => {
    const entries = listUsedEntries(root, part, repositoryRoot)
    return entries.length > 0 ? [[part, entries] as const] : []
  })
  if (lists.length === 0) return []
  return [{ path: join(repositoryRoot, file), value: Object.fromEntries(lists) as T }]
}

function leaveOut<T extends object>(
  value: T,
  parts: readonly PartList[],
  later: readonly string[],
): T {
  const lists = parts.flatMap((part) => {
    const entries: unknown = (value as Record<string, unknown>)[part]
    return Array.isArray(entries) ? [[part, withoutLeftOut(entries, part, later)] as const] : []
  })
  return { ...value, ...Object.fromEntries(lists) }
}
