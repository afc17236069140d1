/** The text field and the list of a combobox, as ARIA 1.2 has them. */
import { matchOptions, type Searched } from './match-options.ts'
import { placeList } from './place-list.ts'

export interface ComboboxField {
  /** @param focused - what has the focus now. */
  replace(focused: HTMLElement | undefined): void
  list(active: number): void
  mark(active: number): void
  choose(at: number): void
  clear(): void
  close(): void
  /** The select is as it was. */
  remove(): void
}

/** What the events of the machine are made of. */
type Tell = (event: { type: string; [key: string]: unknown }) => void

interface Texts {
  none: string
  one: string
  many: string
}

/** Nothing changes before `replace`. @param tell - the machine. */
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
  const texts = JSON.parse(select.dataset.texts ?? '{}') as Partial<Texts>
  const [label] = select.labels
  const all = [...select.options].filter(({ value }) => value !== '').map(toSearched)
  let found = all
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

  const isOpen = () => input.ariaExpanded === 'true'
  const open = () => {
    found = all
    const active = all.findIndex(({ value }) => value === select.value)
    tell({ type: 'combobox.open', count: all.length, active })
  }
  const showChosen = () => {
    const chosen = select.selectedOptions[0]
    input.value = chosen && chosen.value !== '' ? chosen.text : ''
    // What is typed next replaces it.
    if (input.matches(':focus')) input.select()
    input.placeholder = select.querySelector<HTMLOptionElement>('[value=""]')?.text ?? ''
  }
  const change = (value: string) => {
    select.value = value
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    const { key } = event
    const by = steps(all.length)[key]
    if (!isOpen()) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      return open()
    }
    if (by !== undefined) tell({ type: 'combobox.move', by })
    else if (key === 'Enter' || key === 'Tab') tell({ type: 'combobox.commit' })
    else if (key === 'Escape') tell({ type: 'combobox.cancel' })
    // Escape is for the list alone: a dialog stays.
    if (by !== undefined || key === 'Enter' || key === 'Escape') event.preventDefault()
  }
  const hear = <Type extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    type: Type,
    heard: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, heard, { signal })

  const listen = () => {
    hear(input, 'input', () => {
      const query = input.value.trim()
      found = matchOptions(all, query)
      tell({ type: 'combobox.type', query, count: found.length })
    })
    hear(input, 'keydown', press)
    hear(input, 'focus', () => input.select())
    hear(input, 'click', () => {
      if (!isOpen()) open()
    })
    hear(input, 'focusout', () => tell({ type: 'combobox.leave' }))
    // The focus stays in the field; on the way through the list nothing is marked as text.
    hear(popup, 'mousedown', (event) => event.preventDefault())
    hear(listbox, 'click', ({ target }) => {
      const at = [...listbox.children].findIndex((option) => option.contains(target as Node))
      if (at >= 0) tell({ type: 'combobox.pick', at })
    })
    // Browsers fill selects in, messages lead to them.
    hear(select, 'change', () => {
      if (!isOpen()) showChosen()
    })
    hear(select, 'focus', () => input.focus())
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
      listen()
    },

    list(active) {
      listbox.replaceChildren(
        ...found.map(({ text }, at) => {
          const option = create('div', { role: 'option', id: `${id}-${at}` })
          // The code of a country stands by itself.
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
      status.textContent =
        (count === 0 ? texts.none : count === 1 ? texts.one : texts.many)?.replace(
          '#',
          String(count),
        ) ?? ''
      if (!isOpen()) {
        input.ariaExpanded = 'true'
        popup.showPopover()
        stopPlacing = placeList(popup, input)
      }
      popup.scrollTop = 0
      field.mark(active)
    },

    mark(active) {
      const options = [...listbox.children] as HTMLElement[]
      options.forEach((option, at) => (option.ariaSelected = String(at === active)))
      const option = options[active]
      if (!option) return input.removeAttribute('aria-activedescendant')
      input.setAttribute('aria-activedescendant', option.id)
      // `scrollIntoView` would move the page as well.
      const { offsetTop: top, offsetHeight: height } = option
      const { scrollTop, clientHeight } = popup
      popup.scrollTop = Math.max(top + height - clientHeight, Math.min(top, scrollTop))
    },

    choose: (at) => change(found[at]?.value ?? select.value),

    clear() {
      if (select.querySelector('[value=""]')) change('')
    },

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
  return { text, value, also: dataset.also }
}

/** What assistive technology was told of the select holds for the field. */
function copyAttributes(select: HTMLSelectElement): Record<string, string> {
  const names = ['class', 'aria-label', 'aria-describedby', 'aria-invalid', 'aria-errormessage']
  return Object.fromEntries(
    [...names, 'required'].flatMap((name) => {
      const value = select.getAttribute(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** How far a key leads in a list of this length. */
function steps(length: number): Record<string, number | undefined> {
  return { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -length, End: length }
}
