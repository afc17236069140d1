import type { MediaLink, Related, ResolvedForm, Translate } from '#runtime/slice'
import { CtaLink } from './Cta.tsx'
import ctaCss from './Cta.module.css'
import { Dialog } from './Dialog.tsx'
import css from './FormCard.module.css'
import { toSecondaryCta } from './FormCompletion.tsx'
import { FormPanel, type LinkedForm } from './FormPanel.tsx'
import { Heading } from './Heading.tsx'
import { RichText } from './RichText.tsx'

interface FormCardProps {
  /** Id of the slice, by which the modal identifies the form. */
  id: string
  /** The form's document. */
  config: Related<LinkedForm>
  /** Undefined if the document names no form of the site: its text says what to do instead. */
  form: ResolvedForm | undefined
  /** Unlocked content, in place of the document's. */
  content?: MediaLink | undefined
  level: 2 | 3
  /** Whether title and buttons share a line where there is space. */
  isWide?: boolean
  t: Translate
}

/** A closed form: its title and the button that opens it, or the completion once it was sent. */
export function FormCard({ id, config, form, content, level, isWide = false, t }: FormCardProps) {
  const { fields } = config
  const dialogId = `${id}-dialog`
  const secondary = toSecondaryCta(fields, form)
  const intro = <RichText field={fields.body} topHeading={3} />
  if (form?.answer) {
    return (
      <div className={css['card']}>
        {form.answer.status !== 'done' && (
          <Heading level={level} field={fields.title} className={css['title']} />
        )}
        <FormPanel {...{ id, config, form, content, level, t }} />
      </div>
    )
  }
  return (
    <>
      <div className={css['card']} data-wide={isWide || undefined}>
        <Heading level={level} field={fields.title} className={css['title']} />
        <div className={css['actions']}>
          <button
            type="button"
            className={ctaCss['cta']}
            data-look="primary"
            data-send="modal modal.open"
            data-value={JSON.stringify({ data: { form: id, document: config.uid ?? config.id } })}
            {...showModal(dialogId)}
          >
            <span>{fields.form_button_label ?? fields.title}</span>
          </button>
          {secondary && <CtaLink cta={secondary} />}
        </div>
      </div>
      <Dialog
        id={dialogId}
        title={fields.title ?? ''}
        closeLabel={t('dialog.close')}
        follow={`modal context.data.form=${id}`}
        closed="modal.close"
      >
        {form ? <FormPanel {...{ id, config, form, content, t }} intro={intro} level={3} /> : intro}
      </Dialog>
    </>
  )
}

/** Opens the dialog without scripts too; the machine then finds it open. React has no types for it. */
export function showModal(dialogId: string): Record<string, string> {
  return { commandfor: dialogId, command: 'show-modal' }
}
