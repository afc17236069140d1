/** A hundred years in minutes: anything longer is a typing error, and beyond the range of dates. */
const longest = 100 * 366 * 24 * 60

/** Whether a number of minutes is a plausible duration. */
export function isDuration(minutes: number): boolean {
  return minutes >= 0 && minutes <= longest
}
