import type {
  ComboboxAnswer,
  ComboboxTexts,
  DisclosureGestures,
  DisclosureTarget,
  HostPorts,
} from '#runtime/machines'

/** A page in memory as machines' own implementations see it: their effects are passed to `note`. */
export interface MemoryPage {
  /** Attributes by selector. */
  markup: Record<string, Record<string, string>>
  /** Written texts, by selector. */
  texts: Record<string, string>
  url: string
  /** Ids of the panels that are open, and of the one that holds the focus. */
  open: Set<string>
  focusedPanel: string | undefined
  /** Whether somebody listens to the gestures of disclosures. */
  isListening(): boolean
  /** A visitor's gesture on disclosures. */
  point(id: string | undefined): void
  toggle(id: string, isOpening: boolean): void
  /** True when the click keeps the panel open. */
  click(id: string): boolean
  leave(id: string): void
  /** The element that a key moves the focus to. */
  press(key: string, id?: string, isInPanel?: boolean): DisclosureTarget | undefined
  /** The answer of a combobox to a text; undefined while there is none. */
  type(text: string): ComboboxAnswer | undefined
  /** Texts of a combobox's list and status. */
  comboboxTexts: ComboboxTexts
  /** Scrolls the watched element into view, or out of it. */
  scroll(isInView: boolean): void
}

type Note = (name: string, ...args: unknown[]) => void

export function createMemoryHost(note: Note): { page: MemoryPage; host: HostPorts } {
  const nothing = () => {}
  let gestures: DisclosureGestures | undefined
  let target: DisclosureTarget | undefined
  let answer: ((text: string, texts: ComboboxTexts) => ComboboxAnswer) | undefined
  const page: MemoryPage = {
    markup: {},
    texts: {},
    url: 'https://site.test/',
    open: new Set(),
    focusedPanel: undefined,
    isListening: () => gestures !== undefined,
    point: (id) => gestures?.point(id),
    toggle(id, isOpening) {
      page.open[isOpening ? 'add' : 'delete'](id)
      gestures?.toggle(id, isOpening)
    },
    click: (id) => gestures?.click(id) ?? false,
    leave: (id) => gestures?.leave(id),
    press(key, id = '', isInPanel = false) {
      target = undefined
      gestures?.key({ key, id, isInPanel, isOpen: page.open.has(id) })
      return target
    },
    type: (text) => answer?.(text, page.comboboxTexts),
    comboboxTexts: {},
    scroll: nothing,
  }
  const host: HostPorts = {
    host: {
      element: nothing as () => undefined,
      byId: nothing as () => undefined,
      focused: nothing as () => undefined,
      address: () => new URL(page.url),
    },
    clipboard: { write: async (text) => note('copy', text) },
    combobox: {
      open(given) {
        answer = given
        return () => (answer = undefined)
      },
    },
    controls: { load: async () => ({ start: nothing }) },
    disclosures: {
      listen(given) {
        gestures = given
        return () => (gestures = undefined)
      },
      go: (to) => (target = to),
      show: (id) => {
        if (page.open.has(id)) return
        note('show', id)
        page.toggle(id, true)
      },
      hide: (id, isKept) => {
        if (!page.open.has(id) || (isKept && page.focusedPanel === id)) return
        note('hide', id)
        page.toggle(id, false)
      },
    },
    download: { save: (_, name) => note('save', name) },
    embed: { create: nothing as never, load: async () => {} },
    page: {
      attribute: (selector, name) => page.markup[selector]?.[name],
      setText(selector, text) {
        page.texts[selector] = text
        note('text', selector, text)
      },
    },
    providers: {
      attach: ({ slice, actors }) => {
        note('attach', slice, actors)
        return () => note('detach', slice)
      },
      tell: (slice, event) => note('tell', slice, event),
    },
    headings: { watch: () => nothing },
    scroll: {
      position: () => ({ top: 0, scrollable: 0, viewport: 0 }),
      watch: () => nothing,
    },
    sharing: {
      isSupported: () => false,
      offer: async (url) => note('share', url),
      openPopup: () => false,
    },
    views: {
      watch(_, changed) {
        page.scroll = changed
        return () => (page.scroll = nothing)
      },
    },
  }
  return { page, host }
}
