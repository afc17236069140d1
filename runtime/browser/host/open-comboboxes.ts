import type { ComboboxAnswer, ComboboxOption, ComboboxTexts } from '../../machines/host-ports.ts'

const field = '[data-search-input]'

/** Implements `ComboboxPort`; loaded for visitors who type. */
export function openComboboxes(
  answer: (text: string, texts: ComboboxTexts) => ComboboxAnswer,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const show = (input: HTMLInputElement) => {
    const parts = partsOf(input)
    const texts = { ...parts.list.dataset, ...parts.status.dataset }
    draw(answer(input.value.trim(), texts), parts)
  }
  const inputOf = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.matches(field) ? target : undefined

  const typed = (event: Event) => {
    const input = inputOf(event)
    if (input) show(input)
  }
  const pressed = (event: KeyboardEvent) => {
    const input = inputOf(event)
    if (input) press(event, partsOf(input))
  }
  document.addEventListener('input', typed, { signal })
  document.addEventListener('keydown', pressed, { signal })
  for (const input of document.querySelectorAll<HTMLInputElement>(field)) {
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = 'false'
    // Typed while this was loading.
    if (input.value) show(input)
  }
}

interface Parts {
  input: HTMLInputElement
  list: HTMLElement
  status: HTMLElement
}

function partsOf(input: HTMLInputElement): Parts {
  const find = (name: string) =>
    input.closest('[data-search]')!.querySelector<HTMLElement>(`[data-search-${name}]`)!
  return { input, list: find('hits'), status: find('status') }
}

function draw({ groups, status: said }: ComboboxAnswer, { input, list, status }: Parts): void {
  list.replaceChildren(
    ...groups.map(({ label, options }, at) => toGroup(label, options, `${list.id}-${at}`)),
  )
  list.hidden = groups.length === 0
  input.ariaExpanded = String(!list.hidden)
  input.removeAttribute('aria-activedescendant')
  status.textContent = said
}

function toGroup(label: string, options: readonly ComboboxOption[], id: string): HTMLElement {
  const group = create('div', { role: 'group', 'aria-labelledby': id })
  group.append(
    create('div', { role: 'presentation', id }, label),
    ...options.map(({ href, title, note }, at) => {
      const option = create('a', { role: 'option', id: `${id}-${at}`, href })
      option.tabIndex = -1
      option.ariaSelected = 'false'
      option.append(create('strong', {}, title))
      if (note) option.append(create('small', {}, note))
      return option
    }),
  )
  return group
}

function create(tag: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  return element
}

/** Arrows choose, Enter follows what is chosen; without a choice, it submits the form. */
function press(event: KeyboardEvent, { input, list }: Parts): void {
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const chosen = options.findIndex((option) => option.ariaSelected === 'true')
  if (event.key === 'Enter' && chosen >= 0) {
    event.preventDefault()
    options[chosen]!.click()
  }
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || options.length === 0) return
  event.preventDefault()
  const next = chosen < 0 && by < 0 ? options.length - 1 : chosen + by
  options.forEach((option, at) => (option.ariaSelected = String(at === next)))
  const option = options[next]
  if (option) input.setAttribute('aria-activedescendant', option.id)
  else input.removeAttribute('aria-activedescendant')
  option?.scrollIntoView({ block: 'nearest' })
}
