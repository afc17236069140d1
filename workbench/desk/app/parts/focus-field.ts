/** How many frames a form may take to draw a place that was just added. */
const patience = 15

/** Goes to a place of the form once it is drawn: else, in the end, to the deepest field that holds it. */
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

/** Where something is written, not how it is formatted or moved. */
function findControl(field: HTMLElement): HTMLElement | undefined {
  const entries = field.querySelectorAll<HTMLElement>(
    'input, textarea, select, [contenteditable], .row button, .items > button',
  )
  return [...entries].find((entry) => !entry.closest('[role=toolbar], .rowhead'))
}
