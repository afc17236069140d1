import type { ReactNode } from 'react'
import type { MediaLink, Related, ResolvedForm, RichText as Nodes, Translate } from '#runtime/slice'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import { FormCompletion, type CompletedForm } from './FormCompletion.tsx'
import css from './FormPanel.module.css'
import { SchedulerNotice } from './SchedulerNotice.tsx'

/** The shown fields of a linked form. */
export interface LinkedForm extends CompletedForm {
  title?: string
  body?: Nodes
  form_button_label?: string
}

interface FormPanelProps {
  /** Id of the slice. */
  id: string
  config: Related<LinkedForm>
  form: ResolvedForm
  /** Unlocked content, in place of the document's. */
  content?: MediaLink | undefined
  /** Content above the form, which goes with it. */
  intro?: ReactNode
  /** Heading level of the completion's title. */
  level: 2 | 3
  t: Translate
}

/** The form, or its completion: script replaces one with the other. */
export function FormPanel({ id, config, form, content, intro, level, t }: FormPanelProps) {
  const fields = content ? { ...config.fields, gated_content: content } : config.fields
  return (
    <>
      <div className={css['panel']} data-form-panel>
        {form.answer?.status === 'done' ? (
          <FormCompletion id={id} config={fields} form={form} level={level} t={t} />
        ) : (
          <>
            {intro}
            {fields.gated_content && (
              <p
                className={css['unlocked']}
                data-form-unlocked
                data-follow="self context.unlocked"
                hidden
              >
                {t('form.unlocked')} <a href={form.action}>{t('form.open')}</a>
              </p>
            )}
            <p className={css['thanks']} data-form-thanks tabIndex={-1} hidden>
              {t('form.done')}
            </p>
            <EmbeddedForm id={id} form={form} label={fields.form_button_label} t={t} />
          </>
        )}
      </div>
      {form.schedules && !form.answer && <SchedulerNotice id={id} t={t} />}
    </>
  )
}
