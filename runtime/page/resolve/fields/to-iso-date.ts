/**
 * The content service writes offsets without a colon, which not every reader of ISO 8601 accepts.
 */
const timestamp = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d)(\d\d)$/

/** Other texts are returned unchanged. */
export function toIsoDate(text: string): string {
  return text.replace(timestamp, '$1:$2')
}
