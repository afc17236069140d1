/**
 * The visitor's position on each entry of the history, so that back and forward return there. An
 * entry is known by a key in its state; the positions outlive a reload in the tab's storage.
 */
export interface ScrollPositions {
  /** Remembers the visitor's position on the page shown, before another is. */
  leave(): void
  /** The position known for the history's current entry, which may not be shown yet. */
  find(): number | undefined
  /** The history's current entry is shown now. */
  show(): void
  /** Adds an entry, or replaces the one shown, and shows it. */
  go(url: URL, how: 'push' | 'replace'): void
}

interface EntryState {
  slicewright?: string
}

const storageKey = 'slicewright.scroll'
const keptAtMost = 50

export function createScrollPositions(): ScrollPositions {
  const positions = readStored()
  let shown = ''
  let created = 0

  const findKey = () => (history.state as EntryState | null)?.slicewright
  const mark = (how: 'push' | 'replace', url?: URL) => {
    shown = `${performance.timeOrigin.toString(36)}.${created++}`
    history[`${how}State`]({ slicewright: shown }, '', url)
  }
  const leave = () => {
    positions.delete(shown)
    positions.set(shown, scrollY)
  }
  const find = () => positions.get(findKey() ?? '')
  const show = () => {
    const key = findKey()
    if (key) shown = key
    else mark('replace')
  }

  // The browser restored the position, unless this entry was shown by an earlier swap.
  const restored = history.scrollRestoration === 'manual' && scrollY === 0 && find()
  if (restored) jump(restored)
  show()
  const takeOver = (event?: PageTransitionEvent) => {
    history.scrollRestoration = 'manual'
    // Safari shows the top of a page it kept and restores the position later: now it will not.
    if (event?.persisted) jump(positions.get(shown)!)
  }
  takeOver()
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', () => {
    leave()
    store([...positions].slice(-keptAtMost))
    // The browser restores a reload, and the way back from another document.
    history.scrollRestoration = 'auto'
  })
  return { leave, find, show, go: (url, how) => mark(how, url) }
}

/** Scrolls without gliding. */
export const jump = (top: number) => scrollTo({ top, behavior: 'instant' })

/** Scrolls twice: the last step of a smooth scroll under way would come after the first. */
export function scrollAtOnce(scroll: () => void): void {
  scroll()
  requestAnimationFrame(scroll)
}

function readStored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey)!) as [string, number][] | null)
  } catch {
    // Storage may be blocked or contain anything: then no position is known.
    return new Map()
  }
}

function store(positions: [string, number][]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Full or forbidden: after a reload, back and forward start at the top.
  }
}
