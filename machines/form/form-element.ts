/** A form in the page: `EmbeddedForm` draws it, and says in `data-` attributes what is meant. */
import type { OwnPorts } from '#runtime/machines'

export type FormPorts = Pick<
  OwnPorts<'controls' | 'host' | 'providers'>,
  'clock' | 'controls' | 'host' | 'http' | 'log' | 'providers' | 'storage' | 'track'
>

/** What was written into a form, while this tab is open; never a password. */
export interface Draft {
  values: Record<string, string[]>
  /** The last try: the same values sent again are the same submission. */
  sent?: { id: string; of: string }
}

export function findForm({ host }: FormPorts, id: string): HTMLFormElement | null | undefined {
  return host.element(id)?.querySelector<HTMLFormElement>('[data-form]')
}

/** What stands in for one of them has no name. */
export function controlsOf(form: ParentNode): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name], select, textarea')]
}

export function valueOf(form: HTMLFormElement, name: string): string {
  return (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
}

/**
 * By name, as they would be sent: without what is empty or switched off.
 * @param without - selects controls of no matter: what is ours, and passwords but where they are sent
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

/** One form in one tab: not the page, since the same form stands on several. */
export function draftKey(form: HTMLFormElement): string {
  return `form.${valueOf(form, '_document')}`
}

/** Where a browser remembers what it has unlocked, by the address of the form. */
export const unlockedKey = 'form.unlocked'

type Area = keyof FormPorts['storage']

/** Undefined where there is nothing, nothing readable, or no storage. */
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

/** What is not stored is asked for again: nothing else depends on it. */
export function store({ storage }: FormPorts, area: Area, key: string, value: unknown): void {
  try {
    storage[area].setItem(key, JSON.stringify(value))
  } catch {
    // Full, or forbidden by the visitor.
  }
}
