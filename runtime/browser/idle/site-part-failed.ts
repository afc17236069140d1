import { hasTexts } from '#runtime/error-texts'
import { browserEntry } from '../../model/errors/browser-entry.ts'

export const SitePartFailed = browserEntry(
  'SitePartFailed',
  'outage',
  hasTexts && {
    title: 'Part of the site script did not start',
    message: (part: string, reason: string) => `The ${part} did not start: ${reason}.`,
    hint: 'Everything else on the page keeps working. The cause is attached.',
  },
)
