/** Addresses of the feeds; one of each kind for every feed of the site and every locale. */
import { spellPath } from '#schemas/spell-address.ts'
import {
  localePrefix,
  type FeedConfig,
  type SiteConfig,
} from '../../../model/config/site-config.ts'
import { localize } from '../../../model/i18n/localize.ts'
import { absolute } from '../fields/absolute.ts'
import type { BindContext } from '../fields/bind-section.ts'

export interface FeedLink {
  title: string
  type: string
  href: string
}

export const feedKinds = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
} as const

export type FeedKind = keyof typeof feedKinds

/** The page that a feed is about, and the folder that its files are in. */
export function toFeedHome({ path }: FeedConfig, locale: string, config: SiteConfig): string {
  return localePrefix(config, locale) + spellPath(localize(path, locale, config.locales)!)
}

export function toFeedPath(
  feed: FeedConfig,
  kind: FeedKind,
  locale: string,
  config: SiteConfig,
): string {
  return `${toFeedHome(feed, locale, config)}/${feedKinds[kind].file}`
}

/** The feeds that a page of this layout names in its head. */
export function findFeeds(layout: string, { site, locale, t }: BindContext): FeedLink[] {
  const feeds = (site.config.feeds ?? []).filter(({ layouts }) => layouts.includes(layout))
  return feeds.flatMap((feed) =>
    (['rss', 'atom'] as const).map((kind) => ({
      title: t(feed.title),
      type: feedKinds[kind].type,
      href: absolute(toFeedPath(feed, kind, locale.code, site.config), site),
    })),
  )
}
