/** Shows a form's faults in the page. */
import type { Faults } from './check-form.ts'
import { controlsOf, findForm, type FormPorts } from './form-element.ts'

/** Replaces the faults shown before; an empty record clears them. */
export function tell(ports: FormPorts, id: string, faults: Faults): void {
  const form = findForm(ports, id)
  if (!form) return
  const messages = JSON.parse(form.dataset['messages'] ?? '{}') as Record<string, string>
  const items: HTMLElement[] = []
  for (const field of form.querySelectorAll<HTMLElement>('div[data-field]')) {
    unmark(field)
    const fault = faults[field.dataset['field']!]
    if (!fault) continue
    const message = messages[fault] ?? form.dataset['wrong'] ?? fault
    mark(field, message)
    items.push(toItem(field, message))
  }
  const summary = form.querySelector<HTMLElement>('[data-form-summary]')!
  summary.querySelector('ul')!.replaceChildren(...items)
  summary.hidden = items.length === 0
  if (items.length > 0) summary.focus()
}

function mark(field: HTMLElement, message: string): void {
  const { error, target, described } = partsOf(field)
  error.textContent = message
  error.hidden = false
  describe(target, described.add(error.id))
  if (target instanceof HTMLFieldSetElement) return
  target.setAttribute('aria-invalid', 'true')
  target.setAttribute('aria-errormessage', error.id)
  field.addEventListener('input', () => unmark(field), { once: true })
}

function unmark(field: HTMLElement): void {
  const { error, target, described } = partsOf(field)
  error.textContent = ''
  error.hidden = true
  described.delete(error.id)
  describe(target, described)
  target.removeAttribute('aria-invalid')
  target.removeAttribute('aria-errormessage')
}

function describe(target: HTMLElement, ids: ReadonlySet<string>): void {
  if (ids.size > 0) target.setAttribute('aria-describedby', [...ids].join(' '))
  else target.removeAttribute('aria-describedby')
}

function partsOf(field: HTMLElement) {
  const target = targetOf(field)
  const error = field.querySelector<HTMLElement>('[data-error]')!
  return {
    error,
    target,
    described: new Set(target.getAttribute('aria-describedby')?.match(/\S+/g)),
  }
}

/** The element that a fault belongs to: a group of controls, or one control. */
function targetOf(field: HTMLElement): HTMLElement {
  return field.querySelector('fieldset') ?? mainControlOf(field)
}

/** The labelled control: a phone number has two controls. */
function mainControlOf(field: HTMLElement): HTMLElement {
  return field.querySelector('label')!.control as HTMLElement
}

function toItem(field: HTMLElement, message: string): HTMLElement {
  const { ownerDocument } = field
  const item = ownerDocument.createElement('li')
  const link = ownerDocument.createElement('a')
  const target = targetOf(field)
  link.href = `#${target.id}`
  const words = field.querySelector('label, legend')?.firstChild?.textContent ?? ''
  const label = words.replace(/[\s?:]+$/, '')
  link.textContent = label ? `${label}: ${message}` : message
  // Following the fragment would add a history entry.
  link.addEventListener('click', (click) => {
    click.preventDefault()
    // A group's control is its first.
    const [control = target] = controlsOf(target)
    control.focus()
  })
  item.append(link)
  return item
}
