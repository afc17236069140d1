/**
 * What spreadsheets take for the start of a formula, also in full width
 * (https://owasp.org/www-community/attacks/CSV_Injection). What stands before it is left out by some of them.
 */
const sign = '[=+\\-@\uFF0B\uFF0D\uFF1D\uFF20]'
const before = '["\\s\\0]*'

const atStart = new RegExp(`^(?:[\\t\\r\\n\\0]|${before}${sign})`)
/** Where lists are separated by `;` or tabs, a cell begins anew after one, and after a line: quotes do not hold it. */
const inside = new RegExp(`([;\\t\\r\\n]${before})(?=${sign})`, 'g')

/** One record of RFC 4180, with its end. What would be a formula, in whatever list it is read as, starts with an apostrophe. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  const guarded = text.replaceAll(inside, `$1'`)
  const safe = atStart.test(text) ? `'${guarded}` : guarded
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
