/** Goes to a place of the form once it is drawn: the deepest field that holds it. */
export function focusField(path: string): void {
  requestAnimationFrame(() => {
    const holders = [...document.querySelectorAll<HTMLElement>('.form [data-path]')]
      .filter(({ dataset }) => path === dataset.path || path.startsWith(`${dataset.path}/`))
      .sort((a, b) => b.dataset.path!.length - a.dataset.path!.length)
    const [field] = holders
    field?.scrollIntoView({ block: 'center' })
    const entries = field?.querySelectorAll<HTMLElement>(
      'input, textarea, select, [contenteditable], .row button, .items > button',
    )
    // Where something is written, not how it is formatted or moved.
    const control = [...(entries ?? [])].find((entry) => !entry.closest('[role=toolbar], .rowhead'))
    control?.focus({ preventScroll: true })
  })
}
