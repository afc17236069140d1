/** Looks up the company somebody belongs to. */
export interface CompanyDirectory {
  /**
   * By network address. Undefined when it is nobody's or a provider's.
   * @throws SiteError UpstreamFailed, UpstreamRefused; the address is in no message
   */
  findByAddress(address: string): Promise<VisitingCompany | undefined>
  /**
   * By the domain of an e-mail address; only the domain is sent. Undefined when it is unknown.
   * @throws SiteError UpstreamFailed, UpstreamRefused; the domain is in no message
   */
  findByDomain(domain: string): Promise<Company | undefined>
}

export interface VisitingCompany {
  /** `northwind.example`. */
  domain: string
  /** `very high`, `high`, `medium` or `low`, in the directory's words; null when it has none. */
  confidence: string | null
}

export interface Company {
  /** The common name: `Northwind`. */
  name: string
  domain: string
}
