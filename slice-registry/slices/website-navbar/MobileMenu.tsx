import type { Cta, PageFacts, Translate } from '#runtime/slice'
import { CtaLink } from '#parts/Cta.tsx'
import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Logo } from '#parts/Logo.tsx'
import type { WebsiteNavbarMenusItem } from '../../generated/slice-fields.ts'
import { MenuBanner } from './MenuBanner.tsx'
import { toMenuContent } from './menu-content.ts'
import css from './MobileMenu.module.css'

interface MobileMenuProps {
  id: string
  brand: PageFacts['brand']
  menus: readonly WebsiteNavbarMenusItem[]
  ctas: readonly Cta[]
  t: Translate
}

export function MobileMenu({ id, brand, menus, ctas, t }: MobileMenuProps) {
  return (
    <div className={css['mobile']}>
      <button
        type="button"
        className={css['toggle']}
        popoverTarget={id}
        aria-label={t('menu.open')}
      >
        <Icon name="menu" />
      </button>
      <div
        id={id}
        popover="auto"
        className={css['sheet']}
        data-color="light"
        data-follow="navbar mobile-menu"
        data-opened="mobile-menu.open"
        data-closed="mobile-menu.close"
      >
        <div className={css['top']}>
          <Logo {...brand} />
          <button
            type="button"
            className={css['close']}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('menu.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('menu.label')} className={css['menus']}>
          {menus.map((menu, index) => (
            <MobileEntry key={index} group={`${id}-group`} menu={menu} />
          ))}
        </nav>
        <div className={css['ctas']}>
          {ctas.map((cta, index) => (
            <CtaLink key={index} cta={{ ...cta, small: false }} />
          ))}
        </div>
      </div>
    </div>
  )
}

function MobileEntry({ group, menu }: { group: string; menu: WebsiteNavbarMenusItem }) {
  const content = toMenuContent(menu)
  if (!content) {
    return menu.link ? (
      <LinkTo link={menu.link} className={css['entry']}>
        {menu.label}
      </LinkTo>
    ) : null
  }
  const { columns, banner } = content
  return (
    <details name={group}>
      <summary className={css['entry']}>
        {menu.label}
        <Icon name="plus" />
      </summary>
      {menu.link && (
        <LinkTo link={menu.link} className={css['all']}>
          {menu.label}
        </LinkTo>
      )}
      {columns.map(({ title, links }, index) => (
        <div key={index}>
          {title && <p className={css['heading']}>{title}</p>}
          <ul role="list" className={css['items']}>
            {links.map((item, line) => (
              <li key={line}>
                <LinkTo link={item.link}>{item.label}</LinkTo>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {banner && <MenuBanner banner={banner} />}
    </details>
  )
}
