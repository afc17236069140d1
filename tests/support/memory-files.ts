/** A file store that is gone with the test. */
import type { FileStore } from '#runtime'

export interface MemoryFiles extends FileStore {
  /** Path to text. */
  kept: Map<string, string>
}

export function createMemoryFiles(): MemoryFiles {
  const kept = new Map<string, string>()
  const lines = (path: string) => kept.get(path)?.split('\n').slice(0, -1) ?? []
  return {
    kept,
    read: async (path) => kept.get(path),
    write: async (path, text) => void kept.set(path, text),
    appendLine: async (path, line) => void kept.set(path, `${kept.get(path) ?? ''}${line}\n`),
    readLastLine: async (path) => lines(path).at(-1),
    list: async (folder) =>
      [...kept.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1))
        .toSorted(),
    exclusive: (_, run) => run(),
  }
}
