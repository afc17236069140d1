/** The scheduler: a window over the page, whose frame shows times and reports bookings. */
;(() => {
  const origin = new URL(document.currentScript.src).origin
  let close = () => {}

  function open(router, { locale, closeOnOutside, onRouted, onClose }) {
    const overlay = document.createElement('div')
    overlay.setAttribute('data-emulated-scheduler', '')
    overlay.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:rgb(0 0 0/60%)'
    const frame = document.createElement('iframe')
    frame.title = 'Choose a time'
    frame.style.cssText =
      'position:absolute;inset:10%;inline-size:80%;block-size:80%;border:0;background:#fff'
    frame.src = `${origin}/calendar/${router}?${new URLSearchParams({ locale })}`
    overlay.append(frame)
    const end = () => {
      removeEventListener('message', heard)
      overlay.remove()
      close = () => {}
    }
    const heard = ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow) return
      if (data.action === 'availability-loaded') onRouted?.()
      if (data.action === 'close') {
        end()
        onClose?.()
      }
    }
    addEventListener('message', heard)
    if (closeOnOutside) {
      overlay.addEventListener('click', () => {
        end()
        onClose?.()
      })
    }
    close()
    close = end
    document.body.append(overlay)
  }

  globalThis.ChiliPiper = {
    async submit(domain, router, options) {
      try {
        const body = JSON.stringify({
          domain,
          form: options.lead,
          options: { locale: options.locale },
        })
        const path = `${origin}/concierge-router/${router}/rest`
        const response = await fetch(path, { method: 'POST', body })
        if (!response.ok) throw new Error(`the router answered with ${response.status}`)
        open(router, options)
      } catch (error) {
        options.onError?.(error)
      }
    },
    close: () => close(),
  }
})()
