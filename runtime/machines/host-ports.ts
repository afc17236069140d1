import type { MachinePorts } from '../model/ports/machine-ports.ts'
import type { Implementations } from './registry.ts'
import type { MachineSystem } from './system.ts'

/**
 * The parts of the page that a machine's own implementations can use, beside the ports of every
 * machine. A machine gets the ports that its `implementations.json` lists under `ports`, and only
 * these are in its script; in the browser, each is implemented by `runtime/browser/host/<name>.ts`.
 */
export interface HostPorts {
  host: HostPort
  clipboard: ClipboardPort
  combobox: ComboboxPort
  controls: ControlsPort
  disclosures: DisclosuresPort
  download: DownloadPort
  embed: EmbedPort
  headings: HeadingsPort
  page: PagePort
  providers: ProvidersPort
  scroll: ScrollPort
  sharing: SharingPort
  views: ViewsPort
}

/**
 * The type of `implementations` in `machines/<id>/implementations.ts`. Called once, before any
 * actor runs: it destructures its ports and uses none of them yet.
 *
 * @param system - the running machines, to watch or to write to.
 */
export type OwnImplementations<Names extends keyof HostPorts = never> = (
  ports: OwnPorts<Names>,
  system: MachineSystem,
) => Implementations

export type OwnPorts<Names extends keyof HostPorts = never> = MachinePorts & Pick<HostPorts, Names>

/** The host element of a bound slice, and its surroundings. */
export interface HostPort {
  /** Host element of the slice of this id; undefined once the slice has left the page. */
  element(sliceId: string): HTMLElement | undefined
  byId(id: string): HTMLElement | undefined
  /** Undefined while nothing on the page has the focus. */
  focused(): HTMLElement | undefined
  address(): URL
}

/** Reads and changes one place in the document. */
export interface PagePort {
  /** The attribute of the first match; undefined without a match or attribute. */
  attribute(selector: string, name: string): string | undefined
  /** Sets the text of the first match; nothing happens without one. */
  setText(selector: string, text: string): void
}

export interface ClipboardPort {
  write(text: string): Promise<void>
}

/**
 * Text fields with a list of hits: ARIA's combobox, whose options are links. In markup, `[data-search]`
 * holds `[data-search-input]`, `[data-search-hits]` and `[data-search-status]`.
 */
export interface ComboboxPort {
  /**
   * Answers the text of a field at once and on each change. Returns a function that ends it.
   *
   * @param answer - gets the trimmed text, and the texts in the `data-...` attributes of the field's
   *   list and status.
   */
  open(answer: (text: string, texts: ComboboxTexts) => ComboboxAnswer): () => void
}

export type ComboboxTexts = Readonly<Record<string, string | undefined>>

export interface ComboboxAnswer {
  /** When empty, the list is hidden. */
  groups: readonly { label: string; options: readonly ComboboxOption[] }[]
  /** Read aloud. */
  status: string
}

export interface ComboboxOption {
  href: string
  title: string
  note: string
}

/** Controls of forms that can do more than those of browsers. */
export interface ControlsPort {
  /** @throws Error when the script does not load; the next caller requests it again */
  load(): Promise<ControlsScript>
}

export interface ControlsScript {
  /**
   * Starts the machine that `behaviours.json` declares by the name in `data-control`, as
   * `<control's id>-<name>`, until the signal aborts.
   */
  start(control: HTMLElement, signal: AbortSignal): void
}

/** Buttons that each open a panel: the menus of the navbar. A panel's id identifies both. */
export interface DisclosuresPort {
  listen(gestures: DisclosureGestures): () => void
  /** Like `hide`, does nothing to a panel that is so already, or gone. */
  show(id: string): void
  /** @param isKept - leaves the panel open when the focus is in it. */
  hide(id: string, isKept?: boolean): void
  /**
   * Moves the focus from the last reported key, whose default is then prevented; needs an existing
   * target.
   */
  go(target: DisclosureTarget): void
}

export interface DisclosureGestures {
  /** The mouse has come to another panel or its button, or (undefined) to none. */
  point(id: string | undefined): void
  /** A panel is about to open or close, for any reason. */
  toggle(id: string, isOpening: boolean): void
  /** A pointer clicks the button of an open panel. True keeps it open. */
  click(id: string): boolean
  /** The focus went from button or panel to another place on the page. */
  leave(id: string): void
  /** A key without modifiers was pressed in the bar. */
  key(press: DisclosurePress): void
}

export interface DisclosurePress {
  key: string
  /** Id of the panel whose button or content has the focus; empty for other elements of the bar. */
  id: string
  isInPanel: boolean
  isOpen: boolean
}

/**
 * The button, the first link of the panel, or one of the neighbours: the links of the panel that the
 * focus is in, else the links and buttons of the bar.
 */
export type DisclosureTarget = 'button' | 'panel' | 'first' | 'last' | 'next' | 'previous'

/** Hands the visitor a file. */
export interface DownloadPort {
  /** @param name - the name proposed to the visitor, with its extension. */
  save(file: Blob, name: string): void
}

/** Custom elements that the script of a vendor defines. */
export interface EmbedPort {
  create(name: string): HTMLElement
  /**
   * Resolves when the element is defined. After a failure, or when all callers have stopped waiting,
   * the next caller requests it again.
   *
   * @throws Error when the vendor is not configured or its script does not load
   */
  load(name: string, script: EmbedScript, signal: AbortSignal): Promise<void>
}

export interface EmbedScript {
  /** The vendor's name in `site-config/vendors.json`, which has the origin. */
  vendor: string
  path: string
}

export interface HeadingsPort {
  /**
   * Calls back first at once, then whenever one of the elements crosses the line. Ids that are not
   * on the page are left out.
   *
   * @param line - share of the window's height, from its top.
   */
  watch(
    ids: readonly string[],
    line: number,
    crossed: (headings: readonly { id: string; isAbove: boolean }[]) => void,
  ): () => void
}

/** Form vendors beside the site itself: those that keep leads, those that make appointments. */
export interface ProvidersPort {
  /**
   * Starts the machines that `behaviours.json` declares for forms, as `<slice>-<actor>`. They ask no
   * vendor before there is consent, and each finds out for itself whether this host has its vendor.
   * Returns how to end them.
   */
  attach(form: AttachedFormInput): () => void
  /**
   * Sends them the outcome of the form: `form.sent`. Nothing happens for a form that is not
   * attached.
   */
  tell(slice: string, event: { type: string; [key: string]: unknown }): void
}

export interface AttachedFormInput {
  /** Id of the slice. */
  slice: string
  /** Ids of the actors to start. */
  actors: readonly string[]
  /** Id of the form at its provider; undefined where its document has none. */
  form?: string | undefined
}

export interface ScrollPort {
  position(): ScrollPosition
  /** Calls back at most once a frame. */
  watch(scrolled: (position: ScrollPosition) => void): () => void
}

/** Pixels. */
export interface ScrollPosition {
  top: number
  /** The distance that the page can be scrolled. */
  scrollable: number
  viewport: number
}

export interface SharingPort {
  /** Whether the system has a share sheet. */
  isSupported(): boolean
  /** Opens it for this page. Rejects when the visitor closes it. */
  offer(url: string): Promise<void>
  /** Opens it in the middle of the window. False when it was blocked. */
  openPopup(url: string, size: { width: number; height: number }): boolean
}

export interface ViewsPort {
  /**
   * Calls back when at least half of a bound slice's content, or half of the window, comes into
   * view, and when it is less again. Never calls back for a slice that is not on the page.
   */
  watch(sliceId: string, changed: (isInView: boolean) => void): () => void
}
