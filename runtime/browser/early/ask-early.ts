import { readCookie } from '../../model/config/cookies.ts'

/**
 * Shows the question for consent before the machines run, to a visitor of whom the server says that
 * they are to be asked and who has not decided. It grants nothing: an answer waits like any other
 * early click, and the machines have the last word.
 *
 * @returns whether it is shown.
 */
export function askEarly(): boolean {
  const banner = document.querySelector<HTMLElement>('[data-follow="consent banner"]')
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isToBeAsked =
    // Not every browser tells.
    page?.serverTiming?.some(({ name }) => name === 'ask') &&
    !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
    // Anything but a decision, also what is broken, leads to the question.
    !readCookie(document.cookie, 'consents')?.includes('"decided":true')
  if (!banner || !isToBeAsked) return false
  banner.hidden = false
  banner.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-send*=" consent."]')) banner.hidden = true
  })
  return true
}
