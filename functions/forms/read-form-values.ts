/** Converts the raw input of a form to the values of its definition. */
import type { FormDefinition, FormField, FormValue, FormValues } from '#runtime'
import { parseEmail } from '#schemas/email-address.ts'
import { stripInvisible } from '#schemas/typed-text.ts'
import { validatePhone } from '../shared/validate-phone.ts'

export interface ReadForm {
  /** Values for the validator: none that is empty, none whose condition does not hold. */
  values: FormValues
  /** Values as they were typed, to be shown again; without passwords. */
  entered: FormValues
  /** The extension to dial once the number answers, by phone field. */
  extensions: Readonly<Record<string, string>>
}

/** @param find - everything that was sent under a name: texts, and ticked boxes as true */
export function readFormValues(
  { steps }: FormDefinition,
  find: (name: string) => readonly unknown[],
): ReadForm {
  const fields = steps.flatMap((step) => step.fields)
  const all: FormValues = {}
  const extensions: Record<string, string> = {}
  for (const field of fields) {
    const phone = field.kind === 'phone' ? readPhone(field.name, find) : undefined
    const value = phone?.number ?? readValue(field, find)
    if (value !== undefined) all[field.name] = value
    if (phone?.extension !== undefined) extensions[field.name] = phone.extension
  }
  const asked = fields.filter((field) => isAsked(field, all))
  const values: FormValues = {}
  for (const { name } of asked) if (all[name] !== undefined) values[name] = all[name]
  return { values, entered: toEntered(fields, find, all), extensions }
}

function readValue(
  { name, kind, options }: FormField,
  find: (name: string) => readonly unknown[],
): FormValue | undefined {
  const texts = toTexts(find(name))
  if (kind === 'consent' || (kind === 'checkbox' && !options))
    return find(name).some((value) => value === true || value === 'true' || value === 'on')
  if (kind === 'checkbox') return texts.length > 0 ? [...new Set(texts)] : undefined
  const [text] = kind === 'email' || kind === 'phone' ? texts.map(toVisible) : texts
  if (!text) return undefined
  // An invalid address or number stays as it is: the check refuses it.
  return kind === 'email' ? (parseEmail(text)?.mailbox ?? text) : text
}

/** Undefined for a text that cannot be a phone number. */
function readPhone(name: string, find: (name: string) => readonly unknown[]) {
  const [text] = toTexts(find(name)).map(toVisible)
  return text ? validatePhone(text, toTexts(find(`${name}_country`))[0]) : undefined
}

/** Texts without surrounding blanks and control characters, in NFC; empty ones are left out. */
function toTexts(sent: readonly unknown[]): string[] {
  return sent.flatMap((value) => {
    if (typeof value !== 'string') return []
    const text = value
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/g, '')
      .trim()
    return text === '' ? [] : [text]
  })
}

function toVisible(text: string): string {
  return stripInvisible(text).trim()
}

/** Whether the field's condition holds. */
function isAsked({ when }: FormField, values: FormValues): boolean {
  if (!when) return true
  const value = values[when.field]
  if (value === undefined || value === false) return false
  return when.is ? [value].flat().some((one) => when.is!.includes(String(one))) : true
}

function toEntered(
  fields: readonly FormField[],
  find: (name: string) => readonly unknown[],
  values: FormValues,
): FormValues {
  const entered: FormValues = {}
  for (const { name, kind } of fields) {
    if (kind === 'password' || values[name] === undefined) continue
    entered[name] = kind === 'phone' || kind === 'email' ? toTexts(find(name))[0]! : values[name]
    const [country] = kind === 'phone' ? toTexts(find(`${name}_country`)) : []
    if (country !== undefined) entered[`${name}_country`] = country
  }
  return entered
}
