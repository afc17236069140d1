import { fromPromise } from 'xstate'
import type { Implementations } from '#runtime/machines'
import { mergeRecords } from '#runtime/measurement'

type Given = Parameters<typeof mergeRecords>

const merge = fromPromise(
  async ({ input }: { input: { found: Given[0]; visit: Given[1]; tables: Given[2] } }) =>
    mergeRecords(input.found, input.visit, input.tables),
)

export const implementations = { actors: { 'traffic.merge': merge } } satisfies Implementations
