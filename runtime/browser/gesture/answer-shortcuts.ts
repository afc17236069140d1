/** A key alone presses the element that names it: `aria-keyshortcuts="/"`. Not while one types. */
export function answerShortcuts(early: readonly Event[]): void {
  const heard = (event: Event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event as KeyboardEvent
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || key.length !== 1) return
    if ((target as Element).closest('input, textarea, select, dialog, [contenteditable]')) return
    const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]`
    const pressed = [...document.querySelectorAll<HTMLElement>(selector)]
    const visible = pressed.find((element) => element.checkVisibility())
    if (!visible) return
    event.preventDefault()
    visible.click()
  }
  for (const event of early) if (event.type === 'keydown') heard(event)
  document.addEventListener('keydown', heard)
}
