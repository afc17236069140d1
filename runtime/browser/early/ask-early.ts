import { readCookie } from '../../model/config/cookies.ts'
import { documentLoad } from './document-load.ts'

/** The question for consent, as it is known before the machine that asks it runs. */
export interface EarlyQuestion {
  /** Selects the element that asks, and in it the buttons that answer. */
  banner: string
  answers: string
  /** The cookie in which the machine keeps the decision. */
  cookie: string
  /** The decision's content when it needs nothing done on a page; undefined when it always does. */
  settled?: Readonly<Record<string, unknown>>
}

/**
 * Shows the question for consent before the machines run, to a visitor who, by the server's word,
 * is to be asked and who has not decided. It grants nothing: an answer waits like any other
 * early click, and the machines have the last word.
 *
 * @param question - undefined where a site asks nothing, or not before its machines run
 * @returns whether it is shown.
 */
export async function askEarly(question: EarlyQuestion | undefined): Promise<boolean> {
  const banner = question && document.querySelector<HTMLElement>(question.banner)
  if (!banner) return false
  const isToBeAsked =
    // Not every browser exposes it.
    documentLoad()?.serverTiming?.some(({ name }) => name === 'ask') &&
    !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
    // Anything but a decision, a broken cookie too, leads to the question.
    !(await findCookie(question.cookie))?.includes('"decided":true')
  if (!isToBeAsked || isRunning) {
    forgetAnswer()
    return false
  }
  const given = storage(() => sessionStorage.getItem(answerKey))
  banner.hidden = false
  banner.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<HTMLElement>(question.answers)
    if (!answer) return
    banner.hidden = true
    if (!isRunning) storage(() => sessionStorage.setItem(answerKey, answer.dataset['send']!))
  })
  // An answer given on a page that was left before the machines ran.
  const answers = [...banner.querySelectorAll<HTMLElement>(question.answers)]
  answers.find(({ dataset }) => dataset['send'] === given)?.click()
  return true
}

/**
 * Reads without blocking: while a page loads, `document.cookie` waits for a process busy with its
 * pictures.
 */
async function findCookie(name: string): Promise<string | undefined> {
  // Not in every browser, and over HTTPS alone.
  const store = window.cookieStore
  return readCookie(store ? `${name}=${(await store.get(name))?.value}` : document.cookie, name)
}

/** Key of the answer that waits for the machines, should the visitor be on another page by then. */
const answerKey = 'slicewright.answer'
let isRunning = false

const forgetAnswer = () => storage(() => sessionStorage.removeItem(answerKey))

/** The machines that run have the answer, and will get those to come. */
export function handOverAnswer(): void {
  isRunning = true
  forgetAnswer()
}

/** Undefined where the visitor forbids storage. */
function storage<Found>(use: () => Found): Found | undefined {
  try {
    return use()
  } catch {}
}

/**
 * Whether the machine that asks has nothing to do until the visitor does something: the decision
 * needs nothing done.
 */
export function isSettled({ cookie, settled }: EarlyQuestion): boolean {
  if (!settled) return false
  try {
    const stored = JSON.parse(readCookie(document.cookie, cookie) ?? '{}') as typeof settled
    return Object.entries(settled).every(([field, value]) => stored[field] === value)
  } catch {
    return false
  }
}
