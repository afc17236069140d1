/** Keys by tag. A tag is kept once, however many keys have it. */
import type { ContentPurge } from '../../model/ports/render-cache.ts'

export interface TagIndex {
  /** @returns the same tags as shared strings */
  set(key: string, tags: readonly string[]): readonly string[]
  delete(key: string): void
  /**
   * Keys with a tag that a purge names; the time grows with their number, and with that of query
   * tags.
   */
  find(purge: ContentPurge): Set<string>
  clear(): void
}

interface Tag {
  name: string
  keys: Set<string>
}

/** @param isQuestion - whether a tag holds a query: purges do not name those, but check them */
export function createTagIndex(isQuestion: (tag: string) => boolean): TagIndex {
  const tags = new Map<string, Tag>()
  const questions = new Set<Tag>()
  const byKey = new Map<string, readonly Tag[]>()

  function findTag(name: string): Tag {
    let tag = tags.get(name)
    if (!tag) {
      tag = { name, keys: new Set() }
      tags.set(name, tag)
      if (isQuestion(name)) questions.add(tag)
    }
    return tag
  }

  function remove(key: string): void {
    for (const tag of byKey.get(key) ?? []) {
      tag.keys.delete(key)
      if (tag.keys.size > 0) continue
      tags.delete(tag.name)
      questions.delete(tag)
    }
    byKey.delete(key)
  }

  return {
    set(key, names) {
      remove(key)
      const own = names.map(findTag)
      for (const tag of own) tag.keys.add(key)
      byKey.set(key, own)
      return own.map(({ name }) => name)
    },
    delete: remove,
    find(purge) {
      if (!purge.tags) return new Set(byKey.keys())
      const named = [...purge.tags].flatMap((name) => tags.get(name) ?? [])
      const changed = [...questions].filter(({ name }) => purge.isChanged(name))
      return new Set([...named, ...changed].flatMap(({ keys }) => [...keys]))
    },
    clear() {
      tags.clear()
      questions.clear()
      byKey.clear()
    },
  }
}
