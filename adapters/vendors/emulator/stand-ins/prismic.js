/**
 * Prismic's toolbar, as far as a page notices: it writes the preview cookie as JSON with a tracker,
 * reports every change to the page by a cancelable event, and reloads it unless the event is
 * canceled. Tests call `prismicStandIn` instead of the poll by which the real one learns of a
 * change.
 */
;(() => {
  const host = `${new URL(document.currentScript.src).searchParams.get('repo')}.prismic.io`
  const name = 'io.prismic.preview'
  const tell = (type, detail) => {
    const isUnhandled = window.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }))
    if (isUnhandled) location.reload()
  }
  const write = (value) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax`
  }
  window.prismicStandIn = {
    update(ref) {
      const tracker = Math.random().toString(36).slice(2, 10)
      write(JSON.stringify({ _tracker: tracker, [host]: { preview: ref } }))
      tell('prismicPreviewUpdate', { ref })
    },
    exit() {
      document.cookie = `${name}=; path=/; max-age=0`
      tell('prismicPreviewEnd', null)
    },
  }
})()
