import { fromPromise } from 'xstate'
import type { OwnImplementations } from '#runtime/machines'
import { mergeRecords } from '#runtime/consent'

type Given = Parameters<typeof mergeRecords>

const merge = fromPromise(
  async ({ input }: { input: { found: Given[0]; visit: Given[1]; tables: Given[2] } }) =>
    mergeRecords(input.found, input.visit, input.tables),
)

export const implementations: OwnImplementations = () => ({ actors: { 'traffic.merge': merge } })
