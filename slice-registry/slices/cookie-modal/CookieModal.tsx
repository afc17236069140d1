import { hashTexts } from '#runtime/consent-texts'
import type { FrameProps } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { Dialog } from '#parts/Dialog.tsx'
import { RichText } from '#parts/RichText.tsx'
import type { CookieModalFields } from '../../generated/slice-fields.ts'
import css from './CookieModal.module.css'

export function CookieModal({ id, fields }: FrameProps<CookieModalFields>) {
  const { title, introduction, purposes, accept_label, refuse_label, save_label, close_label } =
    fields
  return (
    <Dialog
      id={id}
      title={title}
      closeLabel={close_label}
      follow="consent modal"
      closed="modal.close"
    >
      <RichText field={introduction} topHeading={3} className={css['introduction']} />
      <form className={css['form']} data-send="consent consent.save" data-texts={hashTexts(fields)}>
        <ul role="list" className={css['purposes']}>
          {purposes.map((purpose) => (
            <li key={purpose.category} className={css['purpose']}>
              <label className={css['label']}>
                <span>{purpose.title}</span>
                <input
                  type="checkbox"
                  name={purpose.category}
                  className={css['box']}
                  aria-describedby={purpose.description && `${id}-${purpose.category}`}
                  data-checked={`consent context.${purpose.category}`}
                />
              </label>
              {purpose.description && (
                <div id={`${id}-${purpose.category}`}>
                  <RichText
                    field={purpose.description}
                    topHeading={3}
                    className={css['description']}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
        <div className={css['choices']}>
          <button
            type="button"
            className={ctaCss['cta']}
            data-small
            data-send="consent consent.refuse-all"
          >
            <span>{refuse_label}</span>
          </button>
          <button
            type="button"
            className={ctaCss['cta']}
            data-small
            data-send="consent consent.accept-all"
          >
            <span>{accept_label}</span>
          </button>
          <button type="submit" className={ctaCss['cta']} data-look="secondary" data-small>
            <span>{save_label}</span>
          </button>
        </div>
      </form>
    </Dialog>
  )
}
