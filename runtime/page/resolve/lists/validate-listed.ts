import { validateDocument } from '../../validate/validate-document.ts'
import { validateShared } from '../../load/load-document.ts'
import type { Document, RawDocument } from '../../../model/documents/document.ts'
import { isContentError } from '../../../model/errors/site-error.ts'
import type { Site } from '../../../model/site.ts'

/** Undefined for a document that cannot be shown; its faults have been reported. */
export function validateListed(raw: RawDocument, site: Site): Document | undefined {
  return validateWith(validateShared, raw, site)
}

/** Like `validateListed`, but nothing is kept: for many documents that are not needed again. */
export function validateOnce(raw: RawDocument, site: Site): Document | undefined {
  return validateWith(validateDocument, raw, site)
}

function validateWith(
  validate: typeof validateShared,
  raw: RawDocument,
  site: Site,
): Document | undefined {
  if (raw.isBroken) return undefined
  try {
    return validate(raw, site)
  } catch (error) {
    if (isContentError(error)) return undefined
    throw error
  }
}
