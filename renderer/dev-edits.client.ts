/**
 * Dev server only: reloads a page that was edited while it was loading, or before it could show an
 * edit in place; and one whose sections fail, or failed until now.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[name="dev-edits"]')
const tell = () => meta && import.meta.hot?.send('slicewright:shown', Number(meta.content))

tell()
document.addEventListener('slicewright:hears-edits', tell)

let isEdited = false
import.meta.hot?.on('vite:beforeUpdate', () => {
  isEdited = true
  // An island that failed to render has no script in the page that could be updated.
  if (document.querySelector('[data-failed-section]')) location.reload()
})
// The server shows what an edit broke. What fails only in browsers does not reload: it would loop
// for ever.
document.addEventListener('slicewright:island-failed', () => isEdited && location.reload())
