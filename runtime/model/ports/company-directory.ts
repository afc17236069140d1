/** Which company somebody belongs to. */
export interface CompanyDirectory {
  /**
   * By an address of the network. Undefined when it is nobody's or a provider's.
   * @throws SiteError UpstreamFailed, UpstreamRefused; the address is in no message
   */
  findByAddress(address: string): Promise<VisitingCompany | undefined>
  /**
   * By the domain of an e-mail address, which is all that is asked with. Undefined when it is unknown.
   * @throws SiteError UpstreamFailed, UpstreamRefused; the domain is in no message
   */
  findByDomain(domain: string): Promise<Company | undefined>
}

export interface VisitingCompany {
  /** `northwind.example`. */
  domain: string
  /** `very high`, `high`, `medium` or `low`, as the directory says it; null when it does not. */
  confidence: string | null
}

export interface Company {
  /** As people know it: `Northwind`. */
  name: string
  domain: string
}
