/**
 * Puts the pointer's position on a call to action into `--pointer-x` and `--pointer-y`, for its
 * hover effect (CTA-05). Touch screens have no pointer that hovers, so they get none.
 */
export function followPointer(): void {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
  const onMove = ({ target, clientX, clientY }: PointerEvent) => {
    const cta = (target as Element | null)?.closest?.<HTMLElement>('a[data-look]')
    if (!cta) return
    const { left, top } = cta.getBoundingClientRect()
    cta.style.setProperty('--pointer-x', `${Math.round(clientX - left)}px`)
    cta.style.setProperty('--pointer-y', `${Math.round(clientY - top)}px`)
  }
  document.addEventListener('pointermove', onMove, { passive: true })
}
