import type { MachineSystem } from '../../machines/system.ts'

const typedInto = 'input, textarea, select, dialog, [contenteditable]'

/** Sends keys to the actor `shortcuts` and presses the element it names (`aria-keyshortcuts`). */
export function answerShortcuts(system: MachineSystem, early: readonly Event[]): void {
  const onKey = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented: isAnswered } = event as KeyboardEvent
    const isAlone = !(ctrlKey || metaKey || altKey)
    const isTyping = (event.target as Element).closest(typedInto) !== null
    const actor = system.get('shortcuts')
    // The actor answers before `send` returns.
    const subscription = actor?.on('shortcut.meant', () => press(key, event))
    actor?.send({ type: 'key.pressed', key, isAlone, isTyping, isAnswered })
    subscription?.unsubscribe()
  }
  for (const event of early) if (event.type === 'keydown') onKey(event)
  document.addEventListener('keydown', onKey)
}

/** Presses the visible element, if there is any. */
function press(key: string, event: Event): void {
  const named = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
  const visible = [...named].find((element) => element.checkVisibility())
  if (!visible) return
  event.preventDefault()
  visible.click()
}
