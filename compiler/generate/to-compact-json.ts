/** JSON as people write it: what fits on a line is on one. */
export function toCompactJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
  const line = flat.replaceAll(/\[ /g, '[').replaceAll(/ \]/g, ']')
  if (indent.length + line.length <= 80 || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((each) => inner + toCompactJson(each, inner)).join(',\n')}\n${indent}]`
  const entries = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${toCompactJson(each, inner)}`,
  )
  return `{\n${entries.join(',\n')}\n${indent}}`
}
