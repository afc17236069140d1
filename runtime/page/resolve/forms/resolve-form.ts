/** The definition of a form and the texts of its language -> the data of its section. */
import { longestText, shortestPassword } from '#schemas/to-form-schema.ts'
import type {
  FormDefinition,
  FormField,
  FormSettings,
} from '../../../model/config/form-definition.ts'
import type { Fields } from '../../../model/documents/document.ts'
import { own } from '../../../model/documents/own.ts'
import type { Related, RichText } from '../../../model/slice/resolved-fields.ts'
import type {
  FormOption,
  ResolvedForm,
  ResolvedFormField,
  SentForm,
} from '../../../model/slice/resolved-form.ts'
import type { BindContext } from '../fields/bind-section.ts'
import { findCtaTargets } from '../fields/resolve-cta.ts'
import { listCountries } from './countries.ts'

export interface FormWords {
  /** Fields of the document `forms.texts` names; none when there is no such document. */
  texts: Fields
  messages: Fields
}

/**
 * Undefined for an undefined form type. A field without a label gets its name as label, and the
 * editor is told.
 * @param sliceId - id of the section, to which the values sent come back
 */
export function resolveForm(
  sliceId: string,
  { id, fields }: Related,
  settings: FormSettings,
  words: FormWords,
  context: BindContext,
  sent: SentForm | undefined,
): ResolvedForm | undefined {
  const type = String(fields[settings.type] ?? '')
  const definition = context.site.forms.get(type)
  if (!definition) return undefined
  const messages = words.messages as Record<string, string>
  const answered = sent?.slice === sliceId ? sent : undefined
  const resolver = createFieldResolver(type, settings, words, context)
  const resolveOne = (field: FormField): ResolvedFormField => {
    const value = answered && field.kind !== 'password' ? answered.values[field.name] : undefined
    const country = answered?.values[`${field.name}_country`]
    const error = answered && own(answered.errors, field.name)
    return {
      ...resolver.field(field),
      ...(value !== undefined && { value }),
      ...(typeof country === 'string' && { country }),
      ...(error !== undefined && { error: messages[error] ?? context.t('form.wrong') }),
    }
  }
  return {
    type,
    document: id,
    ...toProvider(definition, settings.providerForm && fields[settings.providerForm]),
    action: `${context.path ?? ''}#${sliceId}-answer`,
    ...(definition.conversion !== undefined && { conversion: definition.conversion }),
    ...(definition.failure !== undefined && { failure: definition.failure }),
    schedules: definition.schedules ?? false,
    steps: definition.steps.map(({ name, fields }) => ({
      ...(name !== undefined && definition.steps.length > 1 && { title: resolver.step(name) }),
      fields: fields.map(resolveOne),
    })),
    targets: findCtaTargets(context),
    messages,
    ...(answered && { answer: toAnswer(answered) }),
  }
}

function toProvider(
  { provider = 'embedded' }: FormDefinition,
  id: unknown,
): Pick<ResolvedForm, 'provider' | 'providerForm'> {
  if (provider === 'embedded' || typeof id !== 'string') return { provider }
  return { provider, providerForm: id }
}

function toAnswer({
  status,
  submission,
  platformUrl,
  personalPage,
  note,
}: SentForm): ResolvedForm['answer'] {
  return {
    status,
    ...(submission !== undefined && { submission }),
    ...(platformUrl !== undefined && { platformUrl }),
    ...(personalPage !== undefined && { personalPage }),
    ...(note !== undefined && { note }),
  }
}

/** An editor's texts for a field. */
interface FieldWords {
  name: string
  label?: string
  hint?: string
  placeholder?: string
  text?: RichText
}

function createFieldResolver(
  type: string,
  { texts }: FormSettings,
  words: FormWords,
  context: BindContext,
) {
  const { locale } = context
  const found = (words.texts['fields'] ?? []) as FieldWords[]
  const options = (words.texts['options'] ?? []) as {
    field: string
    value: string
    label: string
  }[]
  const steps = (words.texts['steps'] ?? []) as { name: string; title: string }[]
  const missing = (what: string, name: string) => {
    context.report.missingContent(
      `/data`,
      `The form "${type}" has no ${what} for "${name}" in this language; its name is shown.`,
      `Add it to the document "${texts}".`,
    )
    return name
  }
  const toOptions = ({ name, kind, options: values }: FormField): FormOption[] | undefined => {
    if (kind === 'country' || kind === 'phone') return listCountries(locale.iso)
    return values?.map((value) => ({
      value,
      label:
        options.find((option) => option.field === name && option.value === value)?.label ??
        missing('label', `${name}: ${value}`),
    }))
  }
  return {
    step: (name: string) =>
      steps.find((step) => step.name === `${type}.${name}`)?.title ?? missing('title', name),

    field(field: FormField): ResolvedFormField {
      const { name, kind, required = false, when } = field
      const general = found.find((one) => one.name === name)
      const special = found.find((one) => one.name === `${type}.${name}`)
      const { label, hint, placeholder, text } = { ...general, ...special } as FieldWords
      const listed = toOptions(field)
      const isTyped = ['text', 'multiline', 'email', 'password', 'hidden'].includes(kind)
      return {
        name,
        kind,
        label: label ?? (text || kind === 'hidden' ? name : missing('label', name)),
        ...(hint !== undefined && { hint }),
        ...(placeholder !== undefined && { placeholder }),
        ...(text && { text }),
        isRequired: required,
        ...(kind === 'password' && { minLength: shortestPassword }),
        ...(isTyped && { maxLength: field.maxLength ?? longestText }),
        ...(field.autocomplete !== undefined && { autocomplete: field.autocomplete }),
        ...(listed && { options: listed }),
        ...(when && { when }),
        ...(field.rules && { rules: field.rules }),
        ...(field.prefill !== undefined && { prefill: field.prefill }),
        ...(field.subscribes && { subscribes: true }),
      }
    },
  }
}
