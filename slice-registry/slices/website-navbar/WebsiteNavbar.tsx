import { PagePart, type FrameProps } from '#runtime/slice'
import { CtaLink } from '#parts/Cta.tsx'
import { LinkTo } from '#parts/LinkTo.tsx'
import { Logo } from '#parts/Logo.tsx'
import type { WebsiteNavbarFields } from '../../generated/slice-fields.ts'
import { toCtaFacts, toMenuFacts } from './navbar-facts.ts'
import { DesktopMenu } from './DesktopMenu.tsx'
import { LocaleSwitch } from './LocaleSwitch.tsx'
import { toMenuKeys } from './menu-keys.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { SearchButton, SearchDialog } from './SearchDialog.tsx'
import css from './WebsiteNavbar.module.css'

/**
 * The bar at the top. Menus are popovers, so they open without a script; the machine `navbar` knows
 * which one is open. Attributes of the body, which differ from page to page, say whether the menu is
 * shown and in which colour.
 */
export function WebsiteNavbar({
  id,
  documentType,
  fields,
  page,
  t,
}: FrameProps<WebsiteNavbarFields>) {
  const { menus, sign_in, ctas, page_cta } = fields
  const keys = toMenuKeys(menus)
  const pageCta = page.navbar.cta ?? page_cta?.[0]
  return (
    <header
      id={id}
      className={css['navbar']}
      data-theme-of="navbar"
      data-print="none"
      data-facts={JSON.stringify({ menus: { [documentType]: toMenuFacts(menus) } })}
    >
      <div className={css['bar']}>
        <LinkTo link={page.home} className={css['home']}>
          <Logo {...page.brand} />
        </LinkTo>
        <nav className={css['desktop']} aria-label={t('menu.label')}>
          <ul role="list" className={css['menus']} data-menus>
            {menus.map((menu, index) => (
              <DesktopMenu key={index} id={`menu-${keys[index]}`} menu={menu} />
            ))}
          </ul>
        </nav>
        <div className={css['actions']}>
          {page.search && <SearchButton dialogId={`${id}-search`} t={t} />}
          <PagePart name="locales">
            <LocaleSwitch id={`${id}-locales`} locales={page.locales} label={t('locale.switch')} />
          </PagePart>
          {sign_in?.length ? (
            <div className={css['wide']}>
              {sign_in.map((cta, index) => (
                <CtaLink
                  key={index}
                  cta={{ ...cta, colorClass: 'ghost', small: true }}
                  className={css['signIn']}
                />
              ))}
            </div>
          ) : null}
          <div className={css['cta']}>
            <PagePart name="page-cta">
              {pageCta ? (
                <span
                  className={css['pageCta']}
                  data-facts={JSON.stringify({ pageCta: toCtaFacts(pageCta) })}
                >
                  <CtaLink cta={{ ...pageCta, small: true }} />
                </span>
              ) : (
                ctas?.map((cta, index) => <CtaLink key={index} cta={{ ...cta, small: true }} />)
              )}
            </PagePart>
          </div>
          <MobileMenu
            id={`${id}-mobile`}
            brand={page.brand}
            menus={menus}
            ctas={[...(ctas ?? []), ...(sign_in ?? [])]}
            t={t}
          />
        </div>
      </div>
      {page.search && <SearchDialog id={`${id}-search`} search={page.search} t={t} />}
    </header>
  )
}
