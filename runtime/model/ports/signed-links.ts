/**
 * The rights that a signed token gives its bearer: see and change preferences, confirm an address,
 * end all mails, see a code, download a file or the report of an assessment.
 */
export type LinkPurpose = 'code' | 'confirm' | 'download' | 'preferences' | 'report' | 'unsubscribe'

/** Tokens that nobody else can make, for links in mails and for cookies. They name nobody. */
export interface SignedLinks {
  /**
   * @param id - letters, digits and hyphens
   * @param since - the start of its term, in milliseconds since the epoch; now unless given
   */
  sign(purpose: LinkPurpose, id: string, since?: number): string
  /** Undefined for a token that is altered, expired or made for another purpose. */
  verify<Purpose extends LinkPurpose>(
    token: string,
    purposes: readonly Purpose[],
  ): VerifiedLink<Purpose> | undefined
}

export interface VerifiedLink<Purpose extends LinkPurpose = LinkPurpose> {
  purpose: Purpose
  id: string
  /** Milliseconds since the epoch. */
  expires: number
}
