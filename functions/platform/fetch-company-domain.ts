/** GET: the company a visitor comes from, for analytics, by the visitor's own address. */
import type { VisitingCompany } from '#runtime'
import { checked } from '../shared/checked.ts'

/** Passes the address to the directory and nowhere else. */
export const fetchCompanyDomain = checked(
  { name: 'fetch-company-domain', method: 'GET' },
  async (_, { address, companyDirectory }): Promise<VisitingCompany | typeof nobody> => {
    if (address === undefined) return nobody
    return (await companyDirectory.findByAddress(address)) ?? nobody
  },
)

const nobody = { domain: null, confidence: null }
