import type { ErrorEntry } from '../../model/errors/site-error.ts'

export const SitePartFailed = {
  code: 'SitePartFailed',
  kind: 'outage',
  title: 'Part of the site script did not start',
  message: (part: string, reason: string) => `The ${part} did not start: ${reason}.`,
  hint: 'Everything else on the page keeps working. The cause is attached.',
} satisfies ErrorEntry<[part: string, reason: string]>
