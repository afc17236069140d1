/** How a form is checked, sent and answered: loaded when the visitor reaches for it. */
import type { MachineSystem } from '#runtime/machines'
import {
  controlsOf,
  draftKey,
  findForm,
  readStored,
  readValues,
  store,
  unlockedKey,
  valueOf,
  type Draft,
  type FormPorts,
} from './form-element.ts'

type Ports = FormPorts & { system: MachineSystem; opened: ReadonlyMap<string, number> }

/** By field: what is wrong, as the documents name their messages. */
type Faults = Record<string, string>

/** The server takes nothing that was filled in faster, in ms. */
const shortestTime = 1000

const functionsPath = '/.netlify/functions/'

const attached = new WeakSet<HTMLFormElement>()

/** Tells those who are told besides the site that there is a form of theirs; once for each. */
export function attach(ports: FormPorts, slice: string, signal: AbortSignal): void {
  const form = findForm(ports, slice)
  const { provider, providerForm, schedules } = form?.dataset ?? {}
  const actors = [provider ?? [], schedules === undefined ? [] : 'scheduler'].flat()
  if (!form || actors.length === 0 || signal.aborted || attached.has(form)) return
  attached.add(form)
  const end = ports.providers.attach({ slice, actors, form: providerForm })
  signal.addEventListener('abort', () => {
    attached.delete(form)
    end()
  })
}

/** What the browser can tell of the fields of a step. */
export function validate(ports: Ports, id: string, step: number): { faults: Faults } {
  const faults: Faults = {}
  for (const field of fieldsOf(ports, id, step)) {
    for (const control of controlsOf(field)) {
      const fault = faultOf(control, field.dataset.kind)
      if (fault) faults[field.dataset.field!] ??= fault
    }
  }
  return { faults }
}

function fieldsOf(ports: Ports, id: string, step: number): HTMLElement[] {
  const form = findForm(ports, id)
  const place = form?.querySelector(`[data-step="${step}"]`) ?? form
  return [...(place?.querySelectorAll<HTMLElement>('div[data-field]') ?? [])]
}

/** The server is the authority; this much is said without asking it. */
function faultOf(control: HTMLInputElement, kind: string | undefined): string | undefined {
  const { validity, willValidate, value, required, type } = control
  if (!willValidate) return undefined
  if (validity.valueMissing || (required && type !== 'password' && value.trim() === ''))
    return kind === 'consent' ? 'consent' : 'required'
  if (validity.tooLong) return 'too_long'
  if (value === '') return undefined
  if (kind === 'email') return /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(value.trim()) ? undefined : kind
  if (kind === 'password') return value.length < control.minLength ? kind : undefined
  if (type === 'tel') return /^[+\d][\d\s()./-]{4,}$/.test(value.trim()) ? undefined : 'phone'
  return undefined
}

/** Whose addresses are refused only the server knows. */
export async function check(
  ports: Ports,
  id: string,
  step: number,
  signal: AbortSignal,
): Promise<{ faults: Faults }> {
  const faults: Faults = {}
  for (const { dataset, ...field } of fieldsOf(ports, id, step).map(toFacts)) {
    for (const rule of dataset.rules?.split(' ') ?? []) {
      const [name, isRefused, fault] = rules[rule] ?? []
      if (!name || !field.value || faults[dataset.field!]) continue
      const url = `${functionsPath}${name}?email=${encodeURIComponent(field.value)}`
      const response = await ports.http(url, { signal })
      if (!response.ok) throw new Error(`${name} answered with ${response.status}.`)
      if (isRefused!(await response.json())) faults[dataset.field!] = fault!
    }
  }
  return { faults }
}

function toFacts(field: HTMLElement): { dataset: DOMStringMap; value: string } {
  return { dataset: field.dataset, value: controlsOf(field)[0]?.value.trim() ?? '' }
}

type Checked = { isCompetitor?: boolean; isProfessional?: boolean }

const rules: Record<string, [string, (answer: Checked) => boolean, string]> = {
  competitorEmail: [
    'is-competitor-email',
    ({ isCompetitor }) => isCompetitor === true,
    'competitor_email',
  ],
  professionalEmail: [
    'is-professional-email',
    ({ isProfessional }) => isProfessional === false,
    'professional_email',
  ],
}

/** @throws Error when it did not arrive, or nobody knows */
export async function send(
  ports: Ports,
  id: string,
  signal: AbortSignal,
): Promise<{ faults: Faults; step: number; html: string | null }> {
  const form = findForm(ports, id)
  if (!form) throw new Error('The form has left the page.')
  const { clock, host, http, opened } = ports
  const passed = clock.now() - (opened.get(id) ?? 0)
  if (passed < shortestTime)
    await new Promise<void>((resolve) => clock.setTimeout(resolve, shortestTime - passed))
  const response = await http(`${functionsPath}submit-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      slice: id,
      document: valueOf(form, '_document'),
      page: host.address().pathname,
      submission: toSubmission(form, ports),
      elapsed: Math.max(passed, shortestTime),
      trap: valueOf(form, '_trap'),
      values: readValues(form, true),
      attribution: readAttribution(ports),
    }),
    signal,
  })
  if (response.status === 422) {
    const { fields } = (await response.json()) as { fields: Faults }
    return { faults: fields, step: stepOf(form, fields), html: null }
  }
  if (!response.ok) throw new Error(`submit-form answered with ${response.status}.`)
  const { html } = (await response.json()) as { html: string | null }
  return { faults: {}, step: 0, html }
}

/** The id of these values: one that was changed after a try is another submission. */
function toSubmission(form: HTMLFormElement, { storage }: Ports): string {
  const session = () => storage.session
  const values = readValues(form)
  const of = JSON.stringify(values)
  const known = readStored<Draft>(session, draftKey(form))?.sent
  const id = known?.of === of ? known.id : crypto.randomUUID()
  store(session, draftKey(form), { values, sent: { id, of } })
  return id
}

/** Where the visitor came from, as far as they let it be known. */
function readAttribution({ system }: Ports): Record<string, string> {
  const consent = system.get('consent')?.getSnapshot().context as
    | { analytics?: boolean }
    | undefined
  const source = consent?.analytics && system.get('traffic-source')?.getSnapshot()
  const { merged } = (source ? source.context : {}) as { merged?: { records?: object } }
  const texts = Object.entries(merged?.records ?? {}).flatMap(([when, record]) =>
    Object.entries((record ?? {}) as object).flatMap(([key, value]) =>
      typeof value === 'string' && value ? [[`${when}_${key}`, value.slice(0, 500)]] : [],
    ),
  )
  return Object.fromEntries(texts.slice(0, 30)) as Record<string, string>
}

function stepOf(form: HTMLFormElement, faults: Faults): number {
  const field = [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    ({ dataset }) => faults[dataset.field!],
  )
  return Number(field?.closest<HTMLElement>('[data-step]')?.dataset.step ?? 0)
}

/** Without any, what was wrong before is wrong no more. */
export function tell(ports: Ports, id: string, faults: Faults): void {
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
  if (message) target.addEventListener('input', () => mark(field, undefined), { once: true })
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

/** That of a telephone number has two. */
function mainControlOf(field: HTMLElement): HTMLElement {
  return controlsOf(field).at(-1)!
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
    controlsOf(field)
      .at(target instanceof HTMLFieldSetElement ? 0 : -1)!
      .focus()
  })
  item.append(link)
  return item
}

export function showStep(ports: Ports, id: string): void {
  // The markup follows the state once the transition is over.
  queueMicrotask(() => {
    const shown = findForm(ports, id)?.querySelector('[data-step]:not([hidden])')
    const [first] = shown ? controlsOf(shown) : []
    first?.focus()
  })
}

export function complete(ports: Ports, id: string, html: string | null): void {
  const element = ports.host.element(id)
  const form = findForm(ports, id)
  if (!element || !form) return
  const { form: type, conversion, schedules } = form.dataset
  const document = valueOf(form, '_document')
  const values = readValues(form)
  const panel = form.closest<HTMLElement>('[data-form-panel]')!
  const action = form.getAttribute('action')!
  const session = () => ports.storage.session
  const submission = readStored<Draft>(session, draftKey(form))?.sent?.id
  ports.providers.tell(id, {
    type: 'form.sent',
    fields: { ...readAttribution(ports), ...joinValues(values), ...(submission && { submission }) },
  })
  store(session, draftKey(form), undefined)
  show(panel, html)
  const content = panel.querySelector<HTMLElement>('[data-form-content]')?.dataset.formContent
  if (content) {
    const links = readStored<object>(() => ports.storage.local, unlockedKey)
    store(() => ports.storage.local, unlockedKey, { ...links, [action]: content })
  }
  if (conversion) ports.track({ name: conversion, properties: { form: type, document } })
  if (ports.system.get('traffic-source'))
    ports.system.send('traffic-source', { type: 'conversion.reached' })
  const detail = { id, type, document, values, schedules: schedules !== undefined }
  element.dispatchEvent(new CustomEvent('form.done', { bubbles: true, detail }))
}

/** Providers know one value for each field. */
function joinValues(values: Draft['values']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, several]) => [name, several.join(', ')]),
  )
}

/** The server has drawn it with the section around it. Without it, a word of thanks stands ready. */
function show(panel: HTMLElement, html: string | null): void {
  const { ownerDocument } = panel
  const drawn = ownerDocument.createElement('template')
  drawn.innerHTML = html ?? ''
  const answer = drawn.content.querySelector('[data-form-panel]')
  const thanks = panel.querySelector<HTMLElement>('[data-form-thanks]')!
  thanks.hidden = false
  panel.replaceChildren(...(answer ? answer.childNodes : [thanks]))
  const shown = panel.querySelector<HTMLElement>('[data-form-done]') ?? thanks
  shown.focus()
  // In a dialog the title of the form has nothing more to say.
  panel.dataset.done = ''
}
