import { Icon } from '#parts/Icon.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import type { WebsiteNavbarMenusItem } from '../../generated/slice-fields.ts'
import css from './DesktopMenu.module.css'

/** A link, or a button that opens a list of links below the bar. */
export function DesktopMenu({ id, menu }: { id: string; menu: WebsiteNavbarMenusItem }) {
  if (!menu.items || menu.items.length === 0) {
    if (!menu.link) return null
    return (
      <li>
        <LinkTo link={menu.link} className={css.entry}>
          {menu.label}
        </LinkTo>
      </li>
    )
  }
  return (
    <li>
      <button type="button" className={css.entry} popoverTarget={id}>
        {menu.label}
        <Icon name="chevron" />
      </button>
      <div
        id={id}
        popover="auto"
        className={css.panel}
        data-color="light"
        data-follow={`navbar context.menu=${id}`}
        data-opened="menu.open"
        data-closed="menu.close"
        data-value={JSON.stringify({ id })}
      >
        <div className={css.inside}>
          <p className={css.title}>
            {menu.link ? <LinkTo link={menu.link}>{menu.label}</LinkTo> : menu.label}
          </p>
          <ul role="list" className={css.items}>
            {menu.items.map((item, index) => (
              <li key={index}>
                <LinkTo link={item.link} className={css.item}>
                  <span className={css.icon}>
                    <Icon name={item.icon ?? 'circle'} />
                  </span>
                  <span className={css.words}>
                    <strong>{item.label}</strong>
                    {item.description && <span>{item.description}</span>}
                  </span>
                </LinkTo>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}
