/**
 * A hosted player without a video: the element, its methods, properties and events, over a timeline
 * that runs with the clock. Only this stand-in has the attributes `duration` (seconds, 60 by
 * default) and `speed` (1). Like the real one it requests its medium as soon as it is on the page,
 * and measures.
 */
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const tick = 100

  class EmulatedPlayer extends HTMLElement {
    #time = 0
    #state = 'beforeplay'
    #timer
    #watched = new Set()
    #second = -1
    #last

    async connectedCallback() {
      if (!this.shadowRoot) this.#draw()
      this.#show()
      this.#measure('mount')
      const answer = await fetch(`${origin}/embed/medias/${this.mediaId}.json`)
      if (!answer.ok || !this.isConnected) return
      new Image().src = `${origin}/embed/medias/${this.mediaId}/swatch`
      this.#tell('api-ready')
      this.#tell('loaded-media-data')
    }

    disconnectedCallback() {
      clearInterval(this.#timer)
      this.#timer = undefined
    }

    get mediaId() {
      return this.getAttribute('media-id')
    }
    get duration() {
      return Number(this.getAttribute('duration') ?? 60)
    }
    get state() {
      return this.#state
    }
    get percentWatched() {
      return Math.min(1, this.#watched.size / Math.ceil(this.duration))
    }
    get currentTime() {
      return this.#time
    }
    set currentTime(time) {
      const from = this.#time
      this.#tell('seeking')
      this.#time = Math.max(0, Math.min(this.duration, Number(time)))
      this.#last = undefined
      this.#tell('seeked', { lastTime: from, currentTime: this.#time })
      this.#advance(0)
    }

    async play() {
      if (this.#state === 'playing') return
      if (this.#time >= this.duration) this.#time = 0
      this.#state = 'playing'
      this.#last = performance.now()
      this.#timer ??= setInterval(() => this.#beat(), tick)
      this.#tell('play')
      this.#measure('play')
      this.#show()
    }

    async pause() {
      if (this.#state !== 'playing') return
      this.#stop('paused')
      this.#tell('pause')
    }

    #beat() {
      const now = performance.now()
      const passed = ((now - (this.#last ?? now)) / 1000) * Number(this.getAttribute('speed') ?? 1)
      this.#last = now
      this.#advance(passed)
      if (this.#time < this.duration) return
      this.#stop('ended')
      this.#tell('ended')
      this.#measure('ended')
    }

    #advance(seconds) {
      const before = this.#time
      this.#time = Math.min(this.duration, before + seconds)
      this.#tell('time-update', { currentTime: this.#time })
      if (seconds > 0) this.#watch(before, this.#time)
      const second = Math.floor(this.#time)
      if (second !== this.#second) {
        this.#second = second
        this.#tell('second-change', { second })
      }
      this.#show()
    }

    #watch(from, to) {
      const before = this.percentWatched
      for (let second = Math.floor(from); second < to; second++) this.#watched.add(second)
      const percentWatched = this.percentWatched
      if (percentWatched === before) return
      this.#tell('percent-watched-change', { percentWatched, lastPercentWatched: before })
    }

    #stop(state) {
      clearInterval(this.#timer)
      this.#timer = undefined
      this.#state = state
      this.#show()
    }

    #tell(type, detail = {}) {
      this.dispatchEvent(new CustomEvent(type, { detail }))
    }

    #measure(action) {
      const body = JSON.stringify({ action, media: this.mediaId, time: this.#time })
      navigator.sendBeacon(`${origin}/mput?topic=metrics`, body)
    }

    #draw() {
      const root = this.attachShadow({ mode: 'open' })
      const button = document.createElement('button')
      button.type = 'button'
      button.addEventListener('click', () => {
        if (this.#state === 'playing') this.pause()
        else this.play()
      })
      const bar = document.createElement('progress')
      bar.max = this.duration
      bar.setAttribute('aria-label', 'Position')
      root.append(button, ' ', bar)
      // Constructed style sheets need no exception in a content security policy.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        ':host { display: grid; place-content: center; gap: 1rem; aspect-ratio: 16 / 9; background: #1c1c28; color: #fff } button { font: inherit; min-height: 3rem; padding: 0 1.5rem }',
      )
      root.adoptedStyleSheets = [sheet]
    }

    #show() {
      const [button, bar] = this.shadowRoot.children
      button.textContent = this.#state === 'playing' ? 'Pause' : 'Play'
      bar.value = this.#time
    }
  }

  if (!customElements.get('wistia-player')) customElements.define('wistia-player', EmulatedPlayer)
})()
