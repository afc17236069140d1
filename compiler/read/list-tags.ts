import type { TaggedState } from '../../schemas/config-types.ts'

/** Tags of a state and of those in it, each once. */
export function listTags({ tags = [], states = {} }: TaggedState): string[] {
  return [...new Set([...tags, ...Object.values(states).flatMap(listTags)])]
}
