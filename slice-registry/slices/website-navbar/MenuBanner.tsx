import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Picture } from '#parts/Picture.tsx'
import type { WebsiteNavbarMenusSubmenuLinkedBannerItem } from '../../generated/slice-fields.ts'
import css from './MenuBanner.module.css'

/** The card beside the columns of a submenu. */
export function MenuBanner({ banner }: { banner: WebsiteNavbarMenusSubmenuLinkedBannerItem }) {
  const { title, text, image, link, link_label } = banner
  return (
    <div className={css['banner']}>
      {image && <Picture image={image} sizes="20rem" alt="" className={css['picture'] ?? ''} />}
      <p className={css['title']}>{title}</p>
      {text && <p className={css['text']}>{text}</p>}
      {link && (
        <LinkTo link={link} className={css['link']}>
          {link_label ?? link.text ?? title}
          <Icon name="arrow" />
        </LinkTo>
      )}
    </div>
  )
}
