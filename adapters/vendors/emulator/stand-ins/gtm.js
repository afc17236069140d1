/**
 * A tag manager with one tag: it sends every event of the data layer to the server, as far as the
 * current consent allows. Like the real one it merges pushed values and processes those pushed
 * before it loaded. Values set for Google's tags go with every event; the page's address, its
 * predecessor and its title are read from the page where nothing was set.
 */
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const container = new URL(document.currentScript.src).searchParams.get('id')
  const consent = {}
  const data = {}
  const fields = {}
  const seen = { consents: [], events: [] }
  const isGranted = () =>
    consent.analytics_storage === 'granted' || consent.ad_storage === 'granted'

  const take = (entry) => {
    // `gtag` pushes its arguments: only those are commands.
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const [command, action, state] = entry
      if (command === 'set')
        Object.assign(fields, typeof action === 'object' ? action : { [action]: state })
      if (command !== 'consent') return
      Object.assign(consent, state)
      seen.consents.push({ action, state: { ...state } })
      return
    }
    Object.assign(data, entry)
    if (!entry.event) return
    const properties = JSON.parse(JSON.stringify({ ...data, event: undefined }))
    seen.events.push({ event: entry.event, properties })
    if (!isGranted()) return
    document.cookie = '_ga=emulated; path=/; max-age=3600; samesite=lax'
    const body = JSON.stringify({
      container,
      event: entry.event,
      properties,
      consent: { ...consent },
      dl: fields.page_location ?? location.href,
      dr: fields.page_referrer ?? document.referrer,
      dt: fields.page_title ?? document.title,
    })
    navigator.sendBeacon(`${origin}/collect`, body)
  }

  const layer = window.dataLayer
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    const length = push(...entries)
    entries.forEach(take)
    return length
  }
  layer.slice().forEach(take)
  window.google_tag_manager = { ...window.google_tag_manager, [container]: seen }
})()
