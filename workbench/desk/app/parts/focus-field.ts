/** Frames that a form may take to render a new place. */
const patience = 15

/**
 * Focuses a place of the form once it is rendered, else finally the deepest field that contains it.
 */
export function focusField(path: string, framesLeft = patience): void {
  requestAnimationFrame(() => {
    const [field] = [...document.querySelectorAll<HTMLElement>('.form [data-path]')]
      .filter(({ dataset }) => path === dataset['path'] || path.startsWith(`${dataset['path']}/`))
      .sort((a, b) => b.dataset['path']!.length - a.dataset['path']!.length)
    const control = field && findControl(field)
    if (framesLeft > 0 && (!control || field.dataset['path'] !== path)) {
      focusField(path, framesLeft - 1)
      return
    }
    field?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  })
}

/** The control for writing, not one that formats or moves. */
function findControl(field: HTMLElement): HTMLElement | undefined {
  const entries = field.querySelectorAll<HTMLElement>(
    'input, textarea, select, [contenteditable], .row button, .items > button',
  )
  return [...entries].find((entry) => !entry.closest('[role=toolbar], .rowhead'))
}
