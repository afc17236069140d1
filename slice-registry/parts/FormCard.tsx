import type { Cta, Link, Related, RichText as Nodes, Translate } from '#runtime/slice'
import { CtaLink } from './Cta.tsx'
import ctaCss from './Cta.module.css'
import { Dialog } from './Dialog.tsx'
import css from './FormCard.module.css'
import { Heading } from './Heading.tsx'
import { RichText } from './RichText.tsx'

/** What is shown of a linked form. */
export interface LinkedForm {
  title?: string
  body?: Nodes
  form_button_label?: string
  is_secondary_cta_visible?: boolean
  secondary_cta_label?: string
  secondary_cta_type?: Cta['type']
  secondary_cta_link?: Link
}

interface FormCardProps {
  /** Of the slice: the form is known to the modal by it. */
  id: string
  /** The form's document. */
  config: Related<LinkedForm>
  level: 2 | 3
  /** Title and buttons on one line where there is room. */
  isWide?: boolean
  t: Translate
}

/** A form, closed: its title and the button that opens it. */
export function FormCard({ id, config, level, isWide = false, t }: FormCardProps) {
  const form = config.fields
  const dialogId = `${id}-dialog`
  const secondary = toSecondaryCta(form)
  return (
    <>
      <div className={css.card} data-wide={isWide || undefined}>
        <Heading level={level} field={form.title} className={css.title} />
        <div className={css.actions}>
          <button
            type="button"
            className={ctaCss.cta}
            data-look="primary"
            data-send="modal modal.open"
            data-value={JSON.stringify({ data: { form: id, document: config.uid ?? config.id } })}
            {...showModal(dialogId)}
          >
            <span>{form.form_button_label ?? form.title}</span>
          </button>
          {secondary && <CtaLink cta={secondary} />}
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
    </>
  )
}

/** Opens the dialog without scripts too; the machine then finds it open. React has no types for it. */
export function showModal(dialogId: string): Record<string, string> {
  return { commandfor: dialogId, command: 'show-modal' }
}

function toSecondaryCta(form: LinkedForm): Cta | undefined {
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
