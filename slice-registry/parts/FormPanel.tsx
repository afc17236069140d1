import type { MediaLink, Related, ResolvedForm, Translate } from '#runtime/slice'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import { FormCompletion } from './FormCompletion.tsx'
import type { LinkedForm } from './FormCard.tsx'
import css from './FormPanel.module.css'

interface FormPanelProps {
  /** Of the slice. */
  id: string
  config: Related<LinkedForm>
  form: ResolvedForm
  /** What it unlocks, in place of what its document says. */
  content?: MediaLink | undefined
  /** Of the title once it was sent. */
  level: 2 | 3
  t: Translate
}

/** The form, or what follows it: script puts the one in the place of the other. */
export function FormPanel({ id, config, form, content, level, t }: FormPanelProps) {
  const fields = content ? { ...config.fields, gated_content: content } : config.fields
  return (
    <div className={css.panel} data-form-panel>
      {form.answer?.status === 'done' ? (
        <FormCompletion id={id} config={fields} form={form} level={level} t={t} />
      ) : (
        <>
          {fields.gated_content && (
            <p className={css.unlocked} data-form-unlocked hidden>
              {t('form.unlocked')} <a href={form.action}>{t('form.open')}</a>
            </p>
          )}
          <EmbeddedForm id={id} form={form} label={fields.form_button_label} t={t} />
        </>
      )}
    </div>
  )
}
