/** What was thrown, in its own words. */
export function toReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
