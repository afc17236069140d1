import type { FormPorts } from './form-element.ts'

/**
 * After one of these the browser owns the control until it is left: it may show a list, or be typed
 * into.
 */
const uses = ['keydown', 'pointerdown'] as const

/**
 * Starts the machine of a control with `data-control` on first focus, or when a pointer is over it.
 * Until the machine is there, the control has `data-used` while somebody uses it.
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
    // A pointer focused it before the listeners were there.
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
