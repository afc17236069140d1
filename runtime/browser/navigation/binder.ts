/** Ties markup to actors; the part that navigation needs of `idle/bind-elements.ts`. */
export interface Binder {
  /** Gives the elements in `root` the state of their actors. Call it after a change of HTML. */
  bindElements(root: ParentNode): void
  /** Sends what the element declares, as a click or a submit does. */
  send(sender: HTMLElement): void
  /** Closes what the visitor has open, telling the actors: dialogs, popovers, menus of the frame. */
  closeOpened(): void
}
