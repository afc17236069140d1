import { fromCallback, fromPromise } from 'xstate'
import type { OwnImplementations, SendTo } from '#runtime/machines'
import {
  controlsOf,
  draftKey,
  findForm,
  readStored,
  readValues,
  store,
  unlockedKey,
  type Draft,
  type FormPorts,
} from './form-element.ts'

/** The module that loads on first touch, so that a page with a form costs little until then. */
type Answers = typeof import('./answer-form.ts')
type StepInput = import('./check-form.ts').StepInput
type SendInput = import('./answer-form.ts').SendInput

const fields = (ports: FormPorts, load: () => Promise<Answers>) =>
  fromCallback<{ type: string }, { id: string }>(({ input: { id }, sendBack }) => {
    const form = findForm(ports, id)
    if (!form) return undefined
    // This code shows the messages; without script the browser does.
    form.noValidate = true
    fillIn(form, ports)
    showAsked(form)
    const ended = new AbortController()
    const listen = (type: string, handle: (event: Event) => void) =>
      form.addEventListener(type, handle, { signal: ended.signal })
    const keep = () => {
      showAsked(form)
      const { sent } = readStored<Draft>(ports, 'session', draftKey(form)) ?? {}
      store(ports, 'session', draftKey(form), { values: readValues(form), sent })
    }
    listen('input', keep)
    listen('change', keep)
    const touch = () => {
      sendBack({ type: 'form.touch' })
      // A failed load is tried again when it is needed.
      load().then(
        ({ attach }) => attach(ports, id, ended.signal),
        () => {},
      )
    }
    listen('focusin', touch)
    listen('submit', (event) => {
      event.preventDefault()
      sendBack({ type: 'form.submit' })
    })
    const unlocked = showUnlocked(form, ports)
    const steps = Number(form.dataset['steps'])
    const send: SendTo<'form'> = sendBack
    send({ type: 'form.ready', steps, unlocked, at: ports.clock.now() })
    if (form.matches(':focus-within')) touch()
    return () => ended.abort()
  })

/** Fills empty fields from this tab's draft, else from the address. */
function fillIn(form: HTMLFormElement, ports: FormPorts): void {
  // The server's answer already shows what was sent.
  if (form.querySelector('[data-error]:not([hidden])')) return
  const draft = readStored<Draft>(ports, 'session', draftKey(form))?.values ?? {}
  const parameters = ports.host.address().searchParams
  for (const control of controlsOf(form)) {
    const { name, type, value } = control
    const { prefill } = control.closest<HTMLElement>('[data-prefill]')?.dataset ?? {}
    // Stored values may have been altered.
    const given = [draft[name] ?? (prefill ? parameters.getAll(prefill) : [])].flat()
    if (given.length === 0 || type === 'password' || name.startsWith('_')) continue
    if (type === 'checkbox' || type === 'radio') control.checked = given.includes(value)
    else if (value === '' || name.endsWith('_country')) {
      control.value = given[0]!
      // A select without such an option would show nothing.
      if (control.value === '') control.value = value
    }
  }
}

/** Shows and asks for fields only while their condition holds. */
function showAsked(form: HTMLFormElement): void {
  const values = readValues(form)
  for (const field of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const { field: name, is } = JSON.parse(field.dataset['when']!) as {
      field: string
      is?: string[]
    }
    const found = values[name]
    const isAsked = found?.some((value) => is?.includes(value) ?? true) ?? false
    field.hidden = !isAsked
    for (const control of controlsOf(field)) {
      control.disabled = !isAsked
      control.required = isAsked && 'required' in field.dataset
    }
  }
}

/** @returns whether this browser has unlocked the form's content before */
function showUnlocked(form: HTMLFormElement, ports: FormPorts): boolean {
  const links = readStored<Record<string, string>>(ports, 'local', unlockedKey)
  const href = links?.[form.getAttribute('action')!]
  const link = form.parentElement?.querySelector<HTMLAnchorElement>('[data-form-unlocked] a')
  if (!href || !link) return false
  // Stored values may have been altered: any other protocol stays hidden.
  link.href = href
  return /^https?:$/.test(link.protocol)
}

/** May be true without a network: many browsers do not notice. */
const isOnline = ({ ownerDocument }: Element) => ownerDocument.defaultView!.navigator.onLine

/**
 * Sends it as a browser without script does. After a new deployment the code that sends can no
 * longer be loaded, however often it is requested: the server answers with a page of the new build.
 *
 * @throws `cause` without a network, or when no page has come
 */
async function sendPlainly(ports: FormPorts, id: string, cause: unknown): Promise<never> {
  const form = findForm(ports, id)
  if (form && isOnline(form)) {
    form.submit()
    await failLater(ports, 15_000, cause)
  }
  throw cause
}

/** @throws `cause`, after that time */
const failLater = ({ clock }: FormPorts, milliseconds: number, cause: unknown) =>
  new Promise<never>((_, fail) => clock.setTimeout(() => fail(cause), milliseconds))

export const implementations: OwnImplementations<'controls' | 'host' | 'providers'> = (
  { clock, controls, host, http, log, providers, storage, track },
  system,
) => {
  const given = { clock, controls, host, http, log, providers, storage, system, track }
  let answers: Answers | undefined
  const load = async () => (answers ??= await import('./answer-form.ts'))
  const answer = (name: 'validate' | 'check' | 'send') =>
    fromPromise<unknown, StepInput & SendInput>(async ({ input, signal }) => {
      // Waits ten seconds for the code that sends; then the browser sends.
      const loaded =
        answers ??
        (await Promise.race([load(), failLater(given, 10_000, Error('late'))]).catch((cause) =>
          sendPlainly(given, input.id, cause),
        ))
      return loaded[name](given, input, signal)
    })
  type Params = { id: string }
  return {
    actions: {
      'form.tell': (_: unknown, { id, faults }: Params & { faults: Record<string, string> }) =>
        answers?.tell(given, id, faults),
      'form.showStep': (_: unknown, { id }: Params) => answers?.showStep(given, id),
      'form.showFailure': (_: unknown, { id, error }: Params & { error: unknown }) => {
        const failed = findForm(given, id)?.querySelector<HTMLElement>('[data-form-failed]')
        if (!failed) return
        // `fetch` rejects with a TypeError when there is no response.
        const isOffline = error instanceof TypeError || !isOnline(failed)
        failed.toggleAttribute('data-offline', isOffline)
        // The markup follows the state once the transition is over.
        queueMicrotask(() => failed.focus())
      },
      'form.complete': (_: unknown, { id, html }: Params & { html: string | null }) =>
        answers?.complete(given, id, html),
    },
    actors: {
      'form.fields': fields(given, load),
      'form.validate': answer('validate'),
      'form.check': answer('check'),
      'form.send': answer('send'),
    },
  }
}
