/**
 * Only on the dev server: it reloads a page that was edited while it was on its way, or before it could show
 * an edit in its place; and one whose sections fail, or failed until now.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[name="dev-edits"]')
const tell = () => meta && import.meta.hot?.send('slicewright:shown', Number(meta.content))

tell()
document.addEventListener('slicewright:hears-edits', tell)

let isEdited = false
import.meta.hot?.on('vite:beforeUpdate', () => {
  isEdited = true
  // The script of an island that was not drawn is not here to be updated.
  if (document.querySelector('[data-failed-section]')) location.reload()
})
// What an edit has broken is said by the server. What fails in browsers alone is not: it would be loaded for ever.
document.addEventListener('slicewright:island-failed', () => isEdited && location.reload())
