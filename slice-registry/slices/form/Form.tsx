import type { Cta, SliceProps } from '#runtime/slice'
import { CtaLink } from '#parts/Cta.tsx'
import ctaCss from '#parts/Cta.module.css'
import { Dialog } from '#parts/Dialog.tsx'
import { Heading } from '#parts/Heading.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import { Section } from '#parts/Section.tsx'
import { innerLevel } from '#parts/SectionIntro.tsx'
import type { FormFields, FormFormConfigLinked } from '../../generated/slice-fields.ts'
import css from './Form.module.css'

export function Form({ id, fields, t }: SliceProps<FormFields>) {
  const { title, text, image, form_config } = fields
  const form = form_config.fields
  const dialogId = `${id}-dialog`
  const secondary = toSecondaryCta(form)
  // Opens the dialog without scripts too; the machine then finds it open. React has no types for it.
  const showModal = { commandfor: dialogId, command: 'show-modal' }
  return (
    <Section id={id}>
      <div className={css.layout} data-alone={(!title && !text && !image) || undefined}>
        {(title || text || image) && (
          <div className={css.intro}>
            <Heading field={title} />
            <RichText field={text} topHeading={3} className={css.text} />
            {image && (
              <Picture image={image} sizes="(width >= 830px) 34rem, 92vw" className={css.image} />
            )}
          </div>
        )}
        <div className={css.card}>
          <Heading level={innerLevel(title)} field={form.title} className={css.formTitle} />
          <div className={css.actions}>
            <button
              type="button"
              className={ctaCss.cta}
              data-look="primary"
              data-send="modal modal.open"
              data-value={JSON.stringify({ data: { form: id } })}
              {...showModal}
            >
              <span>{form.form_button_label ?? form.title}</span>
            </button>
            {secondary && <CtaLink cta={secondary} />}
          </div>
        </div>
      </div>
      <Dialog
        id={dialogId}
        title={form.title ?? ''}
        closeLabel={t('dialog.close')}
        follow={`modal context.data.form=${id}`}
        closed="modal.close"
      >
        <RichText field={form.body} topHeading={3} />
      </Dialog>
    </Section>
  )
}

function toSecondaryCta(form: Partial<FormFormConfigLinked>): Cta | undefined {
  const { is_secondary_cta_visible, secondary_cta_label, secondary_cta_type, secondary_cta_link } =
    form
  if (!is_secondary_cta_visible || !secondary_cta_label || !secondary_cta_link) return undefined
  return {
    type: secondary_cta_type ?? 'link',
    label: secondary_cta_label,
    link: secondary_cta_link,
    colorClass: 'ghost',
    small: false,
    disabled: false,
  }
}
