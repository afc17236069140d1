import type { ResolvedForm, ResolvedFormField, Translate } from '#runtime/slice'
import ctaCss from './Cta.module.css'
import css from './EmbeddedForm.module.css'
import { FormField } from './FormField.tsx'
import { Icon } from './Icon.tsx'

interface EmbeddedFormProps {
  /** Id of the slice, whose machine is `form`. */
  id: string
  form: ResolvedForm
  /** Label of the submit button. */
  label: string | undefined
  t: Translate
}

/**
 * A form of the site. Without script it is posted to its own page, which shows the outcome; the
 * fragment of the address focuses it.
 */
export function EmbeddedForm({ id, form, label, t }: EmbeddedFormProps) {
  const { steps, answer, messages } = form
  const isLong = steps.length > 1
  return (
    <form
      method="post"
      action={form.action}
      className={css['form']}
      data-form={form.type}
      data-steps={steps.length}
      data-messages={JSON.stringify(messages)}
      data-wrong={t('form.wrong')}
      data-conversion={form.conversion}
      data-failure={form.failure}
      data-schedules={form.schedules || undefined}
      data-provider={form.provider === 'embedded' ? undefined : form.provider}
      data-provider-form={form.providerForm}
    >
      <input type="hidden" name="_form" value={id} />
      <input type="hidden" name="_document" value={form.document} />
      <input type="hidden" name="_submission" value={answer?.submission ?? ''} />
      <Trap id={id} t={t} />
      <Summary id={id} form={form} t={t} />
      {steps.map(({ title, fields }, index) =>
        isLong ? (
          <fieldset
            key={index}
            className={css['step']}
            data-step={index}
            data-follow={`self context.step=${index}`}
          >
            <legend className={css['legend']}>
              <span className={css['count']}>
                {t('form.step', { number: index + 1, total: steps.length })}
              </span>{' '}
              {title}
            </legend>
            <Fields id={id} fields={fields} t={t} />
            <div className={css['ways']} data-ways>
              {index < steps.length - 1 && (
                <button type="submit" className={ctaCss['cta']} data-look="primary">
                  <span>{t('form.next')}</span>
                  <Icon name="arrow" />
                </button>
              )}
              {index > 0 && (
                <button
                  type="button"
                  className={ctaCss['cta']}
                  data-look="ghost"
                  data-send="self form.back"
                >
                  <span>{t('form.back')}</span>
                </button>
              )}
            </div>
          </fieldset>
        ) : (
          <Fields key={index} id={id} fields={fields} t={t} />
        ),
      )}
      <div
        className={css['send']}
        {...(isLong && { 'data-follow': `self context.step=${steps.length - 1}` })}
      >
        <button type="submit" className={ctaCss['cta']} data-look="primary" data-form-send>
          <span data-follow="self !busy">{label ?? t('form.send')}</span>
          <span data-follow="self busy" hidden>
            {t('form.sending')}
          </span>
        </button>
      </div>
      <p className="visually-hidden" role="status">
        <span data-follow="self busy" hidden>
          {t('form.sending')}
        </span>
      </p>
    </form>
  )
}

function Fields({
  id,
  fields,
  t,
}: {
  id: string
  fields: readonly ResolvedFormField[]
  t: Translate
}) {
  return (
    <div className={css['fields']}>
      {fields.map((field) => (
        <FormField key={field.name} id={`${id}-${field.name}`} field={field} t={t} />
      ))}
    </div>
  )
}

/**
 * Attributes that make password managers ignore a control: 1Password, LastPass, Bitwarden,
 * Dashlane.
 */
const leftAloneByManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/** A field that people cannot see, but that robots fill in like all others. */
function Trap({ id, t }: Pick<EmbeddedFormProps, 'id' | 't'>) {
  return (
    <div className={css['trap']} aria-hidden="true">
      <label htmlFor={`${id}-trap`}>{t('form.trap')}</label>
      <input
        id={`${id}-trap`}
        name="_trap"
        tabIndex={-1}
        autoComplete="off"
        {...leftAloneByManagers}
      />
    </div>
  )
}

/** A focusable summary of the errors: invalid fields, or a failure to send. */
function Summary({ id, form, t }: Pick<EmbeddedFormProps, 'id' | 'form' | 't'>) {
  const { answer, steps, messages } = form
  const wrong = steps
    .flatMap(({ fields }) => fields)
    .filter(({ error, kind }) => error !== undefined && kind !== 'hidden')
  const hasFailed = answer?.status === 'failed'
  const failure = messages['submit_failed'] ?? t('form.failed')
  return (
    <>
      <div
        id={wrong.length > 0 ? `${id}-answer` : `${id}-summary`}
        className={css['summary']}
        role="group"
        aria-labelledby={`${id}-summary-title`}
        tabIndex={-1}
        data-form-summary
        hidden={wrong.length === 0 || undefined}
      >
        <p id={`${id}-summary-title`} className={css['summaryTitle']}>
          {t('form.summary')}
        </p>
        <ul>
          {wrong.map(({ name, label, error }) => (
            <li key={name}>
              <a href={`#${id}-${name}`}>
                {label.replace(/[\s?:]+$/, '')}: {error}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div
        id={hasFailed ? `${id}-answer` : undefined}
        className={css['summary']}
        role="alert"
        tabIndex={-1}
        data-form-failed
        data-follow="self failed"
        hidden={!hasFailed || undefined}
      >
        <p className={css['summaryTitle']}>{failure}</p>
        <p className={`${css['summaryTitle']} ${css['offline']}`}>{t('form.offline')}</p>
        <button type="submit" className={ctaCss['cta']} data-look="secondary" data-small>
          <span>{t('form.retry')}</span>
        </button>
      </div>
    </>
  )
}
