/** Reads a calculator in the page: the slice draws it and describes it in `data-` attributes. */
import {
  calculate,
  isAllowed,
  readNumber,
  showNumber,
  toFieldText,
  toShares,
  writeSum,
  type Calculation,
  type CalculationInput,
} from '#runtime/calculation'
import type { HostPorts } from '#runtime/machines'

/** Texts of the fields, by input. */
export type Entries = Record<string, string>

/** Entries from before, perhaps from the page in another language. */
export interface Kept {
  entries: Entries
  /** Null where nothing was entered. */
  locale: string | null
}

export interface Checked extends Kept {
  /** Inputs with an invalid number. */
  faults: string[]
  refused: number | null
  results: Record<string, number>
}

export interface Field extends CalculationInput {
  number: HTMLInputElement
  slider: HTMLInputElement
}

export interface CalculatorElement {
  host: HTMLElement
  calculation: Calculation
  fields: Field[]
}

/** Undefined once the slice has left the page. */
export function findCalculator(
  { host }: Pick<HostPorts, 'host'>,
  id: string,
): CalculatorElement | undefined {
  const element = host.element(id)
  const model = element?.querySelector<HTMLElement>('[data-calculation]')?.dataset['calculation']
  if (!element || model === undefined) return undefined
  const calculation = JSON.parse(model) as Calculation
  const find = (kind: string, name: string) =>
    element.querySelector<HTMLInputElement>(`[data-${kind}="${name}"]`)!
  const fields = calculation.inputs.map((input) => ({
    ...input,
    number: find('number', input.name),
    slider: find('slider', input.name),
  }))
  return { host: element, calculation, fields }
}

export function check({ calculation, fields }: CalculatorElement): Checked {
  const entries: Entries = {}
  const faults: string[] = []
  const numbers: Record<string, number> = {}
  for (const field of fields) {
    const value = readNumber(field.number.value, field, calculation)
    entries[field.name] = field.number.value
    if (isAllowed(value, field)) numbers[field.name] = value
    else faults.push(field.name)
  }
  const { results, refused } = faults.length > 0 ? nothing : calculate(calculation, numbers)
  return { entries, locale: calculation.locale, faults, refused, results: { ...results } }
}

const nothing = { results: {}, refused: null }

/** Syncs a field: a typed number moves the slider, and the other way around. */
export function keepInStep(
  { name, number, slider, ...field }: Field,
  changed: EventTarget | null,
  { calculation }: CalculatorElement,
): void {
  if (changed === slider) {
    number.value = toFieldText(Number(slider.value), field, calculation)
  }
  const value = readNumber(number.value, field, calculation)
  if (value === undefined) return
  if (changed !== slider) slider.value = String(value)
  slider.ariaValueText = showNumber(value, field, calculation)
}

/** Fields that the visitor typed into, or moved, before their two controls were kept in step. */
export function findTouched({
  fields,
}: CalculatorElement): { field: Field; by: HTMLInputElement }[] {
  return fields.flatMap((field) => {
    const { number, slider } = field
    if (number.value !== number.defaultValue) return [{ field, by: number }]
    const untouched = slider.cloneNode() as HTMLInputElement
    // Rounds the value to one that a slider can show.
    untouched.value = slider.defaultValue
    return slider.value === untouched.value ? [] : [{ field, by: slider }]
  })
}

/** @param texts - from the address or from before; unknown inputs are ignored */
export function fillIn(element: CalculatorElement, texts: Readonly<Entries>): void {
  for (const field of element.fields) {
    const text = texts[field.name]
    if (text === undefined) continue
    field.number.value = text
    keepInStep(field, field.number, element)
  }
}

/**
 * Converts entries to the number format of the page's language; an invalid number stays as it is,
 * to be refused. Stored entries may have been altered: a value that is not text counts as empty.
 */
export function translate(
  { entries, locale }: Kept,
  { calculation, fields }: CalculatorElement,
): Entries {
  const isForeign = locale !== null && locale !== calculation.locale && isLanguage(locale)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text: unknown = entries[field.name]
      if (typeof text !== 'string') return []
      const value = isForeign ? readNumber(text, field, { locale }) : undefined
      return [[field.name, value === undefined ? text : toFieldText(value, field, calculation)]]
    }),
  )
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/**
 * Reads an address, with numbers as programs write them; others stay as they are, to be refused.
 */
export function readAddress(
  { searchParams }: URL,
  { calculation, fields }: CalculatorElement,
): Entries | undefined {
  const given = fields.flatMap((field) => {
    const text = searchParams.get(field.name)?.slice(0, 40)
    if (text === undefined) return []
    const isNumber = /^-?\d+(?:\.\d+)?$/.test(text)
    return [[field.name, isNumber ? toFieldText(Number(text), field, calculation) : text]]
  })
  return given.length > 0 ? (Object.fromEntries(given) as Entries) : undefined
}

/** A link to this page with these numbers, and no other part of its query. */
export function toLink(address: URL, { calculation, fields }: CalculatorElement): string {
  const link = new URL(address.pathname, address)
  for (const field of fields) {
    const value = readNumber(field.number.value, field, calculation)
    if (value !== undefined) link.searchParams.set(field.name, String(value))
  }
  return link.href
}

export function show(
  { host, calculation, fields }: CalculatorElement,
  { faults, refused, results }: Pick<Checked, 'faults' | 'refused' | 'results'>,
): void {
  const find = (kind: string, name: string | number) =>
    host.querySelector<HTMLElement>(`[data-${kind}="${name}"]`)
  const write = (kind: string, name: string, text: string) => {
    for (const place of host.querySelectorAll(`[data-${kind}="${name}"]`)) place.textContent = text
  }
  const numbers = { ...results }
  for (const field of fields) {
    const { name, number } = field
    const isFault = faults.includes(name)
    number.setAttribute('aria-invalid', String(isFault))
    find('fault', name)!.hidden = !isFault
    const value = readNumber(number.value, field, calculation)
    write('shown', name, value === undefined ? number.value : showNumber(value, field, calculation))
    if (value !== undefined) numbers[name] = value
  }
  for (const [index] of calculation.refusals.entries())
    find('refusal', index)!.hidden = refused !== index
  host.querySelector<HTMLElement>('[data-faulty]')!.hidden = faults.length === 0
  // Keep the old results while there are no new ones: they are hidden then.
  if (faults.length > 0 || refused !== null) return
  const shares = toShares(calculation, results)
  for (const output of calculation.outputs) {
    const { name, formula } = output
    const value = results[name]
    find('output-row', name)!.hidden = value === undefined
    find('sum-row', name)!.hidden = value === undefined
    if (value === undefined) continue
    const shown = showNumber(value, output, calculation)
    write('output', name, shown)
    write('sum', name, `${writeSum(formula, calculation, numbers)} = ${shown}`)
    find('bar', name)?.setAttribute('width', `${100 * (shares[name] ?? 0)}%`)
  }
}

/** The main result in words, or the faults. */
export function summarize({ host }: CalculatorElement): string {
  const said = [...host.querySelectorAll<HTMLElement>('[data-fault], [data-refusal]')].filter(
    ({ hidden }) => !hidden,
  )
  const main = [...host.querySelectorAll<HTMLElement>('[data-main]')].filter(
    ({ hidden }) => !hidden,
  )
  return (said.length > 0 ? said : main)
    .map(({ children, textContent }) =>
      children.length > 0 ? [...children].map((part) => part.textContent).join(': ') : textContent,
    )
    .join(' ')
}
