/** Creates the text field and the list of a combobox, following ARIA 1.2. */
import type { SendTo } from '#runtime/machines'
import { matchOptions, type Searched } from './match-options.ts'
import { placeList } from './place-list.ts'

export interface ComboboxField {
  /** @param focused - the element with the focus. */
  replace(focused: HTMLElement | undefined): void
  /** Prevents the default action of the last key. */
  keepKey(): void
  /** Finds options and reports them to the machine. */
  find(query: string): void
  open(): void
  list(active: number): void
  mark(active: number): void
  choose(at: number): void
  clear(): void
  /** Shows the chosen option in the field. */
  show(): void
  close(): void
  /** Restores the select. */
  remove(): void
}

type Tell = SendTo<'combobox'>

interface Texts {
  none: string
  one: string
  many: string
}

/** Changes nothing before `replace`. @param tell - sends to the machine. */
export function createField(select: HTMLSelectElement, tell: Tell): ComboboxField {
  const { ownerDocument } = select
  const create = (tag: string, attributes: Record<string, string>) => {
    const element = ownerDocument.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  }
  const ended = new AbortController()
  const { signal } = ended
  const id = `${select.id}-combobox`
  const texts = JSON.parse(select.dataset['texts'] ?? '{}') as Partial<Texts>
  const [label] = select.labels
  const all = [...select.options].filter(({ value }) => value !== '').map(toSearched)
  let found = all
  let pressed: KeyboardEvent | undefined
  let stopPlacing = () => {}

  const input = create('input', {
    ...copyAttributes(select),
    id,
    role: 'combobox',
    type: 'text',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': `${id}-list`,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
  }) as HTMLInputElement
  const listbox = create('div', { role: 'listbox', id: `${id}-list` })
  if (label) {
    label.id ||= `${id}-label`
    listbox.setAttribute('aria-labelledby', label.id)
  } else listbox.ariaLabel = select.ariaLabel
  const none = create('p', { 'aria-hidden': 'true' })
  none.textContent = texts.none ?? ''
  const popup = create('div', { popover: 'manual' })
  popup.append(listbox, none)
  const status = create('span', { role: 'status', class: 'visually-hidden' })

  const showChosen = () => {
    const chosen = select.selectedOptions[0]
    input.value = chosen && chosen.value !== '' ? chosen.text : ''
    // Selected, so that typing replaces it.
    if (input.matches(':focus')) input.select()
    input.placeholder = select.querySelector<HTMLOptionElement>('[value=""]')?.text ?? ''
  }
  const change = (value: string) => {
    select.value = value
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    pressed = event
    tell({ type: 'combobox.press', key: event.key })
  }
  const listen = <Type extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, handle, { signal })

  const listenToAll = () => {
    listen(input, 'input', () => tell({ type: 'combobox.type', query: input.value.trim() }))
    listen(input, 'keydown', press)
    listen(input, 'focus', () => input.select())
    listen(input, 'click', () => tell({ type: 'combobox.click' }))
    listen(input, 'focusout', () => tell({ type: 'combobox.leave' }))
    // Keeps the focus in the field, and the list's text from being selected.
    listen(popup, 'mousedown', (event) => event.preventDefault())
    listen(listbox, 'click', ({ target }) => {
      const at = [...listbox.children].findIndex((option) => option.contains(target as Node))
      if (at >= 0) tell({ type: 'combobox.pick', at })
    })
    // Browsers autofill the select, and error messages link to it.
    listen(select, 'change', () => tell({ type: 'combobox.change' }))
    listen(select, 'focus', () => input.focus())
  }

  const field: ComboboxField = {
    replace(focused) {
      showChosen()
      select.after(input)
      select.parentElement!.append(status, popup)
      if (focused === select) input.focus({ preventScroll: true })
      select.tabIndex = -1
      select.ariaHidden = 'true'
      if (label) label.htmlFor = id
      listenToAll()
    },

    keepKey: () => pressed?.preventDefault(),

    find(query) {
      found = matchOptions(all, query)
      const chosen = found.findIndex(({ value }) => value === select.value)
      tell({ type: 'combobox.found', count: found.length, chosen })
    },

    open() {
      input.ariaExpanded = 'true'
      popup.showPopover()
      stopPlacing = placeList(popup, input)
    },

    list(active) {
      listbox.replaceChildren(
        ...found.map(({ text }, at) => {
          const option = create('div', { role: 'option', id: `${id}-${at}` })
          // A country's dial code is set apart.
          const parts = text.split(/ (?=\+\d)/).map((part) => {
            const span = create('span', {})
            span.textContent = part
            return span
          })
          option.append(parts[0]!, ...parts.slice(1).flatMap((part) => [' ', part]))
          return option
        }),
      )
      const count = found.length
      listbox.hidden = count === 0
      none.hidden = count > 0
      const text = [texts.none, texts.one][count] ?? texts.many ?? ''
      status.textContent = text.replace('#', String(count))
      popup.scrollTop = 0
      field.mark(active)
    },

    mark(active) {
      const options = [...listbox.children] as HTMLElement[]
      options.forEach((option, at) => (option.ariaSelected = String(at === active)))
      const option = options[active]
      if (!option) return input.removeAttribute('aria-activedescendant')
      input.setAttribute('aria-activedescendant', option.id)
      // `scrollIntoView` would scroll the page as well.
      const { offsetTop: top, offsetHeight: height } = option
      const { scrollTop, clientHeight } = popup
      popup.scrollTop = Math.max(top + height - clientHeight, Math.min(top, scrollTop))
    },

    choose: (at) => change(found[at]?.value ?? select.value),

    clear() {
      if (select.querySelector('[value=""]')) change('')
    },

    show: showChosen,

    close() {
      stopPlacing()
      popup.hidePopover()
      input.ariaExpanded = 'false'
      input.removeAttribute('aria-activedescendant')
      status.textContent = ''
      showChosen()
    },

    remove() {
      ended.abort()
      stopPlacing()
      for (const part of [input, status, popup]) part.remove()
      if (label) label.htmlFor = select.id
      select.removeAttribute('tabindex')
      select.ariaHidden = null
    },
  }
  return field
}

function toSearched({ text, value, dataset }: HTMLOptionElement): Searched {
  return { text, value, also: dataset['also'] }
}

/** The select's attributes for assistive technology, which hold for the field as well. */
function copyAttributes(select: HTMLSelectElement): Record<string, string> {
  const names = ['class', 'aria-label', 'aria-describedby', 'aria-invalid', 'aria-errormessage']
  return Object.fromEntries(
    [...names, 'required'].flatMap((name) => {
      const value = select.getAttribute(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
