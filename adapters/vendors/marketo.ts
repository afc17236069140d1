/**
 * Submits to Marketo's hosted forms (Forms2): loads their script and forms, and reads their frame's
 * messages. Visitors fill in the site's form; the hosted one is hidden and only passes the values
 * to Marketo.
 */
import type { FormProvider, HostedForm, ProviderMessage, VendorSettings } from '#runtime/providers'
import { toLeadFields } from './lead-fields.ts'
import { shareScript } from './share-script.ts'

/** Milliseconds for a form to load, and for values to be accepted. */
const timeoutMs = 20_000

interface MktoForm {
  getFormElem(): ArrayLike<HTMLFormElement>
  getValues(): Record<string, unknown>
  setValues(values: Record<string, string>): void
  addHiddenFields(values: Record<string, string>): void
  validate(): boolean
  submit(): void
  /** The listener returns false to stay on the page. */
  onSuccess(listener: () => boolean): void
}

interface Forms2 {
  loadForm(base: string, munchkin: string, id: number, loaded: (form: MktoForm) => void): void
}

const scope = globalThis as { MktoForms2?: Forms2 }

let ended = new AbortController()
const loadForms2 = shareScript('MktoForms2', () => scope.MktoForms2)
const forms = new Map<string, Promise<HostedForm>>()

export const provider: FormProvider = {
  load(id, settings) {
    const known = forms.get(id)
    if (known) return known
    const { signal } = ended
    const loading = loadHostedForm(id, settings, signal)
    forms.set(id, loading)
    loading.catch(() => {
      if (forms.get(id) === loading) forms.delete(id)
    })
    return loading
  },

  read({ origin, data }, settings) {
    return origin === settings.origin ? readMessage(data) : undefined
  },

  unload() {
    ended.abort(new Error('the consent was withdrawn'))
    ended = new AbortController()
    // A script that has run cannot be unloaded, but sends nothing by itself.
    forms.clear()
    for (const form of document.querySelectorAll('[data-hosted-form]')) form.remove()
  },
}

async function loadHostedForm(
  id: string,
  { origin, munchkinId }: VendorSettings,
  signal: AbortSignal,
): Promise<HostedForm> {
  if (!/^\d+$/.test(id))
    throw new Error(`"${id}" is not the id of a Marketo form, which is a number`)
  const hosted = await loadForms2(`${origin}/js/forms2/js/forms2.min.js`, signal)
  signal.throwIfAborted()
  // The hosted script draws a form into the element with this id, and accepts no values without it.
  const element = Object.assign(document.createElement('form'), { id: `mktoForm_${id}` })
  element.hidden = true
  element.dataset['hostedForm'] = id
  document.body.append(element)
  try {
    const form = await within<MktoForm>(`form ${id}`, signal, (loaded) =>
      hosted.loadForm(origin, String(munchkinId), Number(id), loaded),
    )
    return createHostedForm(form, origin, signal)
  } catch (error) {
    element.remove()
    throw error
  }
}

function createHostedForm(form: MktoForm, origin: string, alive: AbortSignal): HostedForm {
  /**
   * Resolves the pending submission: the hosted script keeps its listeners, so only one is added.
   */
  let succeed: (() => void) | undefined
  form.onSuccess(() => {
    succeed?.()
    return false
  })
  /** A form takes one set of values at a time. */
  let last: Promise<unknown> = Promise.resolve()
  const send = (fields: Record<string, string>, signal: AbortSignal) =>
    within<void>('answer', signal, (taken, failed) => {
      fill(form, fields)
      if (!form.validate()) throw new Error('the hosted form requires more than was filled in')
      const heard = ({ origin: from, data }: MessageEvent) => {
        const message = from === origin ? readMessage(data) : undefined
        if (message?.type === 'error') failed(new Error(message.data['errorCode'] ?? 'refused'))
      }
      addEventListener('message', heard)
      succeed = taken
      form.submit()
      return () => {
        removeEventListener('message', heard)
        succeed = undefined
      }
    })
  return {
    submit(fields, signal) {
      const both = AbortSignal.any([signal, alive])
      const sending = last.then(() => {
        both.throwIfAborted()
        return send(toLeadFields(fields), both)
      })
      last = sending.catch(() => {})
      return sending
    },
  }
}

/** Sets the values of the hosted form's fields, and adds missing fields, hidden. */
function fill(form: MktoForm, fields: Record<string, string>): void {
  const own = Object.keys(form.getValues())
  const entries = Object.entries(fields)
  const pick = (isOwn: boolean) =>
    Object.fromEntries(entries.filter(([name]) => own.includes(name) === isOwn))
  form.addHiddenFields(pick(false))
  form.setValues(pick(true))
}

/**
 * Reads a message of Marketo's window: `{ mktoResponse: { for, error, data } }`, as an object or
 * its JSON.
 */
function readMessage(message: unknown): ProviderMessage | undefined {
  const { mktoResponse } = toRecord(parse(message)) ?? {}
  const { for: to, error, data } = toRecord(mktoResponse) ?? {}
  const said = toRecord(data)
  if (typeof to !== 'string' || typeof error !== 'boolean' || !said) return undefined
  // Leaves out the visitor's values, which it repeats.
  const kept = ['errorCode', 'errorType', 'formId'].flatMap((name) => {
    const value = said[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  return { type: error ? 'error' : 'data', data: Object.fromEntries([['for', to], ...kept]) }
}

function parse(message: unknown): unknown {
  if (typeof message !== 'string') return message
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}

function toRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** @param start - returns a cleanup function; an error that it throws is the failure. */
async function within<T>(
  what: string,
  signal: AbortSignal,
  start: (done: (value: T) => void, failed: (reason: unknown) => void) => (() => void) | void,
): Promise<T> {
  const ends: ((() => void) | void)[] = []
  let late: ReturnType<typeof setTimeout> | undefined
  const life = new AbortController()
  try {
    return await new Promise<T>((done, failed) => {
      const tooLate = () => failed(new Error(`no ${what} within ${timeoutMs} ms`))
      late = setTimeout(tooLate, timeoutMs)
      signal.addEventListener('abort', () => failed(signal.reason), { signal: life.signal })
      ends.push(start(done, failed))
    })
  } finally {
    clearTimeout(late)
    life.abort()
    for (const end of ends) end?.()
  }
}
