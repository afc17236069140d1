/** Checks a form before it is sent: in the browser, and on the server for addresses. */
import { parseEmail } from '#schemas/email-address.ts'
import { stripInvisible } from '#schemas/typed-text.ts'
import rules from './faults.json' with { type: 'json' }
import { controlsOf, findForm, type FormPorts } from './form-element.ts'

/** Faults by field, with the names of their messages in documents. */
export type Faults = Record<string, string>

export const functionsPath = '/.netlify/functions/'

export interface StepInput {
  /** Id of the slice. */
  id: string
  step: number
}

/** Checks the fields of a step as far as the browser can. */
export function validate(ports: FormPorts, input: StepInput): { faults: Faults } {
  const faults: Faults = {}
  for (const field of fieldsOf(ports, input)) {
    for (const control of controlsOf(field)) {
      const fault = faultOf(control, field.dataset['kind'])
      if (fault) faults[field.dataset['field']!] ??= fault
    }
  }
  return { faults }
}

function fieldsOf(ports: FormPorts, { id, step }: StepInput): HTMLElement[] {
  const form = findForm(ports, id)
  const place = form?.querySelector(`[data-step="${step}"]`) ?? form
  return [...(place?.querySelectorAll<HTMLElement>('div[data-field]') ?? [])]
}

/** The server decides in the end; the rules in `faults.json` need no request. */
function faultOf(control: HTMLInputElement, kind: string | undefined): string | null | undefined {
  const { validity, value, required, type, minLength } = control
  const text = toText(value)
  const facts = {
    isExempt: !control.willValidate,
    kind,
    type,
    isSecret: type === 'password',
    isMissing: validity.valueMissing,
    isRequired: required,
    isBlank: text === '',
    isEmpty: value === '',
    isAddress: kind === 'email' && parseEmail(value) !== undefined,
    isTooLong: validity.tooLong,
    isTooShort: value.length < minLength,
  }
  const controls: ControlRule[] = rules.controls
  return controls.find(
    ({ when, pattern }) =>
      holds(when, facts) && (pattern === undefined || !new RegExp(pattern, 'u').test(text)),
  )?.fault
}

/** As the server reads it. */
function toText(value: string): string {
  return stripInvisible(value).trim()
}

interface ControlRule {
  when: Facts
  pattern?: string
  fault: string | null
}

type Facts = Readonly<Record<string, unknown>>

function holds(when: Facts, facts: Facts): boolean {
  return Object.entries(when).every(([name, value]) => facts[name] === value)
}

/** Asks the server about addresses: only it knows which ones are refused. */
export async function check(
  ports: FormPorts,
  input: StepInput,
  signal: AbortSignal,
): Promise<{ faults: Faults }> {
  const faults: Faults = {}
  for (const { name, address, rule } of listChecks(fieldsOf(ports, input))) {
    if (faults[name]) continue
    const url = `${functionsPath}${rule.function}?email=${encodeURIComponent(address)}`
    const response = await ports.http(url, { signal })
    if (!response.ok) throw new Error(`${rule.function} answered with ${response.status}.`)
    if (holds(rule.refused, (await response.json()) as Facts)) faults[name] = rule.fault
  }
  return { faults }
}

interface AddressRule {
  function: string
  refused: Facts
  fault: string
}

/** The checks to ask of the server: field, address and rule. */
function listChecks(fields: readonly HTMLElement[]) {
  const addresses: Partial<Record<string, AddressRule>> = rules.addresses
  return fields.flatMap((field) => {
    const name = field.dataset['field']!
    const address = parseEmail(controlsOf(field)[0]?.value ?? '')?.text
    const asked = (field.dataset['rules'] ?? '').split(' ').map((rule) => addresses[rule])
    return asked.flatMap((rule) => (rule && address ? { name, address, rule } : []))
  })
}
