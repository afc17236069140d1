/** TypeScript to print unchanged in the configuration. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Prints JSON in the house style: quotes only where needed, single ones, and trailing commas. */
export function printValue(value: unknown, indent: string): string {
  const inner = `${indent}  `
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return quote(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const isList = Array.isArray(value)
  const entries = isList
    ? value.map((item) => printValue(item, inner))
    : Object.entries(value).map(([key, entry]) => `${toKey(key)}: ${printValue(entry, inner)}`)
  if (!entries.length) return isList ? '[]' : '{}'
  const short = isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`
  if (!short.includes('\n') && short.length + indent.length < 80) return short
  const lines = entries.map((entry) => `${inner}${entry},\n`).join('')
  return isList ? `[\n${lines}${indent}]` : `{\n${lines}${indent}}`
}

export function toKey(name: string): string {
  return /^([A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(name) ? name : quote(name)
}

export function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
}
