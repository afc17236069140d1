/** How much of a video was watched: its parts, whatever their order and however often each was seen. */
export type Part = readonly [from: number, to: number]

/** Per cent of a video that are reported when that much of it was watched. */
export const marks = [25, 50, 75] as const

export type Mark = (typeof marks)[number]

/** Seconds between two reports of a playing video; more than that was skipped. */
const longestStep = 2

/**
 * The parts with what was played from one report of the player to the next. A step back or a leap
 * was not played and adds nothing.
 *
 * @param rate - how fast the video plays; 1 is as recorded.
 */
export function addStep(parts: readonly Part[], from: number, to: number, rate = 1): Part[] {
  const step = to - from
  return step > 0 && step <= longestStep * Math.max(1, rate) ? join(parts, [from, to]) : [...parts]
}

/** Parts that touch become one, so that nothing is counted twice. */
function join(parts: readonly Part[], [from, to]: Part): Part[] {
  const touches = (part: Part) => part[0] <= to && part[1] >= from
  const touching = parts.filter(touches)
  const joined: Part = [
    Math.min(from, ...touching.map((part) => part[0])),
    Math.max(to, ...touching.map((part) => part[1])),
  ]
  return [...parts.filter((part) => !touches(part)), joined]
}

/** From 0 to 1; 0 while the length is unknown. */
export function shareOf(parts: readonly Part[], duration: number): number {
  if (!(duration > 0 && duration < Infinity)) return 0
  return Math.min(1, parts.reduce((sum, [from, to]) => sum + to - from, 0) / duration)
}

/** The marks that the share has reached. Sums of seconds are a hair off: it is not held against them. */
export function reachedMarks(share: number): Mark[] {
  return marks.filter((mark) => share + 1e-6 >= mark / 100)
}
