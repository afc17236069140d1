import type { Locale } from '../../../model/config/site-config.ts'
import type { StoredEntry } from '../../../model/config/storage.ts'
import { findLocal } from '../../../model/i18n/localize.ts'
import type { Translate } from '../../../model/slice/slice.tsx'
import type { Site } from '../../../model/site.ts'

/** One entry as pages describe it, in their language. */
export interface DescribedEntry {
  category: StoredEntry['category']
  /** Ends with `*` where only the start of the name is known. */
  name: string
  place: string
  owner: string
  duration: string
  purpose: string
}

export function describeStorage(
  { storage = [], config }: Pick<Site, 'storage' | 'config'>,
  locale: Locale,
  t: Translate,
): DescribedEntry[] {
  return storage.map((entry) => ({
    category: entry.category,
    name: entry.match === 'prefix' ? `${entry.name}*` : entry.name,
    place: t(`storage.${entry.in}`),
    owner: entry.vendor ? `${entry.vendor.name} (${entry.vendor.host})` : config.brand.name,
    duration: describeDuration(entry, locale, t),
    purpose: findLocal(entry.purposes ?? {}, locale.code, config.locales) ?? entry.purpose,
  }))
}

function describeDuration(
  { in: place, days, category }: StoredEntry,
  locale: Locale,
  t: Translate,
): string {
  if (days !== undefined) {
    const format = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
    return new Intl.NumberFormat(locale.iso, format).format(days)
  }
  if (place !== 'local') return t('storage.untilClosed')
  return t(category === 'exempt' ? 'storage.untilErased' : 'storage.untilWithdrawn')
}
