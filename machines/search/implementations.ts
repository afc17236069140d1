import { fromCallback, fromPromise } from 'xstate'
import type { EventOf, OwnImplementations } from '#runtime/machines'
import type { CreateAnswers } from './create-answers.ts'

const status = '[data-search-status]'

export const implementations: OwnImplementations<'combobox' | 'page'> = ({
  combobox,
  dom,
  http,
  page,
}) => {
  /** Kept for the life of the page: a language has one index, and a page one language. */
  let answer: ReturnType<CreateAnswers>

  const dialog = fromCallback(({ sendBack }) => {
    const wanted = () => sendBack({ type: 'search.wanted' })
    const stops = [
      dom.listen('dialog[data-search]', 'toggle', (event) => {
        if ((event as Partial<ToggleEvent>).newState === 'open') wanted()
      }),
      // Not every browser reports an opened dialog, but its field always gets the focus.
      dom.listen('[data-search-input]', 'focusin', wanted),
    ]
    // It may have been opened before this was loaded.
    if (page.attribute('dialog[data-search]', 'open') !== undefined) wanted()
    return () => stops.forEach((stop) => stop())
  })

  const load = fromPromise<void>(async ({ signal }) => {
    const locale = page.attribute('html', 'data-locale') ?? ''
    const say = (state: string) => page.setText(status, page.attribute(status, state) ?? '')
    say('data-loading')
    // The import of a script cannot be aborted.
    const givenUp = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    try {
      // The search code is larger than all else a page loads: only visitors who search get it.
      const coming = Promise.all([
        import('./create-answers.ts'),
        http(`/_search/${locale}.json`, { signal }),
      ])
      const [{ createAnswers }, index] = await Promise.race([coming, givenUp])
      if (!index.ok) throw new Error(`the search index answered ${index.status}`)
      answer = createAnswers(await index.text(), locale)
      page.setText(status, '')
    } catch (error) {
      say('data-failed')
      throw error
    }
  })

  const hits = fromCallback(({ sendBack }) =>
    combobox.open((query, texts) => {
      const hits = answer(query, texts)
      const found: EventOf<'search'> = { type: 'search.found', query, count: hits.count }
      sendBack(found)
      return hits
    }),
  )

  return { actors: { 'search.dialog': dialog, 'search.load': load, 'search.hits': hits } }
}
