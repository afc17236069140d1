/** Checks, sends and completes a form. Loaded on first touch, together with its imports here. */
import type { MachineSystem } from '#runtime/machines'
import { functionsPath, type Faults } from './check-form.ts'
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
import { watchControls } from './watch-controls.ts'

export { check, validate } from './check-form.ts'
export { tell } from './tell-faults.ts'

type Ports = FormPorts & { system: MachineSystem }

/** The status of a response that lists faults of fields. */
const refused = 422

/**
 * Milliseconds; the server refuses less. Clocks that were set back must not make a person a robot.
 */
const shortestTime = 1000

const attached = new WeakSet<HTMLFormElement>()

/**
 * Attaches the machines of a form's controls, and the providers that receive it besides the site.
 * Once for each form.
 */
export function attach(ports: FormPorts, slice: string, signal: AbortSignal): void {
  const form = findForm(ports, slice)
  if (!form || signal.aborted || attached.has(form)) return
  attached.add(form)
  signal.addEventListener('abort', () => attached.delete(form))
  watchControls(ports, form, signal)
  const { provider, providerForm, schedules } = form.dataset
  const actors = [provider ?? [], schedules === undefined ? [] : 'scheduler'].flat()
  if (actors.length === 0) return
  const end = ports.providers.attach({ slice, actors, form: providerForm })
  signal.addEventListener('abort', end)
}

/**
 * @throws Error when it did not arrive, or may not have; logged with the form's own code, or
 * FORM_NOT_SENT
 */
export async function send(ports: Ports, input: SendInput, signal: AbortSignal): Promise<Answered> {
  try {
    return await sendOnce(ports, input, signal)
  } catch (error) {
    const { failure = 'FORM_NOT_SENT' } = findForm(ports, input.id)?.dataset ?? {}
    ports.log('error', failure, { reason: (error as Error).message })
    throw error
  }
}

export interface SendInput {
  /** Id of the slice. */
  id: string
  /** Milliseconds since the form became active. */
  elapsed: number
}

interface Answered {
  faults: Faults
  step: number
  html: string | null
}

async function sendOnce(
  ports: Ports,
  { id, elapsed }: SendInput,
  signal: AbortSignal,
): Promise<Answered> {
  const form = findForm(ports, id)
  if (!form) throw new Error('The form has left the page.')
  const { host, http } = ports
  const response = await http(`${functionsPath}submit-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      slice: id,
      document: valueOf(form, '_document'),
      page: host.address().pathname,
      submission: toSubmission(form, ports),
      elapsed: Math.max(elapsed, shortestTime),
      trap: valueOf(form, '_trap'),
      values: readValues(form, '[name^=_]'),
      attribution: readAttribution(ports),
    }),
    signal,
  })
  if (!response.ok && response.status !== refused)
    throw new Error(`submit-form answered with ${response.status}.`)
  const answer: Answer = await response.json()
  const { fields: faults = {}, html = null, spelled = {} } = answer
  spellings.set(form, spelled)
  return { faults, step: stepOf(form, faults), html }
}

/** The response of `submit-form`. */
interface Answer {
  fields?: Faults
  html?: string | null
  /** Values in their stored spelling. */
  spelled?: Record<string, string>
}

/** The server's spelling of what each form sent last: providers get the same. */
const spellings = new WeakMap<HTMLFormElement, Record<string, string>>()

/** The last attempt of each form, also where the visitor's browser refuses storage. */
const tries = new WeakMap<HTMLFormElement, Draft['sent']>()

/** The id of these values: a value changed after an attempt makes another submission. */
function toSubmission(form: HTMLFormElement, ports: Ports): string {
  const values = readValues(form)
  const of = JSON.stringify(values)
  const known = tries.get(form) ?? readStored<Draft>(ports, 'session', draftKey(form))?.sent
  const id = known?.of === of ? known.id : crypto.randomUUID()
  const sent = { id, of }
  tries.set(form, sent)
  store(ports, 'session', draftKey(form), { values, sent })
  return id
}

/** Where the visitor came from, as far as they consented. */
function readAttribution({ system }: Ports): Record<string, string> {
  if (!system.get('consent')?.getSnapshot().context.analytics) return {}
  const records = system.get('traffic-source')?.getSnapshot().context.records ?? {}
  return Object.fromEntries(
    Object.entries(records).flatMap(([when, record]) =>
      Object.entries(record ?? {}).flatMap(([key, value]) =>
        value ? [[`${when}_${key}`, value.slice(0, 500)]] : [],
      ),
    ),
  )
}

function stepOf(form: HTMLFormElement, faults: Faults): number {
  const field = [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    ({ dataset }) => faults[dataset['field']!],
  )
  return Number(field?.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? 0)
}

export function showStep(ports: Ports, id: string): void {
  // The markup follows the state once the transition is over.
  queueMicrotask(() => {
    const shown = findForm(ports, id)?.querySelectorAll('[data-step]:not([hidden])') ?? []
    const [first] = [...shown].flatMap((step) => controlsOf(step))
    first?.focus()
  })
}

export function complete(ports: Ports, id: string, html: string | null): void {
  const element = ports.host.element(id)
  const form = findForm(ports, id)
  if (!element || !form) return
  const { form: type, conversion, schedules } = form.dataset
  const document = valueOf(form, '_document')
  const values = toSpelled(readValues(form), spellings.get(form) ?? {})
  const panel = form.closest<HTMLElement>('[data-form-panel]')!
  const action = form.getAttribute('action')!
  const hasOptedIn = form.querySelector('[data-subscribes]:checked') !== null
  const submission = tries.get(form)?.id
  ports.providers.tell(id, {
    type: 'form.sent',
    fields: { ...readAttribution(ports), ...joinValues(values), ...(submission && { submission }) },
  })
  forget(ports, draftKey(form))
  show(panel, html)
  const content = panel.querySelector<HTMLElement>('[data-form-content]')?.dataset['formContent']
  if (content) {
    const links = readStored<object>(ports, 'local', unlockedKey)
    store(ports, 'local', unlockedKey, { ...links, [action]: content })
  }
  const events = [conversion ?? [], hasOptedIn ? 'Newsletter opted in' : []].flat()
  for (const name of events) ports.track({ name, properties: { form: type, document } })
  if (ports.system.get('traffic-source'))
    ports.system.send('traffic-source', { type: 'conversion.reached' })
  const detail = { id, type, document, values, schedules: schedules !== undefined }
  element.dispatchEvent(new CustomEvent('form.done', { bubbles: true, detail }))
}

function forget({ storage }: Ports, key: string): void {
  try {
    storage.session.removeItem(key)
  } catch {
    // Storage is refused: nothing was stored.
  }
}

/** The stored spellings; a full phone number needs no country beside it. */
function toSpelled(
  values: Draft['values'],
  spelled: Readonly<Record<string, string>>,
): Draft['values'] {
  const all = { ...values }
  for (const [name, text] of Object.entries(spelled)) {
    all[name] = [text]
    delete all[`${name}_country`]
  }
  return all
}

/** One value per field, as providers expect. */
function joinValues(values: Draft['values']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, several]) => [name, several.join(', ')]),
  )
}

/** Shows the completion that the server rendered, or the built-in thanks where there is none. */
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
  // In a dialog the form's title is now obsolete.
  panel.dataset['done'] = ''
}
