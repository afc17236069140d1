/** What the site under test has kept of the people who wrote, read as those who run it read it. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Lead } from '#runtime'
import { repositoryRoot } from '#schemas/roots.ts'

const run = promisify(execFile)

export interface KeptLead extends Lead {
  /** The whole line of `npm run leads:list -- --json`. */
  line: string
}

/** The newest first. */
export async function readLeads(email: string): Promise<KeptLead[]> {
  const { stdout } = await run(
    join(repositoryRoot, 'node_modules/.bin/node'),
    ['tools/commands/leads.ts', 'list', '--json', '--email', email],
    { cwd: repositoryRoot, env: { ...process.env, DATA_DIR: '.cache/e2e-data' } },
  )
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ ...(JSON.parse(line) as { lead: Lead }).lead, line }))
}
