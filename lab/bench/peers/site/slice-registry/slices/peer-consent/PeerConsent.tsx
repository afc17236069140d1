import type { FrameProps } from '#runtime/slice'
import type { PeerConsentFields } from '../../generated/slice-fields.ts'
import css from './PeerConsent.module.css'

/** Hidden until the machine knows that this visitor has to be asked. */
export function PeerConsent({ id, fields }: FrameProps<PeerConsentFields>) {
  const { title, text, accept, refuse } = fields
  return (
    <section
      id={id}
      className={css['consent']}
      aria-labelledby={`${id}-title`}
      data-follow="consent banner"
      hidden
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <div className={css['consentChoices']}>
        <button
          type="button"
          className={css['consentButton']}
          data-send="consent consent.refuse-all"
        >
          {refuse}
        </button>
        <button
          type="button"
          className={css['consentButton']}
          data-send="consent consent.accept-all"
        >
          {accept}
        </button>
      </div>
    </section>
  )
}
