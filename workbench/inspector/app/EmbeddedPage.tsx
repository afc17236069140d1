/** A page of the site under the diagram, which shows the page's events at once. */
export function EmbeddedPage({ path, close }: { path: string; close: () => void }) {
  return (
    <section className="embedded" aria-label="Embedded page">
      <header>
        <a href={path} target="_blank" rel="noreferrer">
          {path}
        </a>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site itself, as in a tab */}
      <iframe key={path} src={path} title={`The page ${path}`} />
    </section>
  )
}
