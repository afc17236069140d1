import { validateShared } from '../../load/load-document.ts'
import type { Document, RawDocument } from '../../../model/documents/document.ts'
import { isContentError } from '../../../model/errors/site-error.ts'
import type { Site } from '../../../model/site.ts'

/** Undefined for one that cannot be shown; its faults have been reported. */
export function validateListed(raw: RawDocument, site: Site): Document | undefined {
  if (raw.isBroken) return undefined
  try {
    return validateShared(raw, site)
  } catch (error) {
    if (isContentError(error)) return undefined
    throw error
  }
}
