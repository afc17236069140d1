/** Only on the dev server: it reloads a page that was edited while it was on its way. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="dev-edits"]')

if (meta) import.meta.hot?.send('slicewright:shown', Number(meta.content))
