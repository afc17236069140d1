import type {
  WebsiteNavbarMenusItem,
  WebsiteNavbarMenusSubmenuLinkedBannerItem,
  WebsiteNavbarMenusSubmenuLinkedBodyLinksItem,
} from '../../generated/slice-fields.ts'

/** The content of a menu, from its own entries or from a submenu document. */
export interface MenuContent {
  columns: { title?: string | undefined; links: WebsiteNavbarMenusSubmenuLinkedBodyLinksItem[] }[]
  banner: WebsiteNavbarMenusSubmenuLinkedBannerItem | undefined
  /** Whether it spans the full width. */
  isExtended: boolean
}

/** Undefined for a menu that opens nothing and is only a link. */
export function toMenuContent({ items, submenu }: WebsiteNavbarMenusItem): MenuContent | undefined {
  const { body = [], banner, is_extended } = submenu?.fields ?? {}
  const columns = body.flatMap(({ title, links = [] }) =>
    links.length > 0 ? [{ title, links }] : [],
  )
  if (items && items.length > 0) columns.unshift({ title: undefined, links: items })
  if (columns.length === 0) return undefined
  return { columns, banner: banner?.[0], isExtended: is_extended ?? false }
}
