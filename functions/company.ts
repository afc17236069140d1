/** Which company a visitor comes from, for analytics: GET, answered from the visitor's own address. */
import type { CompanyDirectory, Environment, FunctionPlatform } from '#runtime'
import {
  createCompanyDirectory,
  liveCompanyDirectory,
} from '../adapters/vendors/company-directory.ts'
import { refuse } from './guard.ts'

/** By the environment they were made for: what a directory has found is kept in it. */
const directories = new WeakMap<Environment, CompanyDirectory>()

/**
 * `{ domain, confidence }`; 204 when nothing is known or no directory is set up, 502 when it fails.
 * The address goes to the directory and nowhere else.
 */
export async function handle(
  _request: Request,
  { address, environment, log }: Pick<FunctionPlatform, 'address' | 'environment' | 'log'>,
): Promise<Response> {
  const directory = findDirectory(environment)
  if (!directory || address === undefined) return new Response(null, { status: 204 })
  try {
    const company = await directory.find(address)
    return company ? Response.json(company) : new Response(null, { status: 204 })
  } catch (error) {
    log.warn('COMPANY_DIRECTORY_FAILED', { reason: (error as Error).message })
    const message = 'The company directory did not answer; the visit goes on without it.'
    return refuse(502, 'CompanyDirectoryFailed', message)
  }
}

function findDirectory(environment: Environment): CompanyDirectory | undefined {
  const known = directories.get(environment)
  if (known) return known
  const { vendorEmulator, companyDirectoryKey: key } = environment
  const url = environment.companyDirectoryUrl ?? liveCompanyDirectory
  const options = vendorEmulator
    ? { url: `${vendorEmulator}/company-directory`, key: 'emulated' }
    : key && { url: url.replace(/\/$/, ''), key }
  if (!options) return undefined
  const directory = createCompanyDirectory(options)
  directories.set(environment, directory)
  return directory
}
