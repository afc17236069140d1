/** A calculator in the page: the slice draws it, and says in `data-` attributes what is meant. */
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

/** What stands in the fields, by input. */
export type Entries = Record<string, string>

/** What was entered before, perhaps on the page of another language. */
export interface Kept {
  entries: Entries
  /** Null where nothing was. */
  locale: string | null
}

export interface Checked extends Kept {
  /** Inputs whose number is not allowed. */
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

/** A number that was typed moves the slider, and the other way around. */
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

/** What somebody typed, or the sliders they moved, before anything kept the two in step. */
export function findTouched({
  fields,
}: CalculatorElement): { field: Field; by: HTMLInputElement }[] {
  return fields.flatMap((field) => {
    const { number, slider } = field
    if (number.value !== number.defaultValue) return [{ field, by: number }]
    const untouched = slider.cloneNode() as HTMLInputElement
    // It holds this value as a slider can show it.
    untouched.value = slider.defaultValue
    return slider.value === untouched.value ? [] : [{ field, by: slider }]
  })
}

/** @param texts - of the address or from before; what is no input is ignored */
export function fillIn(element: CalculatorElement, texts: Readonly<Entries>): void {
  for (const field of element.fields) {
    const text = texts[field.name]
    if (text === undefined) continue
    field.number.value = text
    keepInStep(field, field.number, element)
  }
}

/**
 * What was entered, as the language of the page writes it; what was no number stays as it is, to be refused. What is
 * kept may have been altered: no text counts as nothing.
 */
export function translate(
  { entries, locale }: Kept,
  { calculation, fields }: CalculatorElement,
): Entries {
  const isForeign = locale !== null && /^[a-z]{2}$/.test(locale) && locale !== calculation.locale
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text: unknown = entries[field.name]
      if (typeof text !== 'string') return []
      const value = isForeign ? readNumber(text, field, { locale }) : undefined
      return [[field.name, value === undefined ? text : toFieldText(value, field, calculation)]]
    }),
  )
}

/** Numbers of an address are written as programs write them; others stay as they are, to be refused. */
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

/** To this page with these numbers, and nothing else of its address. */
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
  // Results stay as they were while there are none: they are not shown then.
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

/** The main result in words, or what is wrong. */
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
