import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import type { WebsiteNavbarMenusItem } from '../../generated/slice-fields.ts'
import css from './DesktopMenu.module.css'
import { MenuBanner } from './MenuBanner.tsx'
import { toMenuContent, type MenuContent } from './menu-content.ts'

/**
 * A link, or a button that opens links below the bar: ARIA's disclosure navigation. The popover opens
 * without a script; the machine `menus` adds arrow keys and the mouse.
 */
export function DesktopMenu({ id, menu }: { id: string; menu: WebsiteNavbarMenusItem }) {
  const content = toMenuContent(menu)
  if (!content) {
    if (!menu.link) return null
    return (
      <li>
        <LinkTo link={menu.link} className={css['entry']}>
          {menu.label}
        </LinkTo>
      </li>
    )
  }
  const { columns, banner, isExtended } = content
  return (
    <li data-disclosure>
      <button
        type="button"
        className={css['entry']}
        popoverTarget={id}
        data-expanded={`navbar context.menu=${id}`}
      >
        {menu.label}
        <Icon name="chevron" />
      </button>
      <div
        id={id}
        popover="auto"
        className={css['panel']}
        data-color="light"
        data-extended={isExtended || undefined}
        data-follow={`navbar context.menu=${id}`}
        data-opened="menu.open"
        data-closed="menu.close"
        data-value={JSON.stringify({ id })}
      >
        <div className={css['inside']} data-banner={banner ? true : undefined}>
          <p className={css['title']}>
            {menu.link ? <LinkTo link={menu.link}>{menu.label}</LinkTo> : menu.label}
          </p>
          <div className={css['columns']} data-count={columns.length}>
            {columns.map((column, index) => (
              <Column key={index} id={`${id}-${index}`} column={column} />
            ))}
          </div>
          {banner && <MenuBanner banner={banner} />}
        </div>
      </div>
    </li>
  )
}

function Column({ id, column }: { id: string; column: MenuContent['columns'][number] }) {
  return (
    <div>
      {column.title && (
        <p id={id} className={css['heading']}>
          {column.title}
        </p>
      )}
      <ul role="list" className={css['items']} aria-labelledby={column.title ? id : undefined}>
        {column.links.map((item, index) => (
          <li key={index}>
            <LinkTo link={item.link} className={css['item']}>
              <span className={css['icon']}>
                <Icon name={item.icon ?? 'circle'} />
              </span>
              <span className={css['words']}>
                <strong>{item.label}</strong>
                {item.description && <span>{item.description}</span>}
              </span>
            </LinkTo>
          </li>
        ))}
      </ul>
    </div>
  )
}
