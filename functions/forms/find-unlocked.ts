/** The file that a form unlocks: its completion alone has the address. */
import { renderAnswer, type Site } from '#runtime'

export interface UnlockedForm {
  /** Path. */
  page: string | undefined
  /** Id of the section. */
  slice: string | undefined
}

export interface Unlocked {
  /** As the page has it: a path, or an address. */
  href: string
  /** Of the page. */
  title: string
}

/** Undefined where nothing is unlocked, or no longer. @throws SiteError ContentUnavailable */
export async function findUnlocked(
  { page, slice }: UnlockedForm,
  site: Site,
): Promise<Unlocked | undefined> {
  if (page === undefined || slice === undefined) return undefined
  const sent = { slice, status: 'done' as const, values: {}, errors: {} }
  const answer = await renderAnswer(page, sent, site)
  const href = /\bdata-form-content="([^"]+)"/.exec(answer?.section ?? '')?.[1]
  return href === undefined || !answer
    ? undefined
    : { href: href.replaceAll('&amp;', '&'), title: answer.title }
}
