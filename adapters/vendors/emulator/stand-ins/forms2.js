/**
 * Hosted forms: requests a form by JSONP, draws it into `#mktoForm_<id>`, and submits it through a
 * frame that answers by a message. Form 1999 requires an unknown field; 1404 does not exist.
 */
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const forms = []
  let frame
  let messages = 0

  class EmulatedForm {
    #listeners = []
    #hidden = {}
    #waiting

    constructor(description) {
      this.description = description
      this.element = document.querySelector(`#mktoForm_${description.Id}`)
      for (const { Name, Required } of description.rows) {
        const input = Object.assign(document.createElement('input'), { name: Name })
        input.required = Boolean(Required)
        this.element?.append(input)
      }
    }

    getId() {
      return this.description.Id
    }
    getFormElem() {
      return [this.element]
    }
    #inputs() {
      return [...(this.element?.querySelectorAll('input') ?? [])]
    }
    getValues() {
      const values = this.#inputs().map(({ name, value }) => [name, value])
      return { ...Object.fromEntries(values), ...this.#hidden }
    }
    setValues(values) {
      for (const input of this.#inputs()) {
        if (Object.hasOwn(values, input.name)) input.value = values[input.name]
      }
      for (const name of Object.keys(values)) {
        if (Object.hasOwn(this.#hidden, name)) this.#hidden[name] = values[name]
      }
    }
    addHiddenFields(values) {
      Object.assign(this.#hidden, values)
    }
    validate() {
      return this.#inputs().every(({ required, value }) => !required || value !== '')
    }
    onSuccess(listener) {
      this.#listeners.push(listener)
    }
    submit() {
      if (!this.validate()) return
      this.#waiting = `mktoFormMessage${messages++}`
      const values = {
        ...this.getValues(),
        munchkinId: this.description.munchkinId,
        formid: this.getId(),
      }
      toFrame({ mktoRequest: { for: this.#waiting, values } })
    }
    hear({ for: to, error, data }) {
      if (to !== this.#waiting) return
      this.#waiting = undefined
      if (error) return
      const stays = this.#listeners.map((listener) => listener(this.getValues(), data.followUpUrl))
      if (!stays.includes(false)) location.href = data.followUpUrl
    }
  }

  /** Sends a message once the frame has loaded. */
  function toFrame(message) {
    const say = () => frame.contentWindow.postMessage(JSON.stringify(message), origin)
    if (frame) return say()
    frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = 'Marketo'
    frame.src = `${origin}/index.php/form/XDFrame`
    frame.addEventListener('load', say, { once: true })
    document.body.append(frame)
  }

  addEventListener('message', ({ origin: from, data }) => {
    if (from !== origin || typeof data !== 'string') return
    let said
    try {
      said = JSON.parse(data).mktoResponse
    } catch {
      return
    }
    if (said) for (const form of forms) form.hear(said)
  })

  globalThis.MktoForms2 = {
    loadForm(base, munchkinId, id, loaded) {
      const callback = `mktoFormsCallback${id}_${forms.length}_${Date.now()}`
      const query = new URLSearchParams({ munchkinId, form: id, url: location.href, callback })
      globalThis[callback] = (description) => {
        delete globalThis[callback]
        const form = new EmulatedForm({ ...description, munchkinId })
        forms.push(form)
        loaded?.(form)
      }
      const script = document.createElement('script')
      script.src = `${base}/index.php/form/getForm?${query}`
      document.head.append(script)
    },
    allForms: () => forms,
  }
})()
