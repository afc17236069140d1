/** Which company an address of the network belongs to. */
export interface Company {
  /** `northwind.example`. */
  domain: string
  /** `very high`, `high`, `medium` or `low`, as the directory says it; null when it does not. */
  confidence: string | null
}

export interface CompanyDirectory {
  /**
   * Undefined if the address belongs to no company or to an internet provider. It is never logged.
   * @throws Error when the directory does not answer in time; the address is not in its message
   */
  find(address: string): Promise<Company | undefined>
}
