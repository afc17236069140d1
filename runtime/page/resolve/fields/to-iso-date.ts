/** The content service writes offsets without a colon, which not every reader of ISO 8601 takes. */
const timestamp = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d)(\d\d)$/

/** Other texts come out as they are. */
export function toIsoDate(text: string): string {
  return text.replace(timestamp, '$1:$2')
}
