/** The list below the search field: a combobox whose options are links, grouped by type. */
import type { SearchHit, SearchIndex } from '#runtime/search'

const shownAtMost = 12

/** @param found - told of every answer. Returns how to stop. */
export function showHits(
  index: SearchIndex,
  found: (query: string, count: number) => void,
): () => void {
  const ended = new AbortController()
  const answer = (input: HTMLInputElement) => {
    const query = input.value.trim()
    const hits = index.search(query, shownAtMost)
    draw(hits, query !== '', partsOf(input))
    found(query, hits.length)
  }
  const inputOf = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.matches('[data-search-input]') ? target : undefined

  const typed = (event: Event) => {
    const input = inputOf(event)
    if (input) answer(input)
  }
  const pressed = (event: KeyboardEvent) => {
    const input = inputOf(event)
    if (input) press(event, partsOf(input))
  }
  document.addEventListener('input', typed, { signal: ended.signal })
  document.addEventListener('keydown', pressed, { signal: ended.signal })
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-search-input]')) {
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = 'false'
    // What was typed while the index was on its way.
    if (input.value) answer(input)
  }
  return () => ended.abort()
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

function draw(hits: readonly SearchHit[], isAsked: boolean, { input, list, status }: Parts): void {
  const groups = Map.groupBy(hits, ({ typeLabel }) => typeLabel)
  list.replaceChildren(...Array.from(groups, ([label, of], at) => toGroup(label, of, list.id, at)))
  list.hidden = hits.length === 0
  input.ariaExpanded = String(hits.length > 0)
  input.removeAttribute('aria-activedescendant')
  status.textContent = isAsked ? toStatus(hits.length, status.dataset) : ''
}

function toStatus(count: number, { none, one, many }: DOMStringMap): string {
  if (count === 0) return none ?? ''
  return (count === 1 ? one : many?.replace('#', String(count))) ?? ''
}

function toGroup(label: string, hits: readonly SearchHit[], listId: string, at: number) {
  const id = `${listId}-${at}`
  const group = create('div', { role: 'group', 'aria-labelledby': id })
  const options = hits.map((hit, index) => {
    const option = create('a', { role: 'option', id: `${id}-${index}`, href: hit.href })
    option.tabIndex = -1
    option.ariaSelected = 'false'
    option.append(create('strong', {}, hit.title))
    if (hit.kicker) option.append(create('small', {}, hit.kicker))
    return option
  })
  group.append(create('div', { role: 'presentation', id }, label), ...options)
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
