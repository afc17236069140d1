import { readCookie } from '../../model/config/cookies.ts'

/** How the question for consent is known before the machine that asks it runs. */
export interface EarlyQuestion {
  /** Selects the element that asks, and in it those that answer. */
  banner: string
  answers: string
  /** Where the machine keeps what was decided. */
  cookie: string
}

/**
 * Shows the question for consent before the machines run, to a visitor of whom the server says that
 * they are to be asked and who has not decided. It grants nothing: an answer waits like any other
 * early click, and the machines have the last word.
 *
 * @param question - undefined where a site asks nothing, or not before its machines run
 * @returns whether it is shown.
 */
export function askEarly(question: EarlyQuestion | undefined): boolean {
  const banner = question && document.querySelector<HTMLElement>(question.banner)
  if (!banner) return false
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isToBeAsked =
    // Not every browser tells.
    page?.serverTiming?.some(({ name }) => name === 'ask') &&
    !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
    // Anything but a decision, also what is broken, leads to the question.
    !readCookie(document.cookie, question.cookie)?.includes('"decided":true')
  if (!isToBeAsked) return false
  banner.hidden = false
  banner.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(question.answers)) banner.hidden = true
  })
  return true
}
