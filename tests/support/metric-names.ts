/** Names of metrics in queries of Prometheus, without those of its functions and keywords. */
const keywords = new Set([
  'by',
  'and',
  'or',
  'unless',
  'ignoring',
  'on',
  'group_left',
  'group_right',
])

export function findMetricNames(query: string): string[] {
  const plain = query
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|ignoring|on)\s*\([^)]*\)/g, '')
  return [...plain.matchAll(/(?<![\w.$])[a-z_:][\w:]*\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !keywords.has(name))
}
