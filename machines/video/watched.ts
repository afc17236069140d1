/** A watched part of a video, in seconds; neither order nor repetition matters. */
export type Part = readonly [from: number, to: number]

/** Percentages of a video that are reported once that much was watched. */
export const marks = [25, 50, 75] as const

export type Mark = (typeof marks)[number]

/** Most seconds between two reports of a playing video; a longer step was a skip. */
const longestStep = 2

/**
 * Adds what was played between two reports of the player. A step back or a skip was not played and
 * adds nothing.
 *
 * @param rate - how fast the video plays; 1 is as recorded.
 */
export function addStep(parts: readonly Part[], from: number, to: number, rate = 1): Part[] {
  const step = to - from
  return step > 0 && step <= longestStep * Math.max(1, rate) ? join(parts, [from, to]) : [...parts]
}

/** Merges parts that touch, so that nothing counts twice. */
function join(parts: readonly Part[], [from, to]: Part): Part[] {
  const touches = (part: Part) => part[0] <= to && part[1] >= from
  const touching = parts.filter(touches)
  const joined: Part = [
    Math.min(from, ...touching.map((part) => part[0])),
    Math.max(to, ...touching.map((part) => part[1])),
  ]
  return [...parts.filter((part) => !touches(part)), joined]
}

/** The watched share from 0 to 1; 0 while the duration is unknown. */
export function shareOf(parts: readonly Part[], duration: number): number {
  if (!(duration > 0 && duration < Infinity)) return 0
  return Math.min(1, parts.reduce((sum, [from, to]) => sum + to - from, 0) / duration)
}

/** The marks that the share has reached, with a tolerance for rounding in sums of seconds. */
export function reachedMarks(share: number): Mark[] {
  return marks.filter((mark) => share + 1e-6 >= mark / 100)
}
