import { hashTexts } from '#runtime/consent-texts'
import type { FrameProps } from '#runtime/slice'
import ctaCss from '#parts/Cta.module.css'
import { RichText } from '#parts/RichText.tsx'
import type { CookieBannerFields } from '../../generated/slice-fields.ts'
import css from './CookieBanner.module.css'

/**
 * Hidden until the machine knows that this visitor has to be asked. Accepting and refusing have the
 * same size and look: neither is the easy way.
 */
export function CookieBanner({ id, fields }: FrameProps<CookieBannerFields>) {
  const { title, text, accept_label, refuse_label, settings_label } = fields
  const titleId = `${id}-title`
  return (
    <section
      id={id}
      className={css['banner']}
      aria-labelledby={titleId}
      data-color="light"
      data-print="none"
      data-follow="consent banner"
      data-texts={hashTexts(fields)}
      hidden
    >
      <div className={css['words']}>
        <h2 id={titleId} className={css['title']}>
          {title}
        </h2>
        <RichText field={text} topHeading={3} className={css['text']} />
      </div>
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
        <button
          type="button"
          className={ctaCss['cta']}
          data-look="ghost"
          data-small
          data-send="consent modal.open"
        >
          <span>{settings_label}</span>
        </button>
      </div>
    </section>
  )
}
