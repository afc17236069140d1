/** Finds the file that a form unlocks; only the form's completion holds its address. */
import { renderAnswer, type Site } from '#runtime'

export interface UnlockedForm {
  /** Path of the form's page. */
  page: string | undefined
  /** Id of the section. */
  slice: string | undefined
}

export interface Unlocked {
  /** A path or an address, as on the page. */
  href: string
  /** The page's title. */
  title: string
}

/** Undefined where nothing is, or is still, unlocked. @throws SiteError ContentUnavailable */
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
