/** The texts and addresses of the bar, as input for the machine `navbar` (NAV-01, NAV-06). */
import type { Cta } from '#runtime/slice'
import type { WebsiteNavbarMenusItem } from '../../generated/slice-fields.ts'
import { toMenuContent } from './menu-content.ts'

export interface MenuFacts {
  label: string
  href: string | undefined
  links: { label: string; href: string }[]
}

export function toMenuFacts(menus: readonly WebsiteNavbarMenusItem[]): MenuFacts[] {
  return menus.map((menu) => ({
    label: menu.label,
    href: menu.link?.href,
    links: (toMenuContent(menu)?.columns ?? []).flatMap(({ links }) =>
      links.map(({ label, link }) => ({ label, href: link.href })),
    ),
  }))
}

export function toCtaFacts({ type, label, link }: Cta) {
  return { type, label, href: link?.href }
}
