import type { ReactNode } from 'react'
import type { FormOption, ResolvedFormField, Translate } from '#runtime/slice'
import css from './FormField.module.css'
import { Icon } from './Icon.tsx'
import { InlineText } from './RichText.tsx'

interface FieldProps {
  /** Unique on the page. */
  id: string
  field: ResolvedFormField
  t: Translate
}

/**
 * A field of a form: label, hint, control and error. The browser keeps the input; the machine reads
 * `data-field` and writes below `data-error`.
 */
export function FormField({ id, field, t }: FieldProps) {
  const { name, kind, when, prefill } = field
  if (kind === 'hidden') {
    return (
      <input
        type="hidden"
        name={name}
        defaultValue={toText(field.value)}
        data-prefill={prefill}
        data-field={name}
      />
    )
  }
  return (
    <div
      className={css['field']}
      data-field={name}
      data-kind={kind}
      data-required={field.isRequired || undefined}
      data-rules={field.rules?.join(' ')}
      data-when={when && JSON.stringify(when)}
      data-prefill={prefill}
    >
      <Question id={id} field={field} t={t} />
      <p
        id={`${id}-error`}
        className={css['error']}
        data-error
        hidden={field.error === undefined || undefined}
      >
        {field.error}
      </p>
    </div>
  )
}

function Question({ id, field, t }: FieldProps) {
  const { kind, options } = field
  if (kind === 'radio' || (kind === 'checkbox' && options)) {
    return <Choices id={id} field={field} t={t} />
  }
  if (kind === 'checkbox' || kind === 'consent') return <Tick id={id} field={field} t={t} />
  return (
    <>
      <label htmlFor={id} className={css['label']}>
        {field.label}
        <Optional field={field} t={t} />
      </label>
      <Hint id={id} field={field} />
      <Control id={id} field={field} t={t} />
    </>
  )
}

function Control({ id, field, t }: FieldProps) {
  const { kind, value, country, options = [] } = field
  const common = {
    id,
    name: field.name,
    className: css['control'],
    autoComplete: field.autocomplete,
    ...describe(id, field),
  }
  const text = toText(value)
  if (kind === 'multiline') {
    return <textarea {...common} {...lengths(field)} rows={4} defaultValue={text} />
  }
  if (kind === 'select' || kind === 'country') {
    return (
      <span className={css['select']}>
        <select {...common} {...(kind === 'country' && combobox(t))} defaultValue={text ?? ''}>
          <option value="">{t('form.choose')}</option>
          <Options options={options} />
        </select>
        <Icon name="chevron" />
      </span>
    )
  }
  if (kind === 'phone') {
    return (
      <span className={css['phone']}>
        <span className={css['select']}>
          <select
            id={`${id}-country`}
            name={`${field.name}_country`}
            {...combobox(t)}
            className={css['control']}
            aria-label={t('form.dialCode')}
            defaultValue={country ?? ''}
            autoComplete="off"
          >
            <option value="">{t('form.dialCode')}</option>
            {options.map(({ value: code, label, dialCode }) => (
              <option key={code} value={code}>{`${label} ${dialCode ?? ''}`}</option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
        <input {...common} type="tel" inputMode="tel" maxLength={40} defaultValue={text} />
      </span>
    )
  }
  return (
    <input
      {...common}
      {...lengths(field)}
      type={kind}
      inputMode={kind === 'email' ? 'email' : undefined}
      spellCheck={kind === 'text' ? undefined : false}
      autoCapitalize={kind === 'text' ? undefined : 'none'}
      placeholder={field.placeholder}
      defaultValue={text}
    />
  )
}

function Options({ options }: { options: readonly FormOption[] }) {
  return options.map(({ value, label, dialCode }) => (
    <option key={value} value={value} data-also={dialCode}>
      {label}
    </option>
  ))
}

/** Makes a select with too many options to scan searchable, once it is touched. */
function combobox(t: Translate) {
  const texts = {
    none: t('form.countryNone'),
    one: t('form.countryOne'),
    many: t('form.countryMany'),
  }
  return { 'data-control': 'combobox', 'data-texts': JSON.stringify(texts) }
}

/** Options to choose one or several from. */
function Choices({ id, field, t }: FieldProps) {
  const { name, kind, value, options = [] } = field
  const chosen = new Set([value ?? []].flat())
  return (
    <fieldset
      id={id}
      className={css['choices']}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={describe(id, field)['aria-describedby']}
    >
      <legend className={css['label']}>
        {field.label}
        <Optional field={field} t={t} />
      </legend>
      <Hint id={id} field={field} />
      <div className={css['options']}>
        {options.map((option) => (
          <label key={option.value} className={css['option']}>
            <input
              type={kind === 'radio' ? 'radio' : 'checkbox'}
              name={name}
              value={option.value}
              defaultChecked={chosen.has(option.value)}
              required={(kind === 'radio' && isAsked(field)) || undefined}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Tick({ id, field, t }: FieldProps) {
  const { name, label, text, value, subscribes } = field
  return (
    <>
      <label className={css['tick']}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="true"
          defaultChecked={value === true}
          data-subscribes={subscribes || undefined}
          {...describe(id, field)}
        />
        <span>
          {text ? <InlineText field={text} /> : label}
          <Optional field={field} t={t} />
        </span>
      </label>
      <Hint id={id} field={field} />
    </>
  )
}

/** Marks optional fields, since most are required. */
function Optional({ field: { isRequired, kind }, t }: Pick<FieldProps, 'field' | 't'>): ReactNode {
  if (isRequired || kind === 'checkbox') return null
  return <span className={css['optional']}> {t('form.optional')}</span>
}

function Hint({ id, field: { hint } }: Pick<FieldProps, 'id' | 'field'>) {
  if (hint === undefined) return null
  return (
    <p id={`${id}-hint`} className={css['hint']}>
      {hint}
    </p>
  )
}

/**
 * Whether the browser may require it. Without script all fields show, so conditional ones cannot be
 * required.
 */
function isAsked({ isRequired, when }: ResolvedFormField): boolean {
  return isRequired && !when
}

function describe(id: string, field: ResolvedFormField) {
  const { hint, error } = field
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
  return {
    required: isAsked(field) || undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-errormessage': error === undefined ? undefined : `${id}-error`,
    'aria-invalid': error === undefined ? undefined : true,
  }
}

function lengths({ minLength, maxLength }: ResolvedFormField) {
  return { minLength, maxLength }
}

function toText(value: ResolvedFormField['value']): string | undefined {
  return typeof value === 'string' ? value : undefined
}
