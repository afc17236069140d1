import type { FormPorts } from './form-element.ts'

/** Until it is left, the control is the browser's: it may show a list, or be typed into. */
const uses = ['keydown', 'pointerdown'] as const

/**
 * Controls with `data-control` get their machine once they are touched, by the focus or by a pointer over
 * them. Until it is there they have `data-used` while somebody uses them.
 */
export function watchControls(
  { controls, log }: FormPorts,
  form: HTMLFormElement,
  signal: AbortSignal,
): void {
  const touched = new WeakSet<HTMLElement>()
  const touch = ({ target }: Pick<Event, 'target'>) => {
    const control = (target as Element).closest<HTMLElement>('[data-control]')
    if (!control || touched.has(control)) return
    touched.add(control)
    const use = () => control.setAttribute('data-used', '')
    // A pointer gave it the focus before anybody listened.
    if (control.matches(':focus:not(:focus-visible)')) use()
    for (const type of uses) control.addEventListener(type, use, { signal })
    control.addEventListener('focusout', () => control.removeAttribute('data-used'), { signal })
    controls.load().then(
      ({ start }) => start(control, signal),
      ({ message: reason }: Error) => {
        touched.delete(control)
        log('error', 'FORM_CONTROL_FAILED', { control: control.id, reason })
      },
    )
  }
  form.addEventListener('pointerover', touch, { signal })
  form.addEventListener('focusin', touch, { signal })
  for (const target of form.querySelectorAll('[data-control]:is(:focus, :hover)')) touch({ target })
}
