import type { FormEvent } from 'react'
import type { ConnectedPage } from './connected-pages.ts'

export interface PageBarProps {
  pages: readonly ConnectedPage[]
  page: ConnectedPage | undefined
  embedded: string | undefined
  choosePage: (id: string) => void
  embed: (path: string) => void
  isMap: boolean
  showMap: (isOn: boolean) => void
  showValues: (isOn: boolean) => void
}

/** Chooses the inspected page, and whether visitors' input is shown. */
export function PageBar(props: PageBarProps) {
  const { pages, page, embedded, choosePage, embed, isMap, showMap, showValues } = props
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const path = String(new FormData(event.currentTarget).get('path') ?? '').trim()
    embed(path.startsWith('/') ? path : `/${path}`)
  }
  return (
    <header className="bar" aria-label="Page and values">
      <strong className="brand">Machines</strong>
      <label>
        Page
        <select
          value={page?.id ?? ''}
          disabled={!pages.length}
          onChange={(event) => choosePage(event.currentTarget.value)}
        >
          {!pages.length && <option value="">no page is open</option>}
          {pages.map(({ id, page: { path, title, isFrame } }) => (
            <option key={id} value={id}>
              {`${path}${isFrame ? ' (embedded)' : ''} · ${title}`}
            </option>
          ))}
        </select>
      </label>
      <form onSubmit={submit}>
        <label>
          Embed
          <input key={embedded} name="path" defaultValue={embedded ?? '/'} spellCheck={false} />
        </label>
        <button type="submit">Show</button>
      </form>
      <button type="button" aria-pressed={isMap} onClick={() => showMap(!isMap)}>
        Map of the page
      </button>
      <label className="switch" title="Texts and numbers that visitors entered, e-mail addresses">
        <input
          type="checkbox"
          checked={page?.page.isShowingValues ?? false}
          disabled={!page}
          onChange={(event) => showValues(event.currentTarget.checked)}
        />
        Show values
      </label>
    </header>
  )
}
