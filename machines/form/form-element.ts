/** Reads a form in the page: `EmbeddedForm` draws it and describes it in `data-` attributes. */
import type { OwnPorts } from '#runtime/machines'

export type FormPorts = Pick<
  OwnPorts<'controls' | 'host' | 'providers'>,
  'clock' | 'controls' | 'host' | 'http' | 'log' | 'providers' | 'storage' | 'track'
>

/** Values of a form, kept while this tab is open; never a password. */
export interface Draft {
  values: Record<string, string[]>
  /** The last attempt: the same values sent again are the same submission. */
  sent?: { id: string; of: string }
}

export function findForm({ host }: FormPorts, id: string): HTMLFormElement | null | undefined {
  return host.element(id)?.querySelector<HTMLFormElement>('[data-form]')
}

/** The controls that are sent; a stand-in for one of them has no name. */
export function controlsOf(form: ParentNode): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name], select, textarea')]
}

export function valueOf(form: HTMLFormElement, name: string): string {
  return (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
}

/**
 * Values by name, as they would be sent: without empty and disabled ones.
 * @param without - selects controls to leave out: the form's own, and passwords unless they are
 * sent
 */
export function readValues(
  form: HTMLFormElement,
  without = '[name^=_], [type=password]',
): Draft['values'] {
  const data = new FormData(form)
  for (const { name } of form.querySelectorAll<HTMLInputElement>(without)) data.delete(name)
  const values: Draft['values'] = {}
  for (const [name, value] of data) if (value) (values[name] ??= []).push(value as string)
  return values
}

/** The storage key of a form's draft, without the page: the same form may be on several. */
export function draftKey(form: HTMLFormElement): string {
  return `form.${valueOf(form, '_document')}`
}

/** The storage key of unlocked content, by the address of its form. */
export const unlockedKey = 'form.unlocked'

type Area = keyof FormPorts['storage']

/** Undefined where nothing is stored, it is unreadable, or there is no storage. */
export function readStored<Value>(
  { storage }: FormPorts,
  area: Area,
  key: string,
): Value | undefined {
  try {
    return JSON.parse(storage[area].getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Ignores failures: what is not stored is entered again, and nothing else depends on it. */
export function store({ storage }: FormPorts, area: Area, key: string, value: unknown): void {
  try {
    storage[area].setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full, or refused by the visitor.
  }
}
