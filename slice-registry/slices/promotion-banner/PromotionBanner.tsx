import type { FrameProps } from '#runtime/slice'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { InlineText } from '#parts/RichText.tsx'
import type { PromotionBannerFields } from '../../generated/slice-fields.ts'
import css from './PromotionBanner.module.css'

export function PromotionBanner({ id, documentId, fields, t }: FrameProps<PromotionBannerFields>) {
  const { text, link, link_label, is_displayed } = fields
  if (is_displayed === false) return null
  const label = link_label ?? link?.text
  return (
    <aside
      id={id}
      className={css['banner']}
      data-color="green"
      data-print="none"
      data-follow="navbar promotion-banner"
      data-promotion={documentId}
      data-facts={JSON.stringify({ promotion: documentId })}
      aria-label={text.map((node) => ('text' in node ? node.text : '')).join(' ')}
    >
      <p className={css['text']}>
        <InlineText field={text} /> {link && label && <LinkTo link={link}>{label}</LinkTo>}
      </p>
      <button
        type="button"
        className={css['close']}
        data-send="navbar promotion.close"
        aria-label={t('banner.close')}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
