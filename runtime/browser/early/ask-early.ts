import { readCookie } from '../../model/config/cookies.ts'
import { documentLoad } from './document-load.ts'

/** How the question for consent is known before the machine that asks it runs. */
export interface EarlyQuestion {
  /** Selects the element that asks, and in it those that answer. */
  banner: string
  answers: string
  /** Where the machine keeps what was decided. */
  cookie: string
  /** What it keeps when nothing follows from it on a page; undefined when something always does. */
  settled?: Readonly<Record<string, unknown>>
}

/**
 * Shows the question for consent before the machines run, to a visitor of whom the server says that
 * they are to be asked and who has not decided. It grants nothing: an answer waits like any other
 * early click, and the machines have the last word.
 *
 * @param question - undefined where a site asks nothing, or not before its machines run
 * @returns whether it is shown.
 */
export async function askEarly(question: EarlyQuestion | undefined): Promise<boolean> {
  const banner = question && document.querySelector<HTMLElement>(question.banner)
  if (!banner) return false
  const isToBeAsked =
    // Not every browser tells.
    documentLoad()?.serverTiming?.some(({ name }) => name === 'ask') &&
    !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
    // Anything but a decision, also what is broken, leads to the question.
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
  // On a page that was left before the machines ran.
  const answers = [...banner.querySelectorAll<HTMLElement>(question.answers)]
  answers.find(({ dataset }) => dataset['send'] === given)?.click()
  return true
}

/** While a page loads, `document.cookie` holds it until a process answers that is busy with its pictures. */
async function findCookie(name: string): Promise<string | undefined> {
  // Not in every browser, and over HTTPS alone.
  const store = window.cookieStore
  return readCookie(store ? `${name}=${(await store.get(name))?.value}` : document.cookie, name)
}

/** Where an answer waits for the machines, should the visitor be on another page by then. */
const answerKey = 'slicewright.answer'
let isRunning = false

const forgetAnswer = () => storage(() => sessionStorage.removeItem(answerKey))

/** The machines have it, and those to come. */
export function handOverAnswer(): void {
  isRunning = true
  forgetAnswer()
}

/** Nothing, where the visitor forbids it. */
function storage<Found>(use: () => Found): Found | undefined {
  try {
    return use()
  } catch {}
}

/**
 * Whether the machine that asks has nothing to do until the visitor does something: of what was decided
 * nothing follows.
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
