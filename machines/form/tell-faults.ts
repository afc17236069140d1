/** How a form says what is wrong with it. */
import type { Faults } from './check-form.ts'
import { controlsOf, findForm, type FormPorts } from './form-element.ts'

/** Without any, what was wrong before is wrong no more. */
export function tell(ports: FormPorts, id: string, faults: Faults): void {
  const form = findForm(ports, id)
  if (!form) return
  const messages = JSON.parse(form.dataset.messages ?? '{}') as Record<string, string>
  const items: HTMLElement[] = []
  for (const field of form.querySelectorAll<HTMLElement>('div[data-field]')) {
    const fault = faults[field.dataset.field!]
    const message = fault && (messages[fault] ?? form.dataset.wrong ?? fault)
    mark(field, message)
    if (message) items.push(toItem(field, message))
  }
  const summary = form.querySelector<HTMLElement>('[data-form-summary]')!
  summary.querySelector('ul')!.replaceChildren(...items)
  summary.hidden = items.length === 0
  if (items.length > 0) summary.focus()
}

function mark(field: HTMLElement, message: string | undefined): void {
  const error = field.querySelector<HTMLElement>('[data-error]')!
  error.textContent = message ?? ''
  error.hidden = !message
  const target = field.querySelector<HTMLElement>('fieldset') ?? mainControlOf(field)
  const ids = new Set(target.getAttribute('aria-describedby')?.split(' ') ?? [])
  ids[message ? 'add' : 'delete'](error.id)
  setAttribute(target, 'aria-describedby', [...ids].join(' '))
  if (target instanceof HTMLFieldSetElement) return
  setAttribute(target, 'aria-invalid', message && 'true')
  setAttribute(target, 'aria-errormessage', message && error.id)
  if (message) field.addEventListener('input', () => mark(field, undefined), { once: true })
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

/** The one the label is of: that of a telephone number has two. */
function mainControlOf(field: HTMLElement): HTMLElement {
  return field.querySelector('label')!.control as HTMLElement
}

function toItem(field: HTMLElement, message: string): HTMLElement {
  const { ownerDocument } = field
  const item = ownerDocument.createElement('li')
  const link = ownerDocument.createElement('a')
  const target = field.querySelector<HTMLElement>('fieldset') ?? mainControlOf(field)
  link.href = `#${target.id}`
  const words = field.querySelector('label, legend')?.firstChild?.textContent ?? ''
  const label = words.replace(/[\s?:]+$/, '')
  link.textContent = label ? `${label}: ${message}` : message
  // The fragment would be a page to go back to.
  link.addEventListener('click', (click) => {
    click.preventDefault()
    const control = target instanceof HTMLFieldSetElement ? controlsOf(target)[0]! : target
    control.focus()
  })
  item.append(link)
  return item
}
