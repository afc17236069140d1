import type {
  WebsiteNavbarMenusItem,
  WebsiteNavbarMenusSubmenuLinkedBannerItem,
  WebsiteNavbarMenusSubmenuLinkedBodyLinksItem,
} from '../../generated/slice-fields.ts'

/** What a menu opens, whether its entries are its own or those of a submenu document. */
export interface MenuContent {
  columns: { title?: string | undefined; links: WebsiteNavbarMenusSubmenuLinkedBodyLinksItem[] }[]
  banner: WebsiteNavbarMenusSubmenuLinkedBannerItem | undefined
  /** Over the full width. */
  isExtended: boolean
}

/** Undefined for a menu that opens nothing: it is its link. */
export function toMenuContent({ items, submenu }: WebsiteNavbarMenusItem): MenuContent | undefined {
  const { body = [], banner, is_extended } = submenu?.fields ?? {}
  const columns = body.flatMap(({ title, links = [] }) =>
    links.length > 0 ? [{ title, links }] : [],
  )
  if (items && items.length > 0) columns.unshift({ title: undefined, links: items })
  if (columns.length === 0) return undefined
  return { columns, banner: banner?.[0], isExtended: is_extended ?? false }
}
