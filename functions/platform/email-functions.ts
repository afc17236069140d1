/** Looks up e-mail addresses by domain alone: nobody learns which people are known. */
import { parseEmail, type EmailAddress } from '#schemas/email-address.ts'
import { checked, InputInvalid } from '../shared/checked.ts'
import type { GuardOptions } from '../shared/guard.ts'

interface Asked {
  email: string
}

// The lists are large and load on first use.
const loadLists = () => import('../shared/check-email.ts')

/** Enough for typing addresses into a form, too little for extracting the lists. */
const limit: GuardOptions['limit'] = { requests: 30, seconds: 60 }

export const isCompetitor = checked<Asked>(
  { name: 'is-competitor-email', method: 'GET', limit },
  async ({ email }, { site }) => {
    const { isCompetitorEmail } = await loadLists()
    return { isCompetitor: isCompetitorEmail(toAddress(email).text, site) }
  },
)

export const isProfessional = checked<Asked>(
  { name: 'is-professional-email', method: 'GET', limit },
  async ({ email }, { site }) => {
    const { isProfessionalEmail } = await loadLists()
    return { isProfessional: isProfessionalEmail(toAddress(email).text, site) }
  },
)

export const fetchCompany = checked<Asked>(
  { name: 'fetch-company', method: 'GET', limit },
  async ({ email }, { site, companyDirectory }) => {
    const { text, domain } = toAddress(email)
    const { isProfessionalEmail } = await loadLists()
    // A provider of public mailboxes is not the visitor's employer.
    if (!isProfessionalEmail(text, site)) return { company: null }
    return { company: (await companyDirectory.findByDomain(domain)) ?? null }
  },
)

function toAddress(email: string): EmailAddress {
  const address = parseEmail(email)
  if (address) return address
  throw new InputInvalid('InputInvalid', '"email" must be an e-mail address: name@company.com.')
}
