/** The alerts for operators, as `docs/operations/alerts.yml` has them. */
import { readFileSync } from 'node:fs'

export const rulesFile = 'docs/operations/alerts.yml'

export interface Alert {
  name: string
  query: string
  /** Minutes. */
  for: string
  severity: string
  summary: string
  advice: string
}

export function readAlerts(): Alert[] {
  return readFileSync(rulesFile, 'utf8')
    .split('- alert: ')
    .slice(1)
    .map((text) => ({
      name: /^\w+/.exec(text)![0],
      query: readQuoted(text, 'expr'),
      for: /for: (\d+)m\n/.exec(text)![1]!,
      severity: /severity: (\w+)\n/.exec(text)![1]!,
      summary: readQuoted(text, 'summary'),
      advice: readQuoted(text, 'description'),
    }))
}

function readQuoted(text: string, key: string): string {
  return new RegExp(`${key}: '(.*)'\\n`).exec(text)![1]!.replaceAll("''", "'")
}
