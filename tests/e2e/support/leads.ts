/** What the site under test has kept of the people who wrote, read as those who run it read it. */
import { execFile } from 'node:child_process'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Lead } from '#runtime'
import { repositoryRoot } from '#schemas/roots.ts'
import { isNetlify } from '#tests/support/not-on-netlify.ts'

const run = promisify(execFile)

export interface KeptLead extends Lead {
  /** The whole line of `npm run leads:list -- --json`. */
  line: string
}

/** On Netlify the database is a blob: as a file it is what a server has in its `DATA_DIR`. */
const blob = '.netlify/blobs-serve/entries/unlinked/site:slicewright-people/people.sqlite'

/** Where the database of the site under test is, or a copy of it to read, as `DATA_DIR` names it. */
export async function findDataDir(): Promise<string> {
  if (!isNetlify) return '.cache/e2e-data'
  // One for each worker: nobody reads a copy while it is made.
  const folder = `.cache/e2e-netlify-data/${process.env.TEST_WORKER_INDEX}`
  await mkdir(join(repositoryRoot, folder), { recursive: true })
  await copyFile(join(repositoryRoot, blob), join(repositoryRoot, folder, 'leads.sqlite'))
  return folder
}

/** The newest first. */
export async function readLeads(email: string): Promise<KeptLead[]> {
  const dataDir = await findDataDir()
  const { stdout } = await run(
    join(repositoryRoot, 'node_modules/.bin/node'),
    ['tools/commands/leads.ts', 'list', '--json', '--email', email],
    { cwd: repositoryRoot, env: { ...process.env, DATA_DIR: dataDir } },
  )
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ ...(JSON.parse(line) as { lead: Lead }).lead, line }))
}
