import type { Site } from '../../model/site.ts'

/** What a visitor of a site can ask of its functions, which a host of files does not answer. */
export type Unanswered = 'forms' | 'receipts' | 'assessments' | 'mailPreferences' | 'codes'

/** @returns what this site has of it, in that order */
export function listUnanswered({
  forms,
  behaviours,
  kinds,
  pageTypes,
}: UnansweredSite): Unanswered[] {
  const machines = new Set([
    ...behaviours.actors.map(({ machine }) => machine),
    ...Object.values(kinds.slices).map(({ machine }) => machine),
  ])
  const personal = new Set(
    [...pageTypes.values()]
      .flatMap((pageType) => [pageType, ...pageType.routes])
      .map(({ personal }) => personal),
  )
  const has: Record<Unanswered, boolean> = {
    forms: forms.size > 0,
    receipts: machines.has('receipts'),
    assessments: machines.has('assessment'),
    mailPreferences: personal.has('mailPreferences'),
    codes: personal.has('redemptionCode'),
  }
  const names: Unanswered[] = ['forms', 'receipts', 'assessments', 'mailPreferences', 'codes']
  return names.filter((name) => has[name])
}

type UnansweredSite = Pick<Site, 'forms' | 'behaviours' | 'kinds' | 'pageTypes'>
