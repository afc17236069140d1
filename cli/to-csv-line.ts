/**
 * Characters that spreadsheets take for the start of a formula, also in full width
 * (https://owasp.org/www-community/attacks/CSV_Injection). Some of them ignore characters before
 * it.
 */
const sign = '[=+\\-@\uFF0B\uFF0D\uFF1D\uFF20]'
const before = '["\\s\\0]*'

const atStart = new RegExp(`^(?:[\\t\\r\\n\\0]|${before}${sign})`)
/**
 * In lists separated by `;` or tabs, a new cell begins after a separator or a line break, even
 * inside quotes.
 */
const inside = new RegExp(`([;\\t\\r\\n]${before})(?=${sign})`, 'g')

/**
 * One record of RFC 4180, with its line end. A cell that any kind of list would read as a formula
 * gets an apostrophe in front.
 */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  const guarded = text.replaceAll(inside, `$1'`)
  const safe = atStart.test(text) ? `'${guarded}` : guarded
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
