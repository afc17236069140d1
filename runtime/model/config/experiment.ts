/** `site-config/experiments`: sections in several variants, of which each visitor is shown one. */
import type { Experiment } from '#schemas/config-types.ts'

export type { Experiment, Variant as ExperimentVariant } from '#schemas/config-types.ts'

/** The variant a visitor is shown, and whether they are counted for it. */
export interface ShownVariant {
  variant: string
  isCounted: boolean
}

/** Undefined means the control, for which nobody is counted. */
export type ChooseVariant = (experiment: string) => ShownVariant | undefined

/** The variant for everybody who is not counted: the winner, once there is one. */
export function findDefault({ variants, winner }: Experiment): string {
  return winner ?? variants[0]!.name
}

/** @param now - ms since 1970 */
export function isRunning({ starts, ends, winner }: Experiment, now: number): boolean {
  return (
    winner === undefined && !(Date.parse(starts ?? '') > now) && !(Date.parse(ends ?? '') <= now)
  )
}

/** The start and end of counting, as far as they lie ahead; ms since 1970. */
export function listMoments({ starts, ends, winner }: Experiment, now: number): number[] {
  if (winner !== undefined) return []
  return [starts, ends].map((time) => Date.parse(time ?? '')).filter((time) => time > now)
}

/** Name of the island around the section of a counted variant; no slice can have this name. */
export const exposureIsland = 'experiment-exposure'

/** Name of the cookie that keeps a visitor's variant. */
export function cookieOf(experiment: string): string {
  return cookiePrefix + experiment
}

export const cookiePrefix = 'experiment.'
