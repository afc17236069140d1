import { PagePart, type FrameProps } from '#runtime/slice'
import { LinkTo } from '#parts/LinkTo.tsx'
import type { PeerNavbarFields } from '../../generated/slice-fields.ts'
import css from './PeerNavbar.module.css'

export function PeerNavbar({ id, fields, page }: FrameProps<PeerNavbarFields>) {
  return (
    <header id={id} className={css['navbar']}>
      <LinkTo link={page.home} className={css['navbarName']}>
        {fields.name}
      </LinkTo>
      <nav aria-label={fields.menu_label}>
        <ul role="list" className={css['navbarMenus']} data-menus>
          {fields.menus.map(({ label, links }, index) => (
            <li key={index} data-disclosure>
              <button
                type="button"
                className={css['navbarButton']}
                popoverTarget={`menu-${index}`}
                data-expanded={`navbar context.menu=menu-${index}`}
              >
                {label}
              </button>
              <div
                id={`menu-${index}`}
                popover="auto"
                className={css['navbarPanel']}
                data-follow={`navbar context.menu=menu-${index}`}
                data-opened="menu.open"
                data-closed="menu.close"
                data-value={JSON.stringify({ id: `menu-${index}` })}
              >
                <ul role="list" className={css['navbarLinks']}>
                  {links.map((entry, line) => (
                    <li key={line}>
                      <LinkTo link={entry.link}>{entry.label}</LinkTo>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </nav>
      <PagePart name="locales">
        <ul role="list" className={css['navbarLocales']}>
          {page.locales.map(({ code, href, isCurrent }) => (
            <li key={code}>
              <a href={href} hrefLang={code} aria-current={isCurrent || undefined}>
                {code}
              </a>
            </li>
          ))}
        </ul>
      </PagePart>
    </header>
  )
}
