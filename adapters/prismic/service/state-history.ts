import type { ContentState } from './content-state.ts'

/** What a ref refers to: a state, a state that is gone, or nothing. */
export type FoundState = ContentState | 'expired' | 'unknown'

/** Keeps the newest states. A state that comes back (an edit undone) is the newest again. */
export function createStateHistory(first: ContentState, keep: number) {
  const states = new Map([[first.ref, first]])
  const expired = new Set<string>()
  let master = first

  return {
    get master(): ContentState {
      return master
    },
    find: (ref: string): FoundState =>
      states.get(ref) ?? (expired.has(ref) ? 'expired' : 'unknown'),
    /**
     * Ids of documents that were added, changed or removed; undefined unless both states are available.
     */
    compare(from: string, to: string): string[] | undefined {
      const [before, after] = [states.get(from), states.get(to)]
      return before && after && findChanged(before, after)
    },
    publish(state: ContentState): void {
      if (state.ref === master.ref) return
      // Old states are rarely requested, so their answers are not worth the memory.
      master.answers.clear()
      states.delete(state.ref)
      expired.delete(state.ref)
      states.set(state.ref, state)
      master = state
      for (const ref of [...states.keys()].slice(0, -keep)) {
        states.delete(ref)
        expired.add(ref)
      }
    },
  }
}

function findChanged(before: ContentState, after: ContentState): string[] {
  const changed = after.documents.filter(({ id, version }) => before.byId(id)?.version !== version)
  const gone = before.documents.filter(({ id }) => !after.byId(id))
  return [...changed, ...gone].map(({ id }) => id)
}
