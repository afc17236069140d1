/**
 * Motion between two pages: the card that was taken becomes the head of its page and, on the way
 * back, the head becomes the card. Style sheets name the parts that move (`--card-*`, `--head-*`);
 * the attributes set here say whose names hold at the moment when the browser looks.
 */
interface Move {
  from: URL
  to: URL
  /** The HTML of the page to come. */
  html: string
}

const root = document.documentElement
let running: ViewTransition | undefined

/** Runs the change inside a view transition where there are any and motion is welcome. */
export async function showMotion(change: () => void, { from, to, html }: Move): Promise<void> {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || document.hidden || !document.startViewTransition) return change()
  const isTaken = markLeft(to, leadsTo(html, from))
  const transition = document.startViewTransition(() => {
    change()
    markShown(from, isTaken)
  })
  clearAfter(transition)
  await transition.updateCallbackDone
}

// The same between two documents. The next one has no script yet: the sheet names its head.
addEventListener('pageswap', ({ viewTransition, activation }) => {
  // The transition is skipped where the other document takes too long.
  viewTransition?.ready.catch(() => {})
  const to = activation?.entry?.url
  if (viewTransition && to) markLeft(new URL(to), activation.navigationType === 'traverse')
})
// Only a document that comes from the browser's cache still listens.
addEventListener('pagereveal', ({ viewTransition }) => {
  clear()
  if (!viewTransition) return
  // Not every browser has it.
  const { navigation } = window as { navigation?: Navigation }
  const from = navigation?.activation?.from?.url
  if (from) markShown(new URL(from), false)
  clearAfter(viewTransition)
})

/** @returns whether a card was taken */
function markLeft(to: URL, isWayBack: boolean): boolean {
  clear()
  const card = findCard(to)
  mark(card, !card && isWayBack && isHeadSeen())
  return card !== undefined
}

function markShown(from: URL, isTaken: boolean): void {
  clear()
  mark(isTaken ? undefined : findCard(from), isTaken && isHeadSeen())
}

function mark(card: HTMLElement | undefined, doHeadsMove: boolean): void {
  root.dataset['heads'] = doHeadsMove ? 'move' : 'stay'
  if (card) card.dataset['taken'] = ''
}

function clear(): void {
  delete root.dataset['heads']
  for (const card of document.querySelectorAll<HTMLElement>('[data-taken]'))
    delete card.dataset['taken']
}

function clearAfter(transition: ViewTransition): void {
  running = transition
  // The animation may be skipped, by the next one for example; the change happens all the same.
  transition.ready.catch(() => {})
  const end = () => {
    // A skipped transition ends after the next one began.
    if (running === transition) clear()
  }
  transition.finished.then(end, end)
}

/** Whether the page links to the address; a link may say where it was followed from. */
function leadsTo(html: string, { pathname }: URL): boolean {
  return html.includes(`href="${pathname}"`) || html.includes(`href="${pathname}?from=`)
}

/** The visible card that leads to the page: of several, the one hovered or focused. */
function findCard({ pathname }: URL): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a')].filter(
    (link) => link.pathname === pathname && isSeen(link),
  )
  const link = links.find((one) => one.matches(':hover, :focus')) ?? links[0]
  return link?.closest('li') ?? undefined
}

function isSeen(link: HTMLAnchorElement): boolean {
  const { top, bottom } = link.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Otherwise it would fly through the page from far out of sight. */
function isHeadSeen(): boolean {
  return scrollY < innerHeight / 2
}
