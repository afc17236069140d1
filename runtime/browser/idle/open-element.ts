/**
 * The kinds of element that differ in what "open" means; `hidden` covers all others ("not hidden").
 */
type Kind = 'dialog' | 'popover' | 'details' | 'hidden'

function kindOf(element: HTMLElement): Kind {
  if (element instanceof HTMLDialogElement) return 'dialog'
  if (element instanceof HTMLDetailsElement) return 'details'
  return element.popover ? 'popover' : 'hidden'
}

/** Whether the visitor can open and close the element without any script. */
export function canOpen(element: HTMLElement): boolean {
  return kindOf(element) !== 'hidden'
}

export function isOpen(element: HTMLElement): boolean {
  const kind = kindOf(element)
  if (kind === 'popover') return element.matches(':popover-open')
  if (kind === 'hidden') return !element.hidden
  return (element as HTMLDialogElement | HTMLDetailsElement).open
}

/** Does nothing when the element already is so. */
export function setOpen(element: HTMLElement, open: boolean): void {
  if (isOpen(element) === open) return
  if (open) resetBoxes(element)
  const kind = kindOf(element)
  if (kind === 'dialog') {
    const dialog = element as HTMLDialogElement
    if (open) dialog.showModal()
    else dialog.close()
  } else if (kind === 'details') (element as HTMLDetailsElement).open = open
  else if (kind === 'popover') element.togglePopover(open)
  else element.hidden = !open
}

/** Unsent checkbox changes are reset when the element that contains them closes. */
function resetBoxes(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('[data-checked]')) {
    box.checked = box.defaultChecked
  }
}
