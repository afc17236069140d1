import type { Fault } from '../read/fault.ts'

/**
 * The faults of all checks. One that trips over what others report already is left out: it must not hide them.
 *
 * @param isFaulty - whether a fault is known before the first of them
 * @throws what a check threw when no fault explains it
 */
export function collectFaults(
  isFaulty: boolean,
  checks: readonly (() => readonly Fault[])[],
): Fault[] {
  const faults: Fault[] = []
  const thrown: unknown[] = []
  for (const check of checks) {
    try {
      faults.push(...check())
    } catch (error) {
      thrown.push(error)
    }
  }
  if (thrown.length > 0 && !isFaulty && faults.length === 0) throw thrown[0]
  return faults
}
