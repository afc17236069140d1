/** A form as components receive it: what it asks for, in the words of the page's language. */
import type { FormFieldKind, FormProvider, FormRule } from '../config/form-definition.ts'
import type { Link, RichText } from './resolved-fields.ts'

export interface ResolvedForm {
  /** Form type: `demo`. */
  type: string
  /** Id of the document it is shown by. */
  document: string
  provider: FormProvider
  /** Id of the form at its provider; undefined where the document has none. */
  providerForm?: string
  /** Path of the page, with the section as fragment: what a form without script is sent to. */
  action: string
  /** Event of the catalogue that is reported when it was sent. */
  conversion?: string
  /** Code that the browser logs when it could not be sent. */
  failure?: string
  /** Whether an appointment can be made once it was sent. */
  schedules: boolean
  steps: ResolvedStep[]
  /** Where buttons without a link of their own lead, by their type. */
  targets: Readonly<Record<string, Link>>
  /** What is said of wrong values, by what is wrong: `required`, `email`. */
  messages: Readonly<Record<string, string>>
  /** Only of a page that answers a form that was sent. */
  answer?: FormAnswer | undefined
}

export interface ResolvedStep {
  /** Where there are several. */
  title?: string
  fields: ResolvedFormField[]
}

export interface ResolvedFormField {
  name: string
  kind: FormFieldKind
  label: string
  hint?: string
  placeholder?: string
  /** In place of the label. */
  text?: RichText
  isRequired: boolean
  minLength?: number
  maxLength?: number
  autocomplete?: string
  options?: FormOption[]
  /** Of a phone number: the country that was chosen. */
  country?: string
  when?: { field: string; is?: string[] }
  /** What only the server can tell of it. */
  rules?: readonly FormRule[]
  prefill?: string
  /** Whether who ticks it asks for mail. */
  subscribes?: boolean
  /** What was sent. Never of a password. */
  value?: FormValue
  /** What is wrong with what was sent, in words. */
  error?: string
}

export interface FormOption {
  value: string
  label: string
  /** Of a country: `+49`. */
  dialCode?: string
}

export type FormValue = string | boolean | string[]
export type FormValues = Record<string, FormValue>

export interface FormAnswer {
  status: 'invalid' | 'failed' | 'done'
  /** Of the filling-in: sent again with the next try. */
  submission?: string
  /** Where what was registered can be used. */
  platformUrl?: string
  /** Path of the page that shows what was asked for, to this visitor alone. */
  personalPage?: string
  /** What is said in place of the words for success. */
  note?: 'codeMailed' | 'codesEmpty'
}

/** What was sent with a form of a page, and what became of it. */
export interface SentForm extends FormAnswer {
  /** Id of the section it stands in. */
  slice: string
  values: FormValues
  /** By field: what is wrong, as the messages name it. */
  errors: Readonly<Record<string, string>>
}
