/** A hundred years: what is longer is a slip of the keyboard, and beyond what dates can say. */
const longest = 100 * 366 * 24 * 60

/** Whether a number of minutes is one that something takes. */
export function isDuration(minutes: number): boolean {
  return minutes >= 0 && minutes <= longest
}
