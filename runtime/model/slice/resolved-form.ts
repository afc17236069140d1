/** A form as components receive it, in the words of the page's language. */
import type { FormFieldKind, FormProvider, FormRule } from '../config/form-definition.ts'
import type { Link, RichText } from './resolved-fields.ts'

export interface ResolvedForm {
  /** Form type: `demo`. */
  type: string
  /** Id of the document that shows it. */
  document: string
  provider: FormProvider
  /** Id of the form at its provider; undefined where the document has none. */
  providerForm?: string
  /** Path of the page, with the section as fragment: the target of the form without script. */
  action: string
  /** Event of the catalogue that is reported after it was sent. */
  conversion?: string
  /** Code that the browser logs when it could not be sent. */
  failure?: string
  /** Whether an appointment can be made after it was sent. */
  schedules: boolean
  steps: ResolvedStep[]
  /** Targets of buttons without a link of their own, by their type. */
  targets: Readonly<Record<string, Link>>
  /** Texts for wrong values, by fault: `required`, `email`. */
  messages: Readonly<Record<string, string>>
  /** Only on a page that answers a submitted form. */
  answer?: FormAnswer | undefined
}

export interface ResolvedStep {
  /** Present where there are several. */
  title?: string
  fields: ResolvedFormField[]
}

export interface ResolvedFormField {
  name: string
  kind: FormFieldKind
  label: string
  hint?: string
  placeholder?: string
  /** Replaces the label. */
  text?: RichText
  isRequired: boolean
  minLength?: number
  maxLength?: number
  autocomplete?: string
  options?: FormOption[]
  /** For a phone number: the country that was chosen. */
  country?: string
  when?: { field: string; is?: string[] }
  /** Rules that only the server can check. */
  rules?: readonly FormRule[]
  prefill?: string
  /** Whether ticking it requests mail. */
  subscribes?: boolean
  /** The value sent. Never that of a password. */
  value?: FormValue
  /** The fault of the value sent, in words. */
  error?: string
}

export interface FormOption {
  value: string
  label: string
  /** The country's dial code: `+49`. */
  dialCode?: string
}

export type FormValue = string | boolean | string[]
export type FormValues = Record<string, FormValue>

export interface FormAnswer {
  status: 'invalid' | 'failed' | 'done'
  /** Id of the filling-in: sent again with the next attempt. */
  submission?: string
  /** The address where the workspace or course can be used. */
  platformUrl?: string
  /** Path of the page that shows the requested content, to this visitor alone. */
  personalPage?: string
  /** Message that replaces the text for success. */
  note?: 'codeMailed' | 'codesEmpty'
}

/** The values sent with a form of a page, and their outcome. */
export interface SentForm extends FormAnswer {
  /** Id of the form's section. */
  slice: string
  values: FormValues
  /** Faults by field, as the messages name them. */
  errors: Readonly<Record<string, string>>
}
