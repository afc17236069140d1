/**
 * What a signed token lets its bearer do: see and change preferences, confirm an address, end all mails,
 * see a code.
 */
export type LinkPurpose = 'code' | 'confirm' | 'preferences' | 'unsubscribe'

/** Tokens that nobody else can make, for links in mails and for cookies. They name nobody. */
export interface SignedLinks {
  /** @param id - letters, digits and hyphens */
  sign(purpose: LinkPurpose, id: string): string
  /** Undefined for a token that is altered, expired or made for something else. */
  verify<Purpose extends LinkPurpose>(
    token: string,
    purposes: readonly Purpose[],
  ): VerifiedLink<Purpose> | undefined
}

export interface VerifiedLink<Purpose extends LinkPurpose = LinkPurpose> {
  purpose: Purpose
  id: string
}
