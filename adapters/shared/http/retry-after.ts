const dateForm = /^[A-Z][a-z]+day, |^[A-Z][a-z]{2}, /

/**
 * Milliseconds by `retry-after` (RFC 9110): from a number of seconds, or a future date.
 *
 * @returns undefined when it is absent, a date that has passed, or neither
 */
export function toRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  // Some services send fractions, which the standard does not allow.
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  if (!dateForm.test(text)) return undefined
  const ms = Date.parse(text) - now
  return ms > 0 ? ms : undefined
}
