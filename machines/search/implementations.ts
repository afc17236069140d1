import { fromCallback, fromPromise } from 'xstate'
import type { Implementations } from '#runtime/machines'
import type { SearchIndex } from '#runtime/search'

/** Kept for the whole visit: a language has one index, and a document has one language. */
let index: SearchIndex | undefined

const dialog = fromCallback(({ sendBack }) => {
  const heard = ({ target, newState }: Partial<ToggleEvent>) => {
    if (newState === 'open' && isSearch(target)) sendBack({ type: 'search.wanted' })
  }
  // Not every browser tells that a dialog was opened; the focus goes to its field.
  const focused = ({ target }: Event) => {
    if ((target as Element).matches('[data-search-input]')) sendBack({ type: 'search.wanted' })
  }
  const capture = { capture: true }
  document.addEventListener('toggle', heard as EventListener, capture)
  document.addEventListener('focusin', focused)
  // It may have been opened before this was loaded.
  if (document.querySelector('dialog[data-search][open]')) sendBack({ type: 'search.wanted' })
  return () => {
    document.removeEventListener('toggle', heard as EventListener, capture)
    document.removeEventListener('focusin', focused)
  }
})

function isSearch(target: EventTarget | null | undefined): boolean {
  return target instanceof HTMLElement && target.matches('dialog[data-search]')
}

const load = fromPromise<void>(async ({ signal }) => {
  const locale = document.documentElement.lang.slice(0, 2)
  const status = document.querySelector<HTMLElement>('[data-search-status]')
  if (status) status.textContent = status.dataset.loading ?? ''
  try {
    // What searches is larger than all else a page loads: only those who search get it.
    const [{ loadSearchIndex }, answer] = await Promise.all([
      import('#runtime/search'),
      fetch(`/_search/${locale}.json`, { signal }),
    ])
    if (!answer.ok) throw new Error(`the search index answered ${answer.status}`)
    index = loadSearchIndex(await answer.text(), locale)
  } finally {
    if (status) status.textContent = ''
  }
})

const hits = fromCallback(({ sendBack }) => {
  let stop: (() => void) | undefined
  let isOver = false
  const found = (query: string, count: number) =>
    sendBack({ type: 'search.found', query, count } as never)
  const start = async () => {
    const { showHits } = await import('./show-hits.ts')
    if (!isOver && index) stop = showHits(index, found)
  }
  void start()
  return () => {
    isOver = true
    stop?.()
  }
})

export const implementations = {
  actors: { 'search.dialog': dialog, 'search.load': load, 'search.hits': hits },
} satisfies Implementations
