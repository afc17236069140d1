import type { FrameProps } from '#runtime/slice'
import { CtaList } from '#parts/Cta.tsx'
import { Icon } from '#parts/Icon.tsx'
import { Picture } from '#parts/Picture.tsx'
import { RichText } from '#parts/RichText.tsx'
import type { SubscriptionBannerFields } from '../../generated/slice-fields.ts'
import css from './SubscriptionBanner.module.css'

export function SubscriptionBanner({ id, fields, t }: FrameProps<SubscriptionBannerFields>) {
  const { title, text, image, cta, is_displayed } = fields
  if (is_displayed === false) return null
  return (
    <aside
      id={id}
      className={css['banner']}
      aria-label={t('subscription.label')}
      data-color="light"
      data-print="none"
      data-follow="self open"
    >
      <div className={css['inside']}>
        {image && <Picture image={image} sizes="12rem" alt="" className={css['picture'] ?? ''} />}
        <div className={css['words']}>
          <p className={css['title']}>{title}</p>
          <RichText field={text} />
        </div>
        <CtaList ctas={cta} />
        <button
          type="button"
          className={css['close']}
          data-send="self subscription.close"
          aria-label={t('subscription.close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
