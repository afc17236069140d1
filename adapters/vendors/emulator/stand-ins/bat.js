/**
 * An ads tracker: processes its queue, and sends each event to the server, with a mark when ads are
 * denied. Like the real one it reads the addresses of the page and its predecessor by itself.
 */
;(() => {
  const origin = new URL(document.currentScript.src).origin

  window.UET = class {
    #tag
    #consent = { ad_storage: 'granted' }

    constructor({ ti, q }) {
      this.#tag = ti
      this.push(...q)
    }

    /** Arguments of several pushes may follow each other: only `pageLoad` has no others. */
    push(...entries) {
      for (let index = 0; index < entries.length;) {
        const size = entries[index] === 'pageLoad' ? 1 : 3
        this.#take(...entries.slice(index, index + size))
        index += size
      }
    }

    #take(command, action, parameters = {}) {
      if (command === 'consent') {
        Object.assign(this.#consent, parameters)
        return
      }
      const isGranted = this.#consent.ad_storage === 'granted'
      if (isGranted) document.cookie = '_uetsid=emulated; path=/; max-age=3600; samesite=lax'
      const query = new URLSearchParams({ ti: this.#tag, evt: 'pageLoad' })
      if (command === 'event') {
        query.set('evt', 'custom')
        query.set('ea', action)
      }
      for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
      if (!isGranted) query.set('asc', 'D')
      query.set('p', location.href)
      query.set('r', document.referrer)
      navigator.sendBeacon(`${origin}/action/0?${query}`)
    }
  }
})()
