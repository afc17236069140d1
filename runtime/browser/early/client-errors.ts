import { hasTexts } from '#runtime/error-texts'
import { browserEntry } from '../../model/errors/browser-entry.ts'

export const SiteStartFailed = browserEntry(
  'SiteStartFailed',
  'outage',
  hasTexts && {
    title: 'Site script did not start',
    message: (reason: string) => `The machines of this page did not start: ${reason}.`,
    hint: 'Links, forms and disclosures work as plain HTML. The cause is attached.',
  },
)

export const IslandFailed = browserEntry(
  'IslandFailed',
  'outage',
  hasTexts && {
    title: 'Island was not hydrated',
    message: (reason: string) => `The slice stays as the server rendered it: ${reason}.`,
    hint: 'Its HTML works without script. The cause is attached.',
  },
)
