/** Faults that browsers' tests prove share builds: one for each would take most of the time. */
import { isTestProof, type Fault, type TestProof } from './fault.ts'
import type { Selection } from './select-tests.ts'

const together = 6

/**
 * No two of a group are in one file, or proved by tests of one file, so that whose test fails tells whose fault it is.
 * @param select - finds the tests of a proof
 */
export function groupFaults(
  faults: readonly Fault[],
  select: (proof: TestProof) => Pick<Selection, 'files'>,
): Fault[][] {
  const filesOf = ({ file, proof }: Fault) =>
    isTestProof(proof) ? [file, ...select(proof).files] : [file]
  const mayShare = ({ proof, isEverywhere }: Fault) => proof.by === 'browser' && !isEverywhere
  const groups: Fault[][] = []
  for (const fault of faults) {
    const files = new Set(filesOf(fault))
    const isApart = (other: Fault) =>
      mayShare(other) && filesOf(other).every((file) => !files.has(file))
    const group = mayShare(fault)
      ? groups.find((others) => others.length < together && others.every(isApart))
      : undefined
    if (group) group.push(fault)
    else groups.push([fault])
  }
  return groups
}
