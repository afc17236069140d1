/** The page of the docs for people who run the site: every environment variable. */
import {
  environmentVariables,
  type Reader,
  type Variable,
} from '../../schemas/environment-variables.ts'
import { toPage, toTable } from './generate-reference.ts'

const titles: Record<Reader, string> = {
  server: 'Running the site',
  build: 'Building it',
  commands: 'Commands',
  tests: 'Tests',
}

/** Text of `docs/reference/environment.md`. Each variable is listed under its first reader. */
export function generateEnvironmentReference(): string {
  const variables = Object.entries<Variable>(environmentVariables)
  const sections = (Object.keys(titles) as Reader[]).flatMap((reader) => {
    const rows = variables
      .filter(([, { readBy }]) => readBy[0] === reader)
      .map(([name, { means, readBy, ...rest }]) => [
        `\`${name}\``,
        rest.default === undefined ? (rest.otherwise ?? '') : `\`${rest.default}\``,
        means,
        readBy.slice(1).join(', '),
      ])
    return rows.length === 0
      ? []
      : [
          `## ${titles[reader]}\n\n${toTable(['Variable', 'Unless set', 'Means', 'Also read by'], rows)}`,
        ]
  })
  return toPage(
    'Environment',
    'All optional. Those of a running site are checked at start: a misspelt name or a malformed value stops it with a clear line. `VENDOR_...` is what a vendor of `site-config/vendors.json` needs; without it that vendor is not there ([which](../guides/vendors.md)).',
    sections,
  )
}
