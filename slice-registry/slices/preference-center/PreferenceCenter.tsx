import type { SliceProps } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { Dialog } from '#parts/Dialog.tsx'
import { showModal } from '#parts/FormCard.tsx'
import { Heading } from '#parts/Heading.tsx'
import { hasText, RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import type { PreferenceCenterFields } from '../../generated/slice-fields.ts'
import css from './PreferenceCenter.module.css'

/** Nothing takes the choice yet, and the dialog behind the button says what to do instead. */
export function PreferenceCenter({ id, fields, t }: SliceProps<PreferenceCenterFields>) {
  const { title, intro, topics, unsubscribe_label, form_config } = fields
  const dialogId = `${id}-dialog`
  const save = fields.save_label ?? t('preferences.save')
  const form = form_config?.fields
  return (
    <Section id={id}>
      <div className={css.card}>
        <Heading field={title} className={css.title} />
        <RichText field={intro} topHeading={3} />
        <fieldset className={css.topics}>
          <legend>{t('preferences.topics')}</legend>
          {topics.map(({ key, label, description }) => (
            <Choice key={key} id={`${id}-${key}`} name={key} label={label} text={description} />
          ))}
        </fieldset>
        {unsubscribe_label && (
          <Choice id={`${id}-none`} name="none" label={unsubscribe_label} text={undefined} />
        )}
        <button
          type="button"
          className={`${ctaCss.cta} ${css.save}`}
          data-look="primary"
          data-send="modal modal.open"
          data-value={JSON.stringify({
            data: { form: id, document: form_config?.uid ?? form_config?.id },
          })}
          {...showModal(dialogId)}
        >
          <span>{save}</span>
        </button>
      </div>
      <Dialog
        id={dialogId}
        title={form?.title ?? save}
        closeLabel={t('dialog.close')}
        follow={`modal context.data.form=${id}`}
        closed="modal.close"
      >
        <p>{t('preferences.notYet')}</p>
        {hasText(form?.body) && <RichText field={form.body} topHeading={3} />}
      </Dialog>
    </Section>
  )
}

interface ChoiceProps {
  id: string
  name: string
  label: string
  text: string | undefined
}

function Choice({ id, name, label, text }: ChoiceProps) {
  return (
    <div className={css.choice}>
      <input
        type="checkbox"
        id={id}
        name="topics"
        value={name}
        aria-describedby={text && `${id}-text`}
      />
      <label htmlFor={id}>{label}</label>
      {text && <p id={`${id}-text`}>{text}</p>}
    </div>
  )
}
