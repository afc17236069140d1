/**
 * Only on the dev server: it reloads a page that was edited while it was on its way, or before it could show
 * an edit in its place.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[name="dev-edits"]')
const tell = () => meta && import.meta.hot?.send('slicewright:shown', Number(meta.content))

tell()
document.addEventListener('slicewright:hears-edits', tell)
