/** Opens the data the site keeps about people, for commands that list it or add to it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openPeopleStores, type PeopleStores } from '../adapters/leads/open-lead-store.ts'
import { readEnvironment } from '../runtime/model/config/environment.ts'
import { Refusal } from './run-command.ts'

/**
 * @param wanted - what the command looks for; undefined when it adds something, which creates a
 *   missing database
 * @throws Refusal where there is no database; SiteError EnvironmentInvalid; errors of `use`
 */
export async function withPeople<Result>(
  wanted: string | undefined,
  use: (stores: PeopleStores) => Promise<Result>,
): Promise<Result> {
  const environment = readEnvironment(process.env)
  const dataDir = resolve(environment.dataDir)
  const databaseUrl = environment.leadDatabaseUrl
  if (databaseUrl === undefined && wanted && !existsSync(join(dataDir, 'leads.sqlite'))) {
    throw new Refusal(
      `There are no ${wanted} in ${dataDir}. Set DATA_DIR or LEAD_DATABASE_URL as the site has it.`,
    )
  }
  const stores = await openPeopleStores({ dataDir, databaseUrl, destinations: [] })
  try {
    return await use(stores)
  } finally {
    await stores.leads.close()
  }
}
