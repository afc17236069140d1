/** What is wrong with a form before it is sent: by the browser, and by the server for addresses. */
import { controlsOf, findForm, type FormPorts } from './form-element.ts'

/** By field: what is wrong, as the documents name their messages. */
export type Faults = Record<string, string>

export const functionsPath = '/.netlify/functions/'

/** What the browser can tell of the fields of a step. */
export function validate(ports: FormPorts, id: string, step: number): { faults: Faults } {
  const faults: Faults = {}
  for (const field of fieldsOf(ports, id, step)) {
    for (const control of controlsOf(field)) {
      const fault = faultOf(control, field.dataset.kind)
      if (fault) faults[field.dataset.field!] ??= fault
    }
  }
  return { faults }
}

function fieldsOf(ports: FormPorts, id: string, step: number): HTMLElement[] {
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
  ports: FormPorts,
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
