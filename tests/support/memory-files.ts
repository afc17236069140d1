/** A file store in memory. */
import type { FileStore } from '#runtime'

export interface MemoryFiles extends FileStore {
  /** Texts by path. */
  kept: Map<string, string>
}

export function createMemoryFiles(): MemoryFiles {
  const kept = new Map<string, string>()
  const lines = (path: string) => kept.get(path)?.split('\n').slice(0, -1) ?? []
  return {
    kept,
    read: async (path) => kept.get(path),
    readBytes: async (path) => {
      const text = kept.get(path)
      return text === undefined ? undefined : Uint8Array.from(Buffer.from(text, 'latin1'))
    },
    write: async (path, text) => void kept.set(path, text),
    add: async (path, content) => {
      if (kept.has(path)) return false
      // One character per byte.
      const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
      kept.set(path, text)
      return true
    },
    appendLine: async (path, line) => void kept.set(path, `${kept.get(path) ?? ''}${line}\n`),
    readLastLine: async (path) => lines(path).at(-1),
    remove: async (path) => void kept.delete(path),
    list: async (folder) =>
      [...kept.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1))
        .toSorted(),
    listFolders: async (folder) => [
      ...new Set(
        [...kept.keys()]
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1))
          .filter((path) => path.includes('/'))
          .map((path) => path.split('/')[0]!),
      ),
    ],
    removeFolder: async (folder) => {
      for (const path of kept.keys()) if (path.startsWith(`${folder}/`)) kept.delete(path)
    },
    exclusive: (_, run) => run(),
  }
}
