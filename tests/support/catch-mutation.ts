import type { Implementations } from '#runtime/machines'
import type { MachineCatalogue } from '#compiler/read/machine-catalogue.ts'
import { checkMachine } from '../../compiler/check/machines/check-machine.ts'
import type { MachineProblem } from '../../compiler/check/machines/machine-problem.ts'
import type { Mutation } from '../../lab/mutations/mutate-machine.ts'
import {
  createRecordable,
  findDivergence,
  type Divergence,
  type RecordedPath,
} from './machine-records.ts'

/** How the fault was detected: by the check of documents, with its reason, or by a record. */
export type Caught = { refused: MachineProblem } | { differs: Divergence }

/** @returns undefined when nothing detects it. */
export function catchMutation(
  { document }: Mutation,
  record: readonly RecordedPath[],
  catalogue: MachineCatalogue,
  own: Implementations,
): Caught | undefined {
  const [refused] = checkMachine(document, catalogue, [own])
  if (refused) return { refused }
  const differs = findDivergence(createRecordable(document, catalogue, own), record)
  return differs && { differs }
}
