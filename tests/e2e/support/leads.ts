/** Reads the leads that the site under test has stored. */
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lead } from '#runtime'
import { repositoryRoot } from '#compiler/read/roots.ts'
import { isNetlify } from '#tests/support/not-on-netlify.ts'
import { openPeopleStores, type PeopleStores } from '../../../adapters/leads/open-lead-store.ts'

/** On Netlify the database is a blob: the same file that a server has in its `DATA_DIR`. */
const blob = '.netlify/blobs-serve/entries/unlinked/site:slicewright-people/people.sqlite'

/** The `DATA_DIR` with the database of the site under test, or with a copy of it. */
async function findDataDir(): Promise<string> {
  if (!isNetlify) return '.cache/e2e-data'
  // One for each worker, so that none reads a copy while it is made.
  const folder = `.cache/e2e-netlify-data/${process.env['TEST_WORKER_INDEX']}`
  await mkdir(join(repositoryRoot, folder), { recursive: true })
  await copyFile(join(repositoryRoot, blob), join(repositoryRoot, folder, 'leads.sqlite'))
  return folder
}

/** Opens the stores; close with `leads.close()`. */
export async function openStores(): Promise<PeopleStores> {
  return openPeopleStores({
    dataDir: join(repositoryRoot, await findDataDir()),
    databaseUrl: undefined,
    destinations: [],
  })
}

/** Leads of an address, the newest first. */
export async function readLeads(email: string): Promise<Lead[]> {
  const { leads } = await openStores()
  const notices = await leads.list({ email, limit: 50 })
  await leads.close()
  return notices.flatMap(({ notice }) => (notice.type === 'lead.created' ? [notice.lead] : []))
}
