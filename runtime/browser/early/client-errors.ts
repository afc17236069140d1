import type { ErrorEntry } from '../../model/errors/site-error.ts'

export const SiteStartFailed = {
  code: 'SiteStartFailed',
  kind: 'outage',
  title: 'Site script did not start',
  message: (reason: string) => `The machines of this page did not start: ${reason}.`,
  hint: 'Links, forms and disclosures work as plain HTML. The cause is attached.',
} satisfies ErrorEntry<[reason: string]>

export const IslandFailed = {
  code: 'IslandFailed',
  kind: 'outage',
  title: 'Island was not hydrated',
  message: (reason: string) => `The slice stays as the server rendered it: ${reason}.`,
  hint: 'Its HTML works without script. The cause is attached.',
} satisfies ErrorEntry<[reason: string]>
